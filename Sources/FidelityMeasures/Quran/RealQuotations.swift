import QuranText

/// What comes of real quotations, each held against the first verses that it is located in.
public struct RealQuotations: FidelityMeasure {
  public enum Outcome: String, CaseIterable, Sendable {
    case clean
    case orthography = "other orthography"
    case error
  }

  private let outcome: Outcome
  private let isMarked: Bool

  /// - Parameter isMarked: Whether the quotations stand between ﴿ and ﴾; else they are located runs of words.
  public init(counting outcome: Outcome, isMarked: Bool) {
    self.outcome = outcome
    self.isMarked = isMarked
  }

  public var name: String {
    "Real quotations \(isMarked ? "in ﴿ ﴾" : "without brackets"): \(outcome.rawValue)"
  }

  /// One of those in brackets is known to misquote: 3:191, with a vowel on an alef maksura.
  public var target: FidelityTarget { isMarked && outcome == .error ? .atMost(1) : .reported }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let fingerprints = try QuranFingerprints.shipped()
    let locator = QuranLocator(fingerprints: fingerprints)
    let verifier = QuranVerifier(fingerprints: fingerprints)
    let quotations =
      try isMarked ? RealQuotation.marked(in: data, locator) : RealQuotation.unmarked(in: data, locator)
    var count = CaseCount()
    for quotation in quotations {
      guard let reference = quotation.reference else { continue }
      let findings = verifier.verify(quotation.text, cited: reference)
      let phrases = findings.map { "\($0.kind)\($0.expected.map { " for \($0)" } ?? "")" }
      count.add(
        isHit: Outcome(of: findings) == outcome,
        showing: outcome != .clean,
        "\(quotation.set), \(reference): \(phrases.joined(separator: ", ")): \(quotation.text)"
      )
    }
    return count.figure
  }
}

extension RealQuotations.Outcome {
  fileprivate init(of findings: [QuotationFinding]) {
    let severities = findings.map(\.severity)
    self = severities.contains(.error) ? .error : severities.contains(.warning) ? .orthography : .clean
  }
}
