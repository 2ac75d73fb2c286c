import Diagnostics
import Testing
import UnicodeText

@testable import ContentImport

@Suite("SQLite databases")
struct SQLiteTests {
  private static let fields: [TableField: String] = [
    .arabic: "duas.text", .translation: "meaning", .repetitions: "times", .category: "chapters.name",
    .source: "citations.text", .id: "id",
  ]
  private static let joins = [
    TableJoin("duas.chapter_id", "chapters.id"), TableJoin("citations.dua", "duas.id"),
  ]

  private func arabic(_ result: ImportResult) throws -> [String?] {
    try result.rows("duas").map { $0["arabic"] as? String }
  }

  // MARK: What is imported

  @Test("the rows of a table are duas, with the chapter and the sources of joined tables")
  func joined() throws {
    let bytes = try SampleDatabase.bytes(SampleDatabase.collection)
    let result = try Importing.database(bytes, Self.fields, joins: Self.joins)
    let rows = try result.rows("duas")
    #expect(rows.map { $0["id"] as? Int } == [1, 4, 5])
    #expect(rows.map { $0["arabic"] as? String } == ["سُبْحَانَ اللَّهِ", "الْحَمْدُ لِلَّهِ", "اللَّهُ أَكْبَرُ"])
    #expect(rows.map { $0["category"] as? String } == ["evening", "morning", nil])
    #expect(rows.map { $0["repetitions"] as? Int } == [33, 1, 34])
    #expect(rows[2]["translation"] == nil)
    let sources = rows.map { ($0["source"] as? [[String: Any]] ?? []).map { $0["type"] as? String } }
    #expect(sources == [["hadith"], ["hadith", "quran"], []])
    #expect(result.messages("IM01").map { $0.contains("`place` of the table `duas`") } == [true])
    #expect(result.rules == ["IM01"])
  }

  @Test("a chain of joins leads through tables without fields, in any order")
  func linkTables() throws {
    let bytes = try SampleDatabase.bytes(SampleDatabase.linked)
    let result = try Importing.database(
      bytes,
      [.arabic: "duas.text", .category: "chapters.name", .title: "groups.title", .source: "citations.text"],
      joins: [
        TableJoin("chapters.id", "chapter_groups.chapter_id"), TableJoin("duas.group_id", "groups.id"),
        TableJoin("chapter_groups.group_id", "groups.id"), TableJoin("dua_citations.dua_id", "duas.id"),
        TableJoin("dua_citations.citation_id", "citations.id"),
      ]
    )
    let rows = try result.rows("duas")
    #expect(rows.map { $0["category"] as? String } == ["morning", "evening", "morning"])
    #expect(
      rows.map { ($0["title"] as? [String: String])?["en"] } == ["On waking", "At sunset", "On waking"]
    )
    let sources = rows.map { ($0["source"] as? [[String: Any]] ?? []).map { $0["type"] as? String } }
    #expect(sources == [["hadith", "quran"], ["quran"], []])
    #expect(result.rules == [])
  }

  @Test("rows of link tables that say two things or lead nowhere are reported")
  func irregularLinks() throws {
    let sql =
      SampleDatabase.linked + [
        "INSERT INTO chapter_groups VALUES (9, 1)", "INSERT INTO chapter_groups VALUES (8, 3)",
        "INSERT INTO groups VALUES (3, 'Lost')", "INSERT INTO duas VALUES (6, 3, 'e')",
        "INSERT INTO dua_citations VALUES (99, 1)", "INSERT INTO citations VALUES (4, 'Quran 1:1')",
      ]
    let result = try Importing.database(
      try SampleDatabase.bytes(sql),
      [.arabic: "duas.text", .category: "chapters.name", .source: "citations.text"],
      joins: [
        TableJoin("duas.group_id", "groups.id"), TableJoin("groups.id", "chapter_groups.group_id"),
        TableJoin("chapter_groups.chapter_id", "chapters.id"), TableJoin("duas.id", "dua_citations.dua_id"),
        TableJoin("dua_citations.citation_id", "citations.id"),
      ]
    )
    let messages = result.findings.map(\.message)
    #expect(messages.contains { $0.contains("`1`") && $0.contains("`chapter_groups`") }, "\(messages)")
    #expect(messages.contains { $0.contains("the row of `chapters` whose `id` is `8`") }, "\(messages)")
    #expect(messages.contains { $0.contains("the dua `99` of this row") }, "\(messages)")
    #expect(
      messages.contains { $0.contains("the row of `dua_citations` whose `citation_id` is `4`") },
      "\(messages)"
    )
  }

  @Test("duas are numbered in the order of the rows, or of a column")
  func order() throws {
    let sql = SampleDatabase.collection + ["UPDATE duas SET id = 2 WHERE id = 5"]
    let bytes = try SampleDatabase.bytes(sql)
    let byRow = try arabic(Importing.database(bytes, [.arabic: "duas.text"]))
    #expect(byRow == ["سُبْحَانَ اللَّهِ", "اللَّهُ أَكْبَرُ", "الْحَمْدُ لِلَّهِ"])
    let byPlace = try arabic(Importing.database(bytes, [.arabic: "duas.text"], order: "place"))
    #expect(byPlace == ["الْحَمْدُ لِلَّهِ", "اللَّهُ أَكْبَرُ", "سُبْحَانَ اللَّهِ"])
    let mixed = try SampleDatabase.bytes(
      "CREATE TABLE t (text, place)",
      "INSERT INTO t VALUES ('a', 'b'), ('b', 10), ('c', NULL), ('d', 'a'), ('e', 9), ('f', 'a')"
    )
    #expect(try arabic(Importing.database(mixed, order: "place")) == ["c", "e", "b", "d", "f", "a"])
  }

  @Test("texts are the same scalars, in every encoding", arguments: ["UTF-8", "UTF-16le", "UTF-16be"])
  func scalars(encoding: String) throws {
    let text = "ا\u{FEFF}\u{0650}\u{0651}ﷲ e\u{301} é\u{200F}𐓏 '\"\\ 👩‍👧\u{2028}ي\u{A0}ی\tx\ny"
    let bytes = try SampleDatabase.bytes(
      "PRAGMA encoding = '\(encoding)'",
      "CREATE TABLE t (text)",
      "INSERT INTO t VALUES ('\(text.replacing("'", with: "''"))')"
    )
    let imported = try arabic(Importing.database(bytes))
    #expect(imported.count == 1)
    #expect(imported[0].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test("names of tables and columns may have any characters, and ignore the case of ASCII letters")
  func names() throws {
    let bytes = try SampleDatabase.bytes(
      #"CREATE TABLE "my.duas ""all""" ("the text" TEXT, rowid TEXT, "النص" TEXT)"#,
      #"INSERT INTO "my.duas ""all""" VALUES ('a', 'b', 'c')"#,
      "CREATE TABLE other (x)"
    )
    for name in [#"my.duas "all".the text"#, "the text", #"MY.DUAS "ALL".The Text"#] {
      #expect(try arabic(Importing.database(bytes, [.arabic: name])) == ["a"])
    }
    #expect(try arabic(Importing.database(bytes, [.arabic: "rowid"])) == ["b"])
    #expect(try arabic(Importing.database(bytes, [.arabic: "النص"])) == ["c"])
  }

  @Test("a table whose columns have all names of the row number is read as it is stored")
  func hiddenRowNumbers() throws {
    let bytes = try SampleDatabase.bytes(
      "CREATE TABLE t (text TEXT, rowid TEXT, oid TEXT, _rowid_ TEXT)",
      "INSERT INTO t VALUES ('b', 'x', 'y', 'z'), ('a', NULL, NULL, NULL)"
    )
    #expect(try arabic(Importing.database(bytes)) == ["b", "a"])
  }

  @Test("a table without row numbers is read in the order of its key")
  func withoutRowNumbers() throws {
    let bytes = try SampleDatabase.bytes(
      "CREATE TABLE t (k TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID",
      "CREATE INDEX i ON t (text, k)",
      "INSERT INTO t VALUES ('b', 'a'), ('a', 'b'), ('c', ' c')"
    )
    let result = try Importing.database(bytes)
    #expect(try arabic(result) == ["b", "a", "c"])
    #expect(result.cells("IM02") == ["t 3 text"])
  }

  @Test("a database that was left in the mode of a write-ahead log is read")
  func writeAheadLog() throws {
    var bytes = try SampleDatabase.bytes("CREATE TABLE t (text)", "INSERT INTO t VALUES ('a')")
    (bytes[18], bytes[19]) = (2, 2)
    #expect(try arabic(Importing.database(bytes)) == ["a"])
  }

  @Test("long recordings beside the texts do not matter")
  func recordings() throws {
    let bytes = try SampleDatabase.bytes(
      "CREATE TABLE t (audio BLOB, text)",
      "INSERT INTO t VALUES (zeroblob(3000000), 'a'), (NULL, 'b')"
    )
    let result = try Importing.database(bytes)
    #expect(try arabic(result) == ["a", "b"])
    #expect(result.messages("IM01").map { $0.contains("it occurs once") } == [true])
  }

  // MARK: What is reported

  @Test("findings name the table, the row number and the column")
  func places() throws {
    let bytes = try SampleDatabase.bytes(
      "CREATE TABLE t (text, times, audio)",
      "INSERT INTO t (rowid, text, times, audio) VALUES (3, 'a ', 1, 'x'), (70, 'b', 'often', NULL), (71, NULL, 2, 'y')"
    )
    let result = try Importing.database(bytes, [.arabic: "text", .repetitions: "times"])
    #expect(result.cells("IM02") == ["t 3 text"])
    #expect(result.cells("IM10") == ["t 70 times"])
    #expect(result.cells("IM03") == ["t 71"])
    #expect(result.cells("IM01") == ["t 3"])
  }

  @Test("tables that are not mapped are named")
  func otherTables() throws {
    let result = try Importing.database(
      SampleDatabase.bytes(SampleDatabase.collection),
      [.arabic: "duas.text", .translation: "meaning"]
    )
    #expect(
      result.messages("IM01").first
        == "2 tables are not imported: `chapters`, `citations`; if the library needs one, map a field to one of its columns, and join it"
    )
  }

  @Test("rows that do not belong together are reported, at their keys")
  func references() throws {
    let bytes = try SampleDatabase.bytes(
      SampleDatabase.collection + [
        "UPDATE duas SET chapter_id = 8 WHERE id = 1", "CREATE TABLE copy AS SELECT * FROM chapters",
        "DROP TABLE chapters", "ALTER TABLE copy RENAME TO chapters",
        "INSERT INTO chapters VALUES (7, 'Night')",
        "INSERT INTO citations VALUES (2, 'Sahih Muslim 1'), (NULL, 'x')",
      ]
    )
    let result = try Importing.database(bytes, Self.fields, joins: Self.joins)
    #expect(result.cells("IM16") == ["duas 1 chapter_id", "citations 4 dua", "citations 5"])
    #expect(
      result.messages("IM16").contains(
        "the row of `chapters` whose `id` is `8` is not in the file; the reference is omitted"
      )
    )
    #expect(
      result.messages("IM13") == ["there is a second row of `chapters` for the key `7`; the first counts"]
    )
    #expect(try result.rows("duas").map { $0["category"] as? String } == [nil, "morning", nil])
  }

  @Test(
    "a value that is not a text is an error at its cell",
    arguments: [
      ("X'D8A7'", "the value is a blob, not a text; store it with `CAST(… AS TEXT)` if it is one"),
      ("1.5", "the value is the number 1.5, not a text or a whole number; correct it"),
      ("CAST(X'D8A7FF' AS TEXT)", "the text is not UTF-8, the encoding of the database; write it again"),
      ("CAST(X'6100' AS TEXT)", "U+0000 NULL is not allowed in text; remove it"),
      ("CAST(X'EFBFBE' AS TEXT)", "U+FFFE is not allowed in text; remove it"),
      ("replace(hex(zeroblob(600000)), '0', 'a')", "the text has 1200000 bytes; the limit is 1048576"),
    ]
  )
  func wrongValue(value: String, message: String) throws {
    let bytes = try SampleDatabase.bytes(
      "CREATE TABLE t (text)",
      "INSERT INTO t VALUES ('a'), (\(value)), (5), (6.0)"
    )
    let result = try Importing.database(bytes)
    #expect(result.messages("IM19") == [message])
    #expect(result.cells("IM19") == ["t 2 text"])
    #expect(result.rules == ["IM19"] && result.hasErrors)
  }

  @Test("UTF-16 that is not well-formed is an error", arguments: ["X'00D8'", "X'610062'"])
  func wrongUTF16(value: String) throws {
    let bytes = try SampleDatabase.bytes(
      "PRAGMA encoding = 'UTF-16le'",
      "CREATE TABLE t (text)",
      "INSERT INTO t VALUES (CAST(\(value) AS TEXT))"
    )
    // SQLite drops the last byte of an odd number.
    #expect(try Importing.database(bytes).rules == (value == "X'00D8'" ? ["IM19"] : []))
  }

  @Test("the errors of a table are limited")
  func manyErrors() throws {
    let bytes = try SampleDatabase.bytes(
      "CREATE TABLE t (text)",
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000) INSERT INTO t SELECT X'00' FROM n"
    )
    #expect(try Importing.database(bytes).messages("IM19").count == 1000)
  }

  // MARK: What the user wrote

  @Test(
    "a mapping that does not fit is wrong usage, with a suggestion",
    arguments: [
      ("duas.txet", "the table `duas` has no column `txet` for `arabic`; did you mean `text`?"),
      ("dua.text", "the database has no table `dua`; did you mean `duas`?"),
      (
        "text",
        "the database has 3 tables, and 2 of them have a column `text`: write the table before it, as in `arabic=duas.text`; the tables are `chapters`, `duas`, `citations`"
      ),
      (
        "duas.notes",
        "the table `duas` has no column `notes` for `arabic`; it has `id`, `chapter_id`, `text`, `meaning`, `times`, `place`"
      ),
      (
        "all.text",
        "`all` is a view or a virtual table, whose rows are computed: name the tables with the texts, and join them with --join"
      ),
    ]
  )
  func wrongColumn(name: String, message: String) throws {
    let bytes = try SampleDatabase.bytes(
      SampleDatabase.collection + [#"CREATE VIEW "all" AS SELECT * FROM duas"#]
    )
    #expect(throws: ImportUsageProblem(description: message)) {
      try Importing.database(bytes, [.arabic: name])
    }
  }

  @Test("joins and orders that do not fit are wrong usage")
  func wrongJoin() throws {
    let bytes = try SampleDatabase.bytes(SampleDatabase.collection)
    let columns: [TableField: String] = [.arabic: "duas.text", .category: "chapters.name"]
    func message(_ columns: [TableField: String], _ joins: [TableJoin], order: String? = nil) -> String? {
      do {
        _ = try Importing.database(bytes, columns, joins: joins, order: order)
        return nil
      } catch { return (error as? ImportUsageProblem)?.description }
    }
    let chapters = TableJoin("duas.chapter_id", "chapters.id")
    #expect(message(columns, [chapters]) == nil)
    #expect(message(columns, [])?.hasPrefix("the table `chapters` needs --join") == true)
    #expect(message(columns, [chapters, chapters]) == "--join joins the table `chapters` twice")
    #expect(message([.arabic: "duas.text"], [chapters])?.contains("no field of --map is in") == true)
    let citations = TableJoin("citations.dua", "duas.id")
    #expect(
      message(columns, [chapters, citations])?.contains("no field of --map is in the table `citations`")
        == true
    )
    #expect(
      message(columns, [chapters, TableJoin("chapters.id", "duas.id")])
        == "--join joins the table `chapters` twice"
    )
    #expect(
      message(columns, [chapters, TableJoin("duas.id", "duas.id")])?.contains("one column must be of") == true
    )
    #expect(
      message(columns, [TableJoin("chapters.id", "citations.dua")])?.contains("one column must be of") == true
    )
    #expect(message(columns, [TableJoin("duas.chapter", "chapters.id")])?.contains("did you mean") == true)
    #expect(
      message(columns, [TableJoin("duas.chapter_id", "chapter.id")])?.contains("did you mean `chapters`")
        == true
    )
    #expect(
      message(columns, [chapters], order: "chapters.id")?.contains("is not a column of the table") == true
    )
    #expect(message([.title: "duas.text"], [])?.hasPrefix("--map names no text") == true)
    #expect(message([:], [])?.hasPrefix("a database whose tables are not the app's needs --map") == true)
  }
}
