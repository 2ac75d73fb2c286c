import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import FidelityMeasures
import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ContentValidation

@Suite("Screens")
struct ScreenTests {
  private struct Dua: Decodable {
    let arabic: String
    let transliteration: String?

    enum CodingKeys: String, CodingKey {
      case arabic = "arabic_text"
      case transliteration
    }
  }

  private static let duas = Result {
    try JSONDecoder().decode([Dua].self, from: Data(contentsOf: Repository.url("output/duas.json")))
  }

  /// Scalars that texts should not have, and a few that they may.
  private static let strange = Array(
    "\u{0640}\u{200F}\u{FDFA}\u{FE8D}\u{06CC}\u{0661}3a,.:()[]﴿﴾،\u{00A0} \u{0653}\u{0670}\u{06E1}ـ"
      .unicodeScalars
  )

  /// Some duas of this library with mistakes, and with whatever else an editor might paste.
  private func draft(seed: UInt64) throws -> LibraryDraft {
    var random = SplitMix64(seed: seed)
    var draft = LibraryDraft()
    var offset = 0
    func field(_ text: String) -> Field<String> {
      offset += text.utf8.count + 1
      return Field(text, at: SourceRange(file: FileID(0), offset - text.utf8.count - 1..<offset - 1))
    }
    var declaration = LibraryDeclaration(range: SourceRange(file: FileID(0), 0..<1))
    if seed.isMultiple(of: 2) { declaration.policy.transliterationScheme = "rizq-1" }
    draft.declaration = declaration
    for (index, dua) in try Self.duas.get().shuffled(using: &random).prefix(40).enumerated() {
      var fragment = DuaFragment(range: SourceRange(file: FileID(1), index..<index + 1))
      fragment.arabic = field(changed(dua.arabic, TypingMistake.arabic, &random))
      if let latin = dua.transliteration {
        fragment.transliteration = field(changed(latin, [.latinLetter], &random))
      }
      if index.isMultiple(of: 9) {
        var source = CitationFragment(range: SourceRange(file: FileID(2), index..<index + 1))
        source.kind = Field(.quran, at: source.range)
        fragment.sources = [source]
      }
      draft.duas.append(fragment)
    }
    return draft
  }

  private func changed(_ text: String, _ mistakes: [TypingMistake], _ random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<random.number(in: 0...2) {
      if let change = random.pick(mistakes).change(in: scalars, using: &random) {
        scalars = change.applied(to: scalars)
      }
    }
    if random.number(in: 0...3) == 0, !scalars.isEmpty {
      scalars.insert(random.pick(Self.strange), at: random.number(in: 0...scalars.count - 1))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test("keep no text from a rule that finds something in it", arguments: 0..<24)
  func screensLoseNothing(seed: Int) throws {
    let draft = try draft(seed: UInt64(seed))
    let screened = Validator.findings(in: draft)
    #expect(screened == Validator.findings(in: draft, quran: shippedQuran, isScreened: false))
    #expect(screened.count > 20)
  }

  @Test("keep texts that are as they should be from most rules")
  func correctTexts() throws {
    var draft = try draft(seed: 0)
    for (index, dua) in try Self.duas.get().prefix(draft.duas.count).enumerated() {
      draft.duas[index].arabic =
        draft.duas[index].arabic.located.map { Field(dua.arabic, at: $0.range) } ?? .missing
      draft.duas[index].transliteration = .missing
      draft.duas[index].sources = []
    }
    var work = ValidationWork(draft, shippedQuran)
    work.screenWords(with: work.wordUnits.map(work.wordScreenings))
    work.screenTexts(with: work.textUnits.map(work.textScreenings))
    work.prepare(with: work.preparationUnits.map(work.preparation))
    let checks = (0..<work.textCount).reduce(0) { $0 + work.rules(for: $1, isRomanized: true).count }
    let all = RuleRegistry.all.count { $0 is any ArabicRule.Type }
    #expect(checks * 3 < work.textCount * all, "\(checks) of \(work.textCount * all)")
  }
}

extension TypingMistake {
  fileprivate static let arabic = allCases.filter { !$0.isInTransliteration }
}
