import ContentIngest
import Diagnostics
import DuaLibrary
import DuaRecognition
import QuranText
import Testing

@testable import ContentImport

@Suite("Proposed titles and sources")
struct ProposalTests {
  private func run(
    _ rows: [[String]],
    language: LanguageTag = .english,
    recognizes: Bool = true
  ) throws -> ImportResult {
    let table = "title,arabic,source\n" + rows.map { $0.joined(separator: ",") + "\n" }.joined()
    return try ContentImport.run(
      .csv,
      files: [ForeignFile(path: "a.csv", file: FileID(0), bytes: Array(table.utf8))],
      options: ImportOptions(
        language: language,
        columns: [.title: "title", .arabic: "arabic", .source: "source"],
        recognition: recognizes ? ImportRecognition(try Importing.identifier.get()) : nil
      )
    )
  }

  private let sleeping = "بِاسْمِكَ اللَّهُمَّ أَمُوتُ وَأَحْيَا"
  private let verse = "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ"

  @Test("a known text without a title gets its name, and verses without a source their citation")
  func proposed() throws {
    let result = try run([["", sleeping, ""], ["", verse, ""]])
    let rows = try result.rows("duas")
    #expect(rows[0]["title"] as? [String: String] == ["en": "Sleeping Dua"])
    #expect(rows[0]["slug"] as? String == "sleeping-dua")
    #expect(rows[0]["source"] == nil)
    #expect(rows[1]["title"] as? [String: String] == ["en": "Rabbana Atina"])
    let sources = rows[1]["source"] as? [[String: Any]]
    #expect(sources?.map { $0["type"] as? String } == ["quran"])
    #expect(sources?.map { $0["ayah"] as? String } == ["201"])
    #expect(
      result.messages(ProposedValue.id) == [
        "the text is known as `Sleeping Dua`, which is proposed as its title, because the file states none",
        "the text is known as `Rabbana Atina`, which is proposed as its title, because the file states none",
        "the text is that of Quran 2:201, which is proposed as its source, because the file states none",
      ]
    )
    #expect(rows.map { $0["arabic"] as? String } == [sleeping, verse])
  }

  @Test("what a file states is kept")
  func stated() throws {
    let result = try run([["A title", verse, "Sahih Muslim 2690"]])
    let row = try #require(try result.rows("duas").first)
    #expect(row["title"] as? [String: String] == ["en": "A title"])
    #expect((row["source"] as? [[String: Any]])?.map { $0["type"] as? String } == ["hadith"])
    #expect(result.messages(ProposedValue.id).isEmpty)
  }

  @Test("titles are in the script of the language of the library")
  func script() throws {
    let row = try #require(try run([["", sleeping, ""]], language: .arabic).rows("duas").first)
    #expect(row["title"] as? [String: String] == ["ar": "دعاء النوم"])
  }

  @Test("nothing is proposed for other texts, or if proposals are turned off")
  func nothing() throws {
    let story = "\"عن حذيفة قال كان النبي إذا أوى إلى فراشه قال \(sleeping) وإذا قام قال الحمد لله\""
    for result in [try run([["", story, ""]]), try run([["", sleeping, ""]], recognizes: false)] {
      #expect(try result.rows("duas").first?["title"] == nil)
      #expect(result.messages(ProposedValue.id).isEmpty)
    }
  }
}
