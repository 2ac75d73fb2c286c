import FidelityMeasures
import TestSupport
import Testing

@Suite(.slow) struct TransliterationFigureTests {
  @Test("Every dua of the library is consistent with its transliteration")
  func library() throws {
    try expectReached(MatchingWords(set: .library), least: 1_000)
    try expectReached(RejectedOwnPairs(set: .library), least: 100)
  }

  @Test("Mistakes put into the library are found", arguments: LatinInjection.allCases)
  func injections(injection: LatinInjection) throws {
    try expectReached(InjectedTransliterationErrors(injection, in: .library, rounds: 4), least: 300)
  }

  @Test("No dua of the library passes for another")
  func strangers() throws {
    try expectReached(RejectedStrangers(set: .library, others: 12), least: 1_000)
  }

  @Test(
    "The English transliteration of the Quran matches both spellings of the Arabic",
    .requires(.referenceTexts),
    arguments: [ReferenceData.QuranEdition.simple, .uthmani]
  )
  func quran(spelling: ReferenceData.QuranEdition) throws {
    try expectReached(MatchingWords(set: .quran(spelling)), least: 77_000)
  }

  @Test(
    "Public duas are accepted with their own transliteration and refused with another",
    .requires(.referenceTexts),
    arguments: [("en", 0.998), ("id", 0.994)]
  )
  func publicDuas(language: String, words: Double) throws {
    let matching = try MatchingWords(set: .duaDhikr(language)).run(on: .standard)
    #expect(matching.share >= words, "\(matching)")
    try expectReached(RejectedOwnPairs(set: .duaDhikr(language)), least: 97)
    try expectReached(RejectedStrangers(set: .duaDhikr(language)), least: 1_000)
  }

  private func expectReached(_ measure: some FidelityMeasure, least: Int) throws {
    let figure = try measure.run(on: .standard)
    #expect(figure.meets(measure.target) == true, "\(measure.name): \(figure)")
    #expect(figure.total >= least)
  }
}
