import QuranText
import SeededRandom

/// Errors put into quotations of the Quran, and how many of them are found.
public struct InjectedQuotationErrors: FidelityMeasure {
  /// What counts as found.
  public enum Finding: Sendable {
    case errors, errorsAndWarnings
  }

  private let injection: QuotationInjection
  private let counted: Finding
  private let quotations: Int

  /// - Parameter quotations: How many quotations get an error each.
  public init(_ injection: QuotationInjection, counting counted: Finding = .errors, quotations: Int = 3_000) {
    self.injection = injection
    self.counted = counted
    self.quotations = quotations
  }

  public var name: String {
    "Quotation, \(injection.rawValue)" + (counted == .errors ? ": error" : ": error or warning")
  }

  public var target: FidelityTarget {
    switch (injection, counted) {
    case (.letterSubstituted, _), (.vowelSubstituted, _), (.tanwinChanged, _), (.wordDropped, _),
      (.wordsSwapped, _), (.letterInserted, .errorsAndWarnings):
      .atLeast(1)
    case (.sukunToVowel, _): .atLeast(0.993)
    case (.letterInserted, .errors), (.wordReplaced, _): .atLeast(0.98)
    case (.letterDeleted, .errors): .atLeast(0.92)
    case (.letterDeleted, .errorsAndWarnings): .atLeast(0.96)
    case (.shaddaDropped, .errorsAndWarnings): .atLeast(0.86)
    // A shadda may be left out without an error: it is a warning.
    case (.shaddaDropped, .errors): .reported
    }
  }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let quran = try QuotableQuran(data.quranTexts())
    let verifier = try QuranVerifier(fingerprints: .shipped())
    var generator = SplitMix64(seed: 4)
    var count = CaseCount()
    for quotation in quran.parts(count: quotations, seed: 3) {
      guard let changed = injection.applied(to: quotation, &generator), !quran.holds(changed)
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
