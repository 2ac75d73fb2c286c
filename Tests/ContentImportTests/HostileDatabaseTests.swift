import Diagnostics
import SeededRandom
import Testing

@testable import ContentImport

@Suite("Databases that cannot be trusted")
struct HostileDatabaseTests {
  private static let plain = ["CREATE TABLE t (text)", "INSERT INTO t VALUES ('a'), ('b')"]

  /// The start of the message of the one error.
  private func problem(_ bytes: [UInt8]) throws -> String? {
    let result = try Importing.database(bytes)
    return result.rules == ["IM18"] && result.cells("IM18") == ["file"] ? result.messages("IM18").first : nil
  }

  @Test("a file that is not a database is named as what it is")
  func otherFiles() throws {
    var random = SplitMix64(seed: 1)
    let noise = (0..<8192).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    #expect(try problem([])?.hasPrefix("the file is empty") == true)
    #expect(try problem(Array("id,text\n1,سبحان".utf8))?.hasPrefix("the file is a text") == true)
    #expect(try problem(noise)?.hasPrefix("the file seems to be encrypted") == true)
    #expect(try problem([0x1F, 0x8B, 0, 0, 1])?.contains("does not begin with `SQLite format 3`") == true)
    #expect(try problem(Array("SQLite format 3\0".utf8))?.contains("it has 16 of 100 bytes") == true)
  }

  @Test("a database with changes beside it is not read")
  func pendingChanges() throws {
    let result = try ContentImport.run(
      .sqlite,
      files: [
        ForeignFile(
          path: "duas.db",
          file: FileID(0),
          bytes: SampleDatabase.bytes(Self.plain),
          pendingChanges: "duas.db-wal"
        )
      ],
      options: ImportOptions(columns: [.arabic: "text"])
    )
    #expect(result.messages("IM18").map { $0.hasPrefix("`duas.db-wal` beside the database") } == [true])
  }

  @Test("a truncated database and one in a newer format are errors")
  func truncated() throws {
    let bytes = try SampleDatabase.bytes(Self.plain)
    for size in stride(from: 0, to: bytes.count, by: 97) {
      #expect(try problem(Array(bytes[..<size])) != nil, "\(size)")
    }
    var newer = bytes
    newer[19] = 3
    #expect(try problem(newer)?.contains("newer version") == true)
  }

  @Test("an empty database and a table without rows have nothing to import")
  func noRows() throws {
    let empty = try SampleDatabase.bytes("CREATE TABLE t (text)", "DROP TABLE t")
    #expect(throws: ImportUsageProblem(description: "the database has no tables")) {
      try Importing.database(empty)
    }
    #expect(try Importing.database(SampleDatabase.bytes("CREATE TABLE t (text)")).rules == ["IM17"])
  }

  /// Every byte of a database is changed: the result is an error, wrong usage (a name has changed) or a table, never a crash.
  @Test("any damaged byte is survived, in few steps", arguments: [UInt8(0x00), 0xFF, 0x01])
  func damaged(byte: UInt8) throws {
    // A page of every kind: the schema, the root of a table, two leaves, the rest of a long text, and an empty table.
    let rows = [0, 250, 300, 605].map { "INSERT INTO t VALUES ('\(String(repeating: "x", count: $0))')" }
    let bytes = try SampleDatabase.bytes(
      ["PRAGMA page_size = 512", "CREATE TABLE t (text)", "CREATE TABLE u (a, b)"] + rows
    )
    try #require(bytes.count == 6 * 512)
    var damaged = 0
    for index in bytes.indices where bytes[index] != byte {
      var copy = bytes
      copy[index] = byte
      do {
        if try Importing.database(copy, [.arabic: "t.text"]).rules.contains("IM18") { damaged += 1 }
      } catch is ImportUsageProblem { continue }
    }
    #expect(damaged > 0)
  }

  /// Both children of the root are one page, so that its rows are read twice; with more levels, any number of times.
  @Test("pages that are read twice are damage")
  func sharedPages() throws {
    var bytes = try SampleDatabase.bytes(
      ["PRAGMA page_size = 512", "CREATE TABLE t (text)"]
        + (0..<40).map { "INSERT INTO t VALUES ('\($0)\(String(repeating: "x", count: 90))')" }
    )
    // The root of the table is the second page, an interior page: 0x05. Its cells begin with the number of a child, and the
    // header ends with that of the last.
    let page = 512
    try #require(bytes[page] == 5)
    let cell = page + Int(bytes[page + 12]) << 8 + Int(bytes[page + 13])
    bytes.replaceSubrange((page + 8)..<(page + 12), with: bytes[cell..<(cell + 4)])
    #expect(try problem(bytes)?.hasPrefix("the table `t` is damaged") == true)
  }

  @Test("views, generated columns and triggers of the file are not run")
  func programs() throws {
    let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS text FROM n"
    let view = try SampleDatabase.bytes(Self.plain + ["CREATE VIEW v AS \(endless)"])
    #expect(throws: ImportUsageProblem.self) { try Importing.database(view, [.arabic: "v.text"]) }
    #expect(try Importing.database(view).duas == 2)
    let computed = try SampleDatabase.bytes(
      "CREATE TABLE t (text, x AS (hex(zeroblob(100000000))) NOT NULL)",
      "PRAGMA ignore_check_constraints = 1"
    )
    #expect(throws: ImportUsageProblem.self) { try Importing.database(computed) }
    let checked = try SampleDatabase.bytes(
      "PRAGMA ignore_check_constraints = 1",
      "CREATE TABLE t (text CHECK (instr(hex(zeroblob(9000000)), hex(zeroblob(4000000)) || 'x') > text))",
      "INSERT INTO t VALUES ('a')"
    )
    #expect(try Importing.database(checked).duas == 1)
    let virtual = try SampleDatabase.bytes("CREATE VIRTUAL TABLE s USING fts5(text)", "CREATE TABLE t (text)")
    #expect(throws: ImportUsageProblem.self) { try Importing.database(virtual, [.arabic: "s.text"]) }
  }

  @Test("a value that must not be missing, but is, is not damage")
  func missingValue() throws {
    let bytes = try SampleDatabase.bytes(
      "CREATE TABLE t (text, n)",
      "INSERT INTO t VALUES ('a', NULL)",
      "PRAGMA writable_schema = 1",
      "UPDATE sqlite_schema SET sql = 'CREATE TABLE t (text, n NOT NULL)'"
    )
    #expect(try Importing.database(bytes).duas == 1)
  }

  @Test("a definition of a table that is too long is an error, as are thousands of tables")
  func definitions() throws {
    let long = "CREATE TABLE t (text DEFAULT '\(String(repeating: "x", count: 120_000))')"
    #expect(try problem(SampleDatabase.bytes(long)) != nil)
    let wide = "CREATE TABLE t (text, \((0..<300).map { "c\($0)" }.joined(separator: ", ")))"
    #expect(try problem(SampleDatabase.bytes(wide)) != nil)
    let many = try SampleDatabase.bytes((0..<1000).map { "CREATE TABLE t\($0) (text)" })
    #expect(try Importing.database(many, [.arabic: "t7.text"]).rules == ["IM01", "IM17"])
  }

  @Test("joins that multiply rows are an error before the rows are made")
  func multipliedRows() throws {
    func rows(_ count: Int, of table: String) -> String {
      "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) "
        + "INSERT INTO \(table) SELECT 1, 1 FROM n"
    }
    let bytes = try SampleDatabase.bytes(
      "CREATE TABLE duas (id INTEGER PRIMARY KEY, text TEXT)",
      "INSERT INTO duas VALUES (1, 'a')",
      "CREATE TABLE links (dua INT, list INT)",
      rows(1001, of: "links"),
      "CREATE TABLE lists (id INT, source INT)",
      rows(1000, of: "lists")
    )
    let result = try Importing.database(
      bytes,
      [.arabic: "duas.text", .source: "lists.source"],
      joins: [TableJoin("duas.id", "links.dua"), TableJoin("links.list", "lists.id")]
    )
    #expect(
      result.messages("IM18") == [
        "the joined duas have more than 1000000 rows of the table `lists`; "
          + "join columns that tell which rows belong to a dua"
      ]
    )
  }
}
