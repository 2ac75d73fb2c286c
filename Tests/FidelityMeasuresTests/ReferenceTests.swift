import ArabicText
import FidelityMeasures
import Foundation
import TestSupport
import Testing

@Suite("Figures on the reference texts", .slow)
struct ReferenceTests {
  private static let measures =
    FidelityMeasures.arabic
    + FidelityMeasures.tashkeel.filter { !($0 is DamagedTashkeelClass) && !($0 is DeletedMarkFlag) }

  @Test(
    "folds and tashkeel reach their targets",
    .requires(.referenceTexts),
    arguments: measures.indices
  )
  func reached(place: Int) throws {
    let measure = Self.measures[place]
    let figure = try measure.run(on: .standard)
    #expect(figure.meets(measure.target) == true, "\(measure.name): \(figure.hits) of \(figure.total)")
  }

  @Test(
    "deleted marks are reported",
    .requires(.referenceTexts),
    arguments: [
      DamagedTashkeelClass(.drops(percent: 30), becomes: .partial, share: 0.9977),
      DamagedTashkeelClass(.drops(percent: 10), becomes: .partial, share: 0.95),
      DamagedTashkeelClass(.withoutCaseEndings, becomes: .partial, share: 0.95),
      DeletedMarkFlag(mark: .vowel), DeletedMarkFlag(mark: .tanwin), DeletedMarkFlag(mark: .sukun),
    ] as [any FidelityMeasure]
  )
  func damaged(measure: any FidelityMeasure) throws {
    let figure = try measure.run(on: .standard)
    #expect(figure.meets(measure.target) == true, "\(measure.name): \(figure.hits) of \(figure.total)")
  }

  @Test(
    "correct verses have the findings of their encoding and no other",
    .requires(.referenceTexts),
    arguments: EncodedVerses.Writing.allCases,
    EncodedVerses.Setting.allCases
  )
  func encodedVerses(writing: EncodedVerses.Writing, setting: EncodedVerses.Setting) throws {
    let measure = EncodedVerses(writing, setting, stride: 23)
    let figure = try measure.run(on: .standard)
    #expect(figure.meets(measure.target) == true, "\(figure.examples)")
  }

  @Test(
    "real quotations are located, and only known ones have errors",
    .requires(.referenceTexts)
  )
  func quotations() throws {
    let located = try LocatedQuotations().run(on: .standard)
    #expect(located.meets(LocatedQuotations().target) == true, "\(located)")
    let outcomes = try RealQuotations.Outcome.allCases.map { outcome in
      try RealQuotations(counting: outcome, isMarked: true).run(on: .standard)
    }
    #expect(outcomes.map(\.hits).reduce(0, +) == located.hits)
    #expect(outcomes.last?.meets(.atMost(4)) == true, "\(outcomes)")
  }
}
