import DuaLibrary
import FidelityMeasures
import TestSupport
import Testing
import UnicodeText

@testable import QuranText

/// The verifier on the whole Quran, with the targets of the measures.
@Suite(.requires(.referenceTexts), .slow)
struct FidelityTests {
  @Test(arguments: Orthography.allCases) func `Every verse quoted whole has no finding`(
    orthography: Orthography
  ) throws {
    let texts = try #require(TanzilTexts.texts)
    for verse in 0..<VerseNumbering.count {
      let reference = try #require(VerseNumbering.reference(from: verse, through: verse))
      let text = texts.verse(verse, orthography)
      #expect(Shipped.verifier.verify(text, cited: reference) == [], "\(reference) \(text)")
    }
  }

  @Test(arguments: [FalseQuotationErrors.Quotations.composed, .parts, .bare])
  func `Right quotations have no error`(quotations: FalseQuotationErrors.Quotations) throws {
    try expectReached(FalseQuotationErrors(quotations, partCount: 1_000))
  }

  @Test(arguments: QuotationInjection.allCases) func `Errors put into quotations are found`(
    injection: QuotationInjection
  ) throws {
    let measure = InjectedQuotationErrors(
      injection,
      counting: injection == .shaddaDropped ? .errorsAndWarnings : .errors,
      quotations: 600
    )
    try expectReached(measure)
  }

  @Test func `With the texts, a missing or replaced word is named`() throws {
    let verifier = QuranVerifier(fingerprints: Shipped.fingerprints, texts: TanzilTexts.texts)
    let reference = try QuranReference(surah: 112, ayahs: 3...3)
    #expect(verifier.verify("لَمْ وَلَمْ يُولَدْ", cited: reference).map(\.expected) == ["يَلِدْ"])
    #expect(verifier.verify("لَمْ يُخْلَقْ وَلَمْ يُولَدْ", cited: reference).map(\.expected) == ["يَلِدْ"])
  }

  private func expectReached(_ measure: some FidelityMeasure) throws {
    let figure = try measure.run(on: .standard)
    #expect(figure.meets(measure.target) == true, "\(measure.name): \(figure)")
    #expect(figure.total > 100)
  }
}
