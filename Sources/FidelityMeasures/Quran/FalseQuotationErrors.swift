import ArabicText
import Foundation
import QuranText

/// Quotations that are right and are said to have an error.
public struct FalseQuotationErrors: FidelityMeasure {
  public enum Quotations: String, CaseIterable, Sendable {
    case simple = "whole verses, imlaei"
    case uthmani = "whole verses, Uthmani"
    case composed = "whole verses, Uthmani in NFC"
    case parts = "parts of verses, both spellings"
    case bare = "parts of verses without marks"
  }

  private let quotations: Quotations
  private let partCount: Int
  public let target = FidelityTarget.atMost(0)

  public init(_ quotations: Quotations, partCount: Int = 6_000) {
    self.quotations = quotations
    self.partCount = partCount
  }

  public var name: String { "False errors: \(quotations.rawValue)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let quran = try QuotableQuran(data.quranTexts())
    let verifier = try QuranVerifier(fingerprints: .shipped())
    var count = CaseCount()
    for quotation in quoted(from: quran) {
      let findings = verifier.verify(quotation.text, cited: quotation.reference)
      count.add(
        isHit: findings.contains { $0.severity == .error },
        showing: true,
        "\(quotation.reference) \(quotation.text)"
      )
    }
    return count.figure
  }

  private func quoted(from quran: QuotableQuran) -> [Quotation] {
    switch quotations {
    case .simple: quran.wholeVerses(.simple)
    case .uthmani: quran.wholeVerses(.uthmani)
    case .composed: quran.wholeVerses(.uthmani).map { $0.mapped(\.precomposedStringWithCanonicalMapping) }
    case .parts: quran.parts(count: partCount, seed: 1)
    case .bare: quran.parts(count: partCount, seed: 2).map { $0.mapped(\.withoutVowels) }
    }
  }
}

extension Quotation {
  fileprivate func mapped(_ change: (String) -> String) -> Quotation {
    var quotation = self
    quotation.words = words.map(change)
    return quotation
  }
}

extension String {
  fileprivate var withoutVowels: String {
    String(UnicodeScalarView(unicodeScalars.filter { !(0x064B...0x0652).contains($0.value) }))
  }
}
