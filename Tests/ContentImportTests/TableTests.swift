import Diagnostics
import DuaLibrary
import Testing
import UnicodeText

@testable import ContentImport

@Suite("Tables")
struct TableTests {
  private static let columns: [TableField: String] = [.arabic: "Text", .translation: "Meaning"]

  private func run(_ text: String, _ columns: [TableField: String] = columns) throws -> ImportResult {
    try Importing.run(.csv, [("t.csv", text)], columns: columns)
  }

  private func arabic(_ result: ImportResult) throws -> [String?] {
    try result.rows("duas").map { $0["arabic"] as? String }
  }

  @Test("commas, semicolons and tabs separate fields", arguments: [",", ";", "\t"])
  func separators(separator: String) throws {
    let result = try run("Text\(separator)Meaning\nسبحان\(separator)Glory\n")
    #expect(try arabic(result) == ["سبحان"])
    #expect(result.findings.isEmpty)
  }

  @Test("quoted fields may contain separators, quotes and line ends, scalar for scalar")
  func quotes() throws {
    let result = try run("Text,Meaning\r\n\"a, \"\"b\"\"\nc\",\"d\r\ne\"\r\n")
    #expect(try arabic(result) == ["a, \"b\"\nc"])
    let translation = try result.rows("duas")[0]["translation"] as? [String: String]
    #expect(translation?["en"]?.unicodeScalars.elementsEqual("d\r\ne".unicodeScalars) == true)
  }

  @Test("categories are told apart by the scalars of their names")
  func categories() throws {
    let names = ["\u{C9}vening", "E\u{301}vening"]
    let result = try run(
      "Text,Time\na,\(names[0])\nb,\(names[1])\nc,\(names[0])\n",
      [.arabic: "Text", .category: "Time"]
    )
    let categories = try result.declaration["categories"] as? [[String: Any]]
    let imported = categories?.compactMap { ($0["name"] as? [String: String])?["en"] } ?? []
    #expect(imported.hasSameScalars(as: names))
    #expect(try result.rows("duas").map { $0["category"] as? String } == ["evening", "evening-2", "evening"])
  }

  @Test(
    "names, texts and the library are in the stated language; only Arabic among texts in other letters is Arabic",
    arguments: [
      ("ur", "صبح کی دعا", "ur"), ("pa-PK", "سویر دی دعا", "pa-PK"), ("id", "Doa pagi", "id"),
      ("id", "دعاء الصباح", "ar"),
      ("ar", "Morning", "ar"),
      ("az-Arab", "صباح", "az-Arab"), ("ur-Latn", "دعاء الصباح", "ar"),
    ]
  )
  func language(stated: String, name: String, expected: String) throws {
    let columns: [TableField: String] = [
      .arabic: "a", .translation: "t", .title: "n", .benefit: "b", .category: "c", .source: "s",
    ]
    let result = try Importing.run(
      .csv,
      [("t.csv", "a,t,n,b,c,s\nسبحان الله,T,\(name),\(name),\(name),Sahih Muslim 2691\n")],
      columns: columns,
      language: try #require(LanguageTag(stated))
    )
    let row = try #require(try result.rows("duas").first)
    #expect(row["title"] as? [String: String] == [expected: name])
    #expect(row["benefit"] as? [String: String] == [expected: name])
    #expect(row["translation"] as? [String: String] == [stated: "T"])
    let declaration = try result.declaration
    #expect(declaration["default-language"] as? String == stated)
    #expect(declaration["required-languages"] as? [String] == [stated])
    let names = ["categories", "works"].map {
      (declaration[$0] as? [[String: Any]])?.first?["name"] as? [String: String]
    }
    #expect(names == [[expected: name], [stated: "Sahih Muslim"]])
  }

  @Test("a table without a map is an error of usage that names its columns")
  func withoutMap() throws {
    let description =
      "a table needs --map: name the column of each field, as in `--map arabic=Text,translation=Meaning`; it has `A`, `B`"
    #expect(throws: ImportUsageProblem(description: description)) { try run("A,B\na,b\n", [:]) }
  }

  @Test(
    "a count may be written with words or a sign",
    arguments: [
      ("1x", 1), ("3x", 3), ("x3", 3), ("× 33", 33), ("100 times", 100), ("(7)", 7), ("Thrice", 3), ("٣", 3),
      ("(٣٣)", 33), ("۱۰۰x", 100),
    ]
      as [(String, Int)]
  )
  func counts(text: String, count: Int) throws {
    let result = try run("Text,N\na,\(text)\n", [.arabic: "Text", .repetitions: "N"])
    #expect(try result.rows("duas").map { $0["repetitions"] as? Int } == [count])
    #expect(
      result.messages("IM15") == [
        "\(count == 1 ? "1 repetition was" : "\(count) repetitions were") read from \(text.quoted())"
      ]
    )
  }

  @Test(
    "other words are not counts",
    arguments: ["x", "often", "3 or 7 times", "3x daily", "2000x", "times", "٠", "٣-٧", "²"]
  )
  func otherCounts(text: String) throws {
    let result = try run("Text,N\na,\(text)\n", [.arabic: "Text", .repetitions: "N"])
    #expect(result.rules == ["IM10"])
  }

  @Test("unmapped columns are counted")
  func others() throws {
    let result = try run("Text,Meaning,Notes\na,b,c\nd,e,f\n")
    #expect(
      result.messages("IM01") == [
        "the column `Notes` is not imported (it occurs 2 times); the source format has no field for it"
      ]
    )
  }

  @Test("an unknown column is an error of usage, with a suggestion")
  func unknownColumn() {
    #expect(
      throws: ImportUsageProblem(
        description: "the table has no column `Txet` for `arabic`; did you mean `Text`?"
      )
    ) { try run("Text,Meaning\na,b\n", [.arabic: "Txet"]) }
  }

  @Test(
    "an ambiguous table is an error",
    arguments: ["Text,Meaning\n\"a,b\n", "Text,Meaning\n\"a\"b,c\n", "Text,Meaning\na,b,c\n"]
  )
  func malformed(text: String) throws { #expect(try run(text).messages("IM12").count == 1) }

  @Test("a row with more fields than there are columns says how many of each")
  func surplusField() throws {
    #expect(
      try run("Text\na,b\n", [.arabic: "Text"]).messages("IM12") == [
        "the row has 2 fields, but the table has 1 column; quote fields that contain the separator"
      ]
    )
  }

  @Test("a short row, a bare quote and a repeated column are corrected with a warning")
  func irregular() throws {
    #expect(try run("Text,Meaning\na\n").messages("IM13").count == 1)
    #expect(try run("Text,Meaning\na\"b,c\n").messages("IM13").count == 1)
    #expect(try run("Text,Meaning,Text\na,b,c\n").messages("IM13").count == 1)
  }

  /// A table of 256 columns and a million short rows would otherwise take gigabytes.
  @Test("a short row keeps only the fields that it has")
  func shortRows() throws {
    let log = ImportLog()
    let names = (0..<256).map { "c\($0)" }.joined(separator: ",")
    let file = ForeignFile(path: "t.csv", file: FileID(0), bytes: Array("\(names)\na\nb,c\n".utf8))
    let table = try #require(TableReader.read(file, log))
    #expect(table.rows.map(\.count) == [1, 2])
  }

  @Test("blank lines and a missing last line end do not make rows")
  func blankLines() throws {
    #expect(try arabic(run("Text,Meaning\n\na,b\n\n\nc,d")) == ["a", "c"])
  }

  @Test(
    "an empty table and one without texts are errors",
    arguments: ["", "\n \r\n", "\u{FEFF}"]
  )
  func empty(text: String) throws {
    #expect(try run(text).messages("VO14").count == 1)
    #expect(try run("Text,Meaning\n").messages("IM17").count == 1)
    #expect(try run("Text,Meaning\n,\n ,\n").messages("IM17").count == 1)
    #expect(throws: ImportUsageProblem.self) { try run("Text,Meaning\na,b\n", [.title: "Text"]) }
  }

  @Test("a row without a text is reported, and the others keep their numbers")
  func rowWithoutText() throws {
    let columns: [TableField: String] = [.title: "Title", .arabic: "Text"]
    let result = try run("Title,Text\nA,a\nB,\nC,c\n", columns)
    #expect(try result.rows("duas").map { $0["id"] as? Int } == [1, 2, 3])
    #expect(result.messages("IM03").count == 1)
  }

  @Test("unique ids are kept; other ids are replaced with a warning")
  func ids() throws {
    let columns: [TableField: String] = [.id: "id", .arabic: "Text"]
    let kept = try run("id,Text\n7,a\n3,b\n", columns)
    #expect(try kept.rows("duas").map { $0["id"] as? Int } == [7, 3])
    let numbered = try run("id,Text\n7,a\n7,b\n", columns)
    #expect(try numbered.rows("duas").map { $0["id"] as? Int } == [1, 2])
    #expect(numbered.rules == ["IM08"])
    #expect(try run("id,Text\n7,a\n,b\n", columns).rules == ["IM08"])
    #expect(try run("id,Text\n0,a\n1,b\n", columns).rules == ["IM08"])
  }

  @Test("invalid slugs are replaced by unique ones from the title")
  func slugs() throws {
    let result = try run(
      "slug,Title,Text\nfine,A,a\nfine,Évening Dua,b\nNot Fine,Évening Dua,c\n,,d\n",
      [.slug: "slug", .title: "Title", .arabic: "Text"]
    )
    #expect(
      try result.rows("duas").map { $0["slug"] as? String } == [
        "fine", "evening-dua", "evening-dua-2", "dua-4",
      ]
    )
    #expect(result.messages("IM09").count == 2)
  }

  @Test(
    "files that are not text are rejected",
    arguments: [
      [0xFF, 0xFE, 0x54, 0x00], [0x54, 0xC7, 0xE1, 0xE1, 0xE5], [0x54, 0x0A, 0x61, 0x00],
      [0x54, 0x2C, 0xE2, 0x80],
    ] as [[UInt8]]
  )
  func notText(bytes: [UInt8]) throws {
    let result = try Importing.run(.csv, bytes: [("t.csv", bytes)], columns: [.arabic: "T"])
    #expect(result.hasErrors)
  }
}
