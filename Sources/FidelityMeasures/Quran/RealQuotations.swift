import ArabicText
import DuaLibrary
import QuranText

/// What the public sets of duas quote between ﴿ and ﴾, and in which verses it is located.
struct QuotedSpan {
  let set: String
  /// The span without its brackets.
  let text: String
  let locations: [QuranLocation]

  /// Every span that holds a word.
  static func all(in data: ReferenceData, _ locator: QuranLocator) throws -> [Self] {
    try data.duaTexts().flatMap { set, text in
      text.matches(of: /[\u{FD3E}\u{FD3F}]([^\u{FD3E}\u{FD3F}]*)[\u{FD3E}\u{FD3F}]/).map { match in
        let quoted = String(match.output.1)
        return Self(set: set, text: quoted, locations: locator.locate("\u{FD3F}\(quoted)\u{FD3E}"))
      }
    }.filter(\.text.hasArabicLetter)
  }
}

/// Spans that people marked as quotations, and how many of them are located.
public struct LocatedQuotations: FidelityMeasure {
  public let name = "Real quotations in ﴿ ﴾ located"
  public let target = FidelityTarget.atLeast(1)

  public init() {}

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let locator = try QuranLocator(fingerprints: .shipped())
    var count = CaseCount()
    for span in try QuotedSpan.all(in: data, locator) {
      count.add(isHit: !span.locations.isEmpty, showing: false, "\(span.set): \(span.text)")
    }
    return count.figure
  }
}

/// What comes of located real quotations, each held against the verses that it is located in.
public struct RealQuotations: FidelityMeasure {
  public enum Outcome: String, CaseIterable, Sendable {
    case clean
    case orthography = "other orthography"
    case error
  }

  private let outcome: Outcome

  public init(counting outcome: Outcome) { self.outcome = outcome }

  public var name: String { "Real quotations in ﴿ ﴾: \(outcome.rawValue)" }

  public var target: FidelityTarget { outcome == .error ? .atMost(1) : .reported }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let fingerprints = try QuranFingerprints.shipped()
    let locator = QuranLocator(fingerprints: fingerprints)
    let verifier = QuranVerifier(fingerprints: fingerprints)
    var count = CaseCount()
    for span in try QuotedSpan.all(in: data, locator) {
      guard let reference = span.locations.first?.references.first else { continue }
      let findings = verifier.verify(span.text, cited: reference)
      let phrases = findings.map { "\($0.kind)\($0.expected.map { " for \($0)" } ?? "")" }
      count.add(
        isHit: Outcome(of: findings) == outcome,
        showing: outcome != .clean,
        "\(span.set), \(reference): \(phrases.joined(separator: ", ")): \(span.text)"
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
