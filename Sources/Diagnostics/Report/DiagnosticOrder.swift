extension Sequence<Diagnostic> {
  /// The diagnostics without duplicates, in the order in which they are reported: by path, first byte, rule and message.
  ///
  /// Diagnostics about the whole library come first, because they often explain the others. Texts are compared by their UTF-8
  /// bytes; ties are broken by the remaining data, so that the result does not depend on the order of the sequence.
  public func sortedAndDeduplicated() -> [Diagnostic] {
    var ordered: [Diagnostic] = []
    var last: ReportKey?
    for (key, diagnostic) in map({ (ReportKey($0), $0) }).sorted(by: { $0.0 < $1.0 }) where key != last {
      ordered.append(diagnostic)
      last = key
    }
    return ordered
  }
}

/// All data of a diagnostic, the most significant first.
private struct ReportKey: Comparable {
  private let path: ByteOrdered
  private let lower: Int
  private let rule: RuleID
  private let message: ByteOrdered
  private let upper: Int
  private let details: ByteOrdered

  init(_ diagnostic: Diagnostic) {
    path = ByteOrdered(text: diagnostic.location?.path ?? "")
    lower = diagnostic.location.map { $0.cell?.index ?? $0.bytes.lowerBound } ?? 0
    rule = diagnostic.rule
    message = ByteOrdered(text: diagnostic.message)
    upper = diagnostic.location?.bytes.upperBound ?? 0
    details = ByteOrdered(text: Self.details(of: diagnostic))
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.path, lhs.lower, lhs.rule, lhs.message, lhs.upper, lhs.details)
      < (rhs.path, rhs.lower, rhs.rule, rhs.message, rhs.upper, rhs.details)
  }

  private static func details(of diagnostic: Diagnostic) -> String {
    var parts = [diagnostic.severity.rawValue]
    for note in diagnostic.notes {
      parts += ["note", note.message, place(note.location)]
    }
    for fixIt in diagnostic.fixIts {
      parts += ["fix-it", fixIt.message, fixIt.applicability.rawValue]
      for edit in fixIt.edits { parts += [place(edit.location), edit.replacement] }
    }
    if let reason = diagnostic.acknowledgement { parts += ["acknowledgement", reason] }
    return parts.joined(separator: "\0")
  }

  private static func place(_ location: SourceLocation?) -> String {
    location.map { "\($0.path)\0\($0.bytes)\0\($0.cell?.index ?? 0)" } ?? ""
  }
}

/// A text ordered by its UTF-8 bytes, where `String` would use canonical equivalence.
private struct ByteOrdered: Comparable {
  let text: String

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8) }
}
