import ArabicText
import DuaLibrary
import QuranText

/// Counts the marked quotations that are located.
package struct LocatedQuotations: FidelityMeasure {
  package let name = "Real quotations in ﴿ ﴾ located"
  package let target = FidelityTarget.atLeast(1)

  package init() {}

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let locator = try QuranLocator(fingerprints: .shipped())
    var count = CaseCount()
    for quotation in try RealQuotation.marked(in: data, locator) {
      count.add(isHit: quotation.reference != nil, showing: false, "\(quotation.set): \(quotation.text)")
    }
    return count.figure
  }
}

/// The outcome of checking real quotations, each against the first verses it is located in.
package struct RealQuotations: FidelityMeasure {
  package enum Outcome: String, CaseIterable, Sendable {
    case clean
    case orthography = "other orthography"
    case error
  }

  private let outcome: Outcome
  private let isMarked: Bool

  /// - Parameter isMarked: Whether the quotations are the spans between ﴿ and ﴾, or located runs of words.
  package init(counting outcome: Outcome, isMarked: Bool) {
    self.outcome = outcome
    self.isMarked = isMarked
  }

  package var name: String {
    "Real quotations \(isMarked ? "in ﴿ ﴾" : "without brackets"): \(outcome.rawValue)"
  }

  /// One marked quotation is known to be wrong: 3:191, with a vowel on an alef maksura.
  package var target: FidelityTarget { isMarked && outcome == .error ? .atMost(1) : .reported }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
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

/// A quotation of the Quran in a public set of duas.
struct RealQuotation {
  let set: String
  let text: String
  /// Nil when it is not located.
  let reference: QuranReference?

  /// The spans between ﴿ and ﴾ that contain a word.
  static func marked(in data: ReferenceData, _ locator: QuranLocator) throws -> [Self] {
    try data.duaTexts().flatMap { set, text in
      text.matches(of: /[\u{FD3E}\u{FD3F}]([^\u{FD3E}\u{FD3F}]*)[\u{FD3E}\u{FD3F}]/).map { match in
        let quoted = String(match.output.1)
        let locations = locator.locate("\u{FD3F}\(quoted)\u{FD3E}")
        return Self(set: set, text: quoted, reference: locations.first?.references.first)
      }
    }.filter(\.text.hasArabicLetter)
  }

  /// The runs of words located without brackets.
  static func unmarked(in data: ReferenceData, _ locator: QuranLocator) throws -> [Self] {
    try data.duaTexts().flatMap { set, text in
      let bytes = Array(text.utf8)
      return locator.locate(text).filter { !$0.isMarked }.map { location in
        let run = String(decoding: bytes[location.bytes], as: UTF8.self)
        return Self(set: set, text: run, reference: location.references.first)
      }
    }
  }
}
