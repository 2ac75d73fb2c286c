import UnicodeText

extension Sequence<Diagnostic> {
  /// The diagnostics without duplicates, in the order in which they are reported: by path, first byte, rule and message.
  ///
  /// Diagnostics about the whole library come first, because they often explain the others. Texts are compared by their UTF-8
  /// bytes; ties are broken by the remaining data, so that the result does not depend on the order of the sequence.
  func sortedAndDeduplicated() -> [Diagnostic] {
    let diagnostics = Array(self)
    let keys = diagnostics.map(ReportKey.init)
    var ordered: [Diagnostic] = []
    ordered.reserveCapacity(diagnostics.count)
    // Diagnostics are large, so their indexes are sorted.
    var rest = keys.indices.sorted { keys[$0] < keys[$1] }[...]
    while let first = rest.first {
      let ties = rest.prefix { keys[$0] == keys[first] }
      rest = rest[ties.endIndex...]
      if ties.count == 1 {
        ordered.append(diagnostics[first])
      } else {
        ordered += Self.distinct(ties.map { diagnostics[$0] })
      }
    }
    return ordered
  }

  /// The diagnostics in the order of their details, without duplicates.
  private static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let ordered = diagnostics.map { (ExactText($0.details), $0) }.sorted { $0.0 < $1.0 }
    return ordered.indices.filter { $0 == 0 || ordered[$0].0 != ordered[$0 - 1].0 }.map { ordered[$0].1 }
  }
}

/// The data of a diagnostic that decide its order, unless all of them are equal.
private struct ReportKey: Comparable {
  private let path: ExactText
  private let lower: Int
  private let rule: RuleID
  private let message: ExactText
  private let upper: Int

  init(_ diagnostic: Diagnostic) {
    path = ExactText(diagnostic.location?.path ?? "")
    lower = diagnostic.location.map { $0.cell?.index ?? $0.bytes.lowerBound } ?? 0
    rule = diagnostic.rule
    message = ExactText(diagnostic.message)
    upper = diagnostic.location?.bytes.upperBound ?? 0
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.path, lhs.lower, lhs.rule, lhs.message, lhs.upper)
      < (rhs.path, rhs.lower, rhs.rule, rhs.message, rhs.upper)
  }
}

extension Diagnostic {
  /// All other data.
  fileprivate var details: String {
    var parts = [severity.rawValue]
    for note in notes {
      parts += ["note", note.message, Self.details(of: note.location)]
    }
    for fixIt in fixIts {
      parts += ["fix-it", fixIt.message, fixIt.applicability.rawValue]
      for edit in fixIt.edits { parts += [Self.details(of: edit.location), edit.replacement] }
    }
    if let reason = acknowledgement { parts += ["acknowledgement", reason] }
    if let omitted { parts += ["omitted", "\(omitted.count)"] }
    return parts.joined(separator: "\0")
  }

  private static func details(of location: SourceLocation?) -> String {
    location.map { "\($0.path)\0\($0.bytes)\0\($0.cell?.index ?? 0)" } ?? ""
  }
}
