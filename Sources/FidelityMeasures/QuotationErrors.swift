import ArabicText
import Foundation
import QuranText
import SeededRandom
import UnicodeText

/// Counts correct quotations in which an error is reported.
package struct FalseQuotationErrors: FidelityMeasure {
  package enum Quotations: String, CaseIterable, Sendable {
    case simple = "whole verses, imlaei"
    case uthmani = "whole verses, Uthmani"
    case composed = "whole verses, Uthmani in NFC"
    case parts = "parts of verses, both spellings"
    case bare = "parts of verses without marks"
  }

  private let quotations: Quotations
  private let partCount: Int
  package let target = FidelityTarget.atMost(0)

  package init(_ quotations: Quotations, partCount: Int = 6_000) {
    self.quotations = quotations
    self.partCount = partCount
  }

  package var name: String { "False errors: \(quotations.rawValue)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
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
    String(scalars: unicodeScalars.filter { !(0x064B...0x0652).contains($0.value) })
  }
}

/// Counts the errors found among those injected into quotations of the Quran.
package struct InjectedQuotationErrors: FidelityMeasure {
  /// Which findings count.
  package enum Finding: Sendable {
    case errors, errorsAndWarnings
  }

  private let injection: QuotationInjection
  private let counted: Finding
  private let quotations: Int

  /// - Parameter quotations: The number of quotations, each with one error.
  package init(_ injection: QuotationInjection, counting counted: Finding = .errors, quotations: Int = 3_000)
  {
    self.injection = injection
    self.counted = counted
    self.quotations = quotations
  }

  package var name: String {
    "Quotation, \(injection.rawValue)" + (counted == .errors ? ": error" : ": error or warning")
  }

  package var target: FidelityTarget {
    switch (injection, counted) {
    case (.letterSubstituted, _), (.vowelSubstituted, _), (.tanwinChanged, _), (.wordDropped, _),
      (.wordsSwapped, _), (.letterInserted, .errorsAndWarnings):
      .atLeast(1)
    case (.sukunToVowel, _): .atLeast(0.993)
    case (.letterInserted, .errors), (.wordReplaced, _): .atLeast(0.98)
    case (.letterDeleted, .errors): .atLeast(0.92)
    case (.letterDeleted, .errorsAndWarnings): .atLeast(0.96)
    case (.shaddaDropped, .errorsAndWarnings): .atLeast(0.86)
    // A missing shadda is a warning.
    case (.shaddaDropped, .errors): .reported
    }
  }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let quran = try QuotableQuran(data.quranTexts())
    let verifier = try QuranVerifier(fingerprints: .shipped())
    var generator = SplitMix64(seed: 4)
    var count = CaseCount()
    for quotation in quran.parts(count: quotations, seed: 3) {
      guard let changed = injection.applied(to: quotation, &generator), !quran.contains(changed)
      else { continue }
      let findings = verifier.verify(changed.text, cited: changed.reference)
      let isFound = findings.contains { counts($0.severity) }
      count.add(isHit: isFound, showing: false, "\(changed.reference) \(changed.text)")
    }
    return count.figure
  }

  private func counts(_ severity: QuotationFinding.Severity) -> Bool {
    severity == .error || (counted == .errorsAndWarnings && severity == .warning)
  }
}
