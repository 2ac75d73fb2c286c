import Diagnostics
import QuranText
import Testing

@testable import ContentValidation

@Suite struct UnusualTransliterationTests {
  /// Words that begin with ق.
  private static let words = [
    ("قَدِيرٌ", "qadīrun"), ("قَرِيبٌ", "qarībun"), ("قَوِيٌّ", "qawiyyun"), ("قَدِيمٌ", "qadīmun"),
    ("قَلْبٌ", "qalbun"), ("قَمَرٌ", "qamarun"), ("قَوْلٌ", "qawlun"), ("قَصَصٌ", "qaṣaṣun"),
    ("قَدَرٌ", "qadarun"), ("قَسَمٌ", "qasamun"),
  ]

  /// A library of two duas with all words, one after another, and a third dua.
  private func library(_ arabic: String, _ latin: String, writing q: String = "q") -> DraftLiteral {
    let halves = [Self.words, Self.words.reversed()]
    let duas = halves.enumerated().map { index, words in
      let arabic = words.map(\.0).joined(separator: " ") + " رَبِّ"
      let latin = (words.map(\.1).joined(separator: " ") + " rabb").replacing("q", with: q)
      return "dua slug=d\(index)\n  arabic \(arabic)\n  transliteration \(latin)"
    }
    return DraftLiteral(
      (duas + ["dua slug=a\n  arabic \(arabic)\n  transliteration \(latin)"]).joined(separator: "\n")
    )
  }

  private func findings(in literal: DraftLiteral) throws -> [Finding] {
    Validator.findings(in: literal.draft, quran: QuranSource(fingerprints: try .shipped())).filter {
      $0.rule == UnusualTransliteration.id
    }
  }

  @Test func anUnusualSpellingIsReportedWithTheUsualOne() throws {
    let found = try findings(in: library("رَبِّ قَضَاءٌ", "rabbi kaḍāʾ"))
    #expect(
      found.map(\.message) == [
        "`kaḍāʾ` has `k` for `قَ`, which the library writes as `q` in 20 of 20 places: compare it with `قَضَاءٌ`"
      ]
    )
    #expect(found.first?.notes.map(\.message) == ["the Arabic"])
  }

  @Test func aSpellingUsedElsewhereIsNotADeviation() throws {
    #expect(try findings(in: library("رَبِّ قَضَاءٌ", "rabbi qaḍāʾ")) == [])
    #expect(try findings(in: library("رَبِّ قَضَاءٌ", "rabbi kaḍāʾ", writing: "k")) == [])
  }

  @Test func inAnotherSchemeTheProjectSchemeIsTheDeviation() throws {
    let found = try findings(in: library("رَبِّ قَضَاءٌ", "rabbi qaḍāʾ", writing: "k"))
    #expect(found.map(\.message).allSatisfy { $0.contains("has `q` for `قَ`") } && found.count == 1)
  }

  @Test func wordsWithOtherFindingsAreSkipped() throws {
    #expect(try findings(in: library("رَبِّ قَضَاءٌ", "rabbi rabbi kaḍāʾ")).count == 1)
    #expect(try findings(in: library("رَبِّ قَضَاءٌ", "rabbi kuḍāʾ")) == [])
  }
}
