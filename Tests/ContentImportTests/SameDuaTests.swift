import ContentDraft
import Diagnostics
import DuaLibrary
import Foundation
import Testing

@testable import ContentImport

@Suite("Duas that are one")
struct SameDuaTests {
  private let text = "اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا في يومي هذا"
  private let other = "اللهم إني أسألك علما واسعا ورزقا طيبا وعملا متقبلا في يومي هذا"
  private let marked = "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا وَرِزْقًا طَيِّبًا وَعَمَلًا مُتَقَبَّلًا فِي يَوْمِي هَذَا"

  private func run(
    _ entries: [[String: Any]],
    _ merging: ImportRecognition.Merging = .none,
    existing: [ExistingDua] = []
  ) throws -> ImportResult {
    let json = try JSONSerialization.data(withJSONObject: entries, options: [.sortedKeys])
    return try ContentImport.run(
      .json,
      files: [ForeignFile(path: "a.json", file: FileID(0), bytes: Array(json))],
      options: ImportOptions(
        columns: [
          .arabic: "arabic", .title: "title", .translation: "translation", .source: "source",
          .repetitions: "count",
        ],
        recognition: ImportRecognition(try Importing.identifier.get(), existing: existing, merging: merging)
      )
    )
  }

  private func existing(_ change: (inout DuaFragment) -> Void = { _ in }) throws -> ExistingDua {
    let range = SourceRange(file: FileID(0), 0..<1)
    var dua = DuaFragment(range: range)
    dua.slug = .init(try #require(Slug("useful-knowledge")), at: range)
    dua.arabic = .init(text, at: range)
    change(&dua)
    return try #require(ExistingDua(dua, folder: "content"))
  }

  // MARK: Reported

  @Test("a dua that is an earlier one but for a word is reported, and both are kept")
  func reported() throws {
    let result = try run([["arabic": text], ["arabic": other]])
    #expect(try result.rows("duas").count == 2)
    let finding = try #require(result.findings.first { $0.rule == SameDua.id })
    #expect(
      finding.message == "the text is that of an earlier dua, but for 1 of 12 words; both duas are kept"
    )
    #expect(finding.notes.map(\.message) == ["`نافعا` there, `واسعا` here", "the other dua is here"])
    #expect(finding.notes.last?.range != nil)
  }

  @Test("equal texts are reported once, as duplicates")
  func duplicates() throws {
    let result = try run([["arabic": text], ["arabic": text]])
    #expect(result.messages(DuplicateImport.id).count == 1 && result.messages(SameDua.id).isEmpty)
  }

  @Test("a dua of a library is reported by its slug and folder, and one that contains it")
  func ofALibrary() throws {
    let result = try run(
      [["arabic": marked], ["arabic": "كان النبي يقول إذا أصبح \(text) ثم يجلس"]],
      existing: [try existing()]
    )
    #expect(
      result.messages(SameDua.id) == [
        "the text is that of the dua `useful-knowledge` of `content`; both duas are kept"
      ]
    )
    #expect(
      result.messages(ContainedDua.id) == [
        "the text contains that of the dua `useful-knowledge` of `content`"
      ]
    )
    #expect(try result.rows("duas").count == 2)
  }

  @Test("the sources of the same dua are proposed where the file states none")
  func sources() throws {
    let result = try run([["arabic": text, "source": "Ibn Majah 925"], ["arabic": other]])
    let rows = try result.rows("duas")
    #expect((rows[1]["source"] as? [[String: Any]])?.map { $0["number"] as? String } == ["925"])
    #expect(
      result.messages(ProposedValue.id).last
        == "the text is that of an earlier dua, whose source Sunan Ibn Majah 925 is proposed, because the file states none"
    )
  }

  // MARK: Merged

  private var entries: [[String: Any]] {
    [
      ["arabic": text, "title": "Knowledge", "source": "Ibn Majah 925"],
      ["arabic": marked, "title": "After the prayer", "translation": "O Allah", "source": "Ahmad 26602"],
      ["arabic": other, "title": "Knowledge", "count": 3],
    ]
  }

  @Test(
    "what the first dua does not have is added to it; its own texts stay as they are, and the others are listed"
  )
  func merged() throws {
    let result = try run(entries, .letters)
    let rows = try result.rows("duas")
    try #require(rows.count == 2)
    #expect(result.duas == 2 && result.merged == 1)
    #expect(rows[0]["arabic"] as? String == text && rows[1]["arabic"] as? String == other)
    #expect(rows[0]["title"] as? [String: String] == ["en": "Knowledge"])
    #expect(rows[0]["translation"] as? [String: String] == ["en": "O Allah"])
    #expect((rows[0]["source"] as? [[String: Any]])?.map { $0["number"] as? String } == ["925", "26602"])
    #expect(
      result.messages(MergedDua.id) == [
        "the text is that of an earlier dua; the dua is merged into it, and adds the translation in `en`, "
          + "the source Musnad Ahmad 26602"
      ]
    )
    let omitted = try #require(result.findings.first { $0.rule == NotMerged.id })
    #expect(
      omitted.notes.map(\.message) == [
        "the Arabic text: `\(marked)`", "the title in `en`: `After the prayer`",
      ]
    )
  }

  @Test("with other words, only if that is asked for")
  func mergedWithOtherWords() throws {
    let result = try run(entries, .same)
    #expect(try result.rows("duas").count == 1 && result.merged == 2)
    #expect(try result.rows("duas").first?["repetitions"] as? Int == 3)
    #expect(try run(entries, .none).merged == 0)
  }

  @Test("a dua that a library has is left out, with what it would add")
  func leftOut() throws {
    let dua = try existing {
      $0.sources = [CitationFragment(range: $0.range)]
      $0.title = [.init(language: .english, text: .init("Knowledge", at: $0.range))]
    }
    let result = try run(entries, .letters, existing: [dua])
    #expect(try result.rows("duas").map { $0["arabic"] as? String } == [other])
    #expect(
      result.messages(MergedDua.id) == [
        "the text is that of the dua `useful-knowledge` of `content`; the dua is left out, and would add "
          + "the source Sunan Ibn Majah 925",
        "the text is that of the dua `useful-knowledge` of `content`; the dua is left out, and would add "
          + "the translation in `en`, the source Musnad Ahmad 26602",
      ]
    )
  }

  @Test("steps of journeys refer to the dua that is kept")
  func journeys() throws {
    let seed: [String: Any] = [
      "duas": [
        ["id": 1, "titleEn": "A", "arabicText": text], ["id": 2, "titleEn": "B", "arabicText": marked],
        ["id": 3, "titleEn": "C", "arabicText": "سبحان الله"],
      ],
      "journeys": [["id": 1, "name": "J"]],
      "journeyDuas": [
        ["journeyId": 1, "duaId": 2, "sortOrder": 1], ["journeyId": 1, "duaId": 3, "sortOrder": 2],
      ],
    ]
    let json = try JSONSerialization.data(withJSONObject: seed, options: [.sortedKeys])
    let result = try ContentImport.run(
      .rizqSeed,
      files: [ForeignFile(path: "a.json", file: FileID(0), bytes: Array(json))],
      options: ImportOptions(
        recognition: ImportRecognition(try Importing.identifier.get(), merging: .letters)
      )
    )
    #expect(result.merged == 1)
    let steps = try result.rows("journeys").first?["step"] as? [[String: Any]]
    #expect(steps?.map { $0["dua"] as? String } == ["a", "c"])
  }
}
