import ArabicText
import Foundation
import Testing
import TransliterationMeasures

@Suite struct TransliterationFigureTests {
  @Test("Every dua of the library is consistent with its transliteration")
  func library() throws {
    for pair in try TransliterationPair.bundle(TestData.bundle) {
      let report = TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin)
      #expect(report.isConsistent, "\(report.findings)")
    }
  }

  @Test("Mistakes put into the library are found", arguments: Injection.allCases)
  func injections(injection: Injection) throws {
    let share = detected(injection, in: try .library(), rounds: 4, seed: 7)
    let asked = injection == .consonant ? 0.96 : injection == .vowel ? 0.92 : 0.99
    #expect(share.count > 300)
    #expect(share.value >= asked, "\(share)")
  }

  @Test("No dua of the library passes for another")
  func strangers() throws {
    let share = rejectedStrangers(try .library(), strides: Array(1...12))
    #expect(share.count > 1_000)
    #expect(share.hits == share.count)
  }

  @Test(
    "The English transliteration of the Quran matches both spellings of the Arabic",
    .enabled(if: TestData.hasReference, "there is no reference data beside the package"),
    arguments: ["quran-simple", "quran-uthmani"]
  )
  func quran(spelling: String) throws {
    let share = matchingWords(try TransliterationPair.quran(spelling, in: TestData.reference))
    #expect(share.count > 77_000)
    #expect(share.value >= 0.999)
  }

  @Test(
    "Public duas are accepted with their own transliteration and refused with another",
    .enabled(if: TestData.hasReference, "there is no reference data beside the package"),
    arguments: [("en", 0.998), ("id", 0.994)]
  )
  func publicDuas(language: String, words: Double) throws {
    let pairs = try TransliterationPair.duaDhikr(language, in: TestData.reference)
    #expect(pairs.count == 97)
    #expect(matchingWords(pairs).value >= words)
    #expect(rejectedPairs(pairs).hits == 0)
    let strangers = rejectedStrangers(pairs, strides: Array(1...24))
    #expect(strangers.hits == strangers.count)
  }
}

extension [TransliterationPair] {
  static func library() throws -> [TransliterationPair] { try TransliterationPair.bundle(TestData.bundle) }
}
