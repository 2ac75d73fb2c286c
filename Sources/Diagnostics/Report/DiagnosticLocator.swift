import UnicodeText

/// Turns findings into diagnostics: gives each its severity, and its place in lines and columns.
public enum DiagnosticLocator {
  /// The diagnostics of `findings`, in their order.
  ///
  /// Files are read one after the other in their order, each at most once and only when a finding points into
  /// it, and none is held longer than it takes to look its places up.
  ///
  /// - Parameters:
  ///   - severity: What a finding counts as; nil drops it.
  ///   - path: The path of a file, relative to the content root.
  ///   - text: The text of a file. Where it is nil, places are line 1, column 1, without an excerpt. What it throws is
  ///     thrown on.
  public static func locate<Failure: Error>(
    findings: some Sequence<Finding>,
    severity: (Finding) -> Severity?,
    path: (FileID) -> String,
    text: (FileID) throws(Failure) -> SourceText?
  ) throws(Failure) -> [Diagnostic] {
    let graded = findings.compactMap { finding in severity(finding).map { (finding, $0) } }
    let locations = try locations(of: graded.flatMap { $0.0.ranges }, path: path, text: text)
    return graded.map { Diagnostic($0, severity: $1, locations: locations) }
  }

  private static func locations<Failure: Error>(
    of ranges: [SourceRange],
    path: (FileID) -> String,
    text: (FileID) throws(Failure) -> SourceText?
  ) throws(Failure) -> [SourceRange: SourceLocation] {
    var locations: [SourceRange: SourceLocation] = [:]
    for (file, ranges) in Dictionary(grouping: Set(ranges), by: \.file).sorted(by: { $0.key < $1.key }) {
      let path = path(file)
      let text = try text(file)
      for range in ranges {
        locations[range] = text?.location(of: range.bytes) ?? .unread(path: path, bytes: range.bytes)
      }
    }
    return locations
  }
}

extension SourceLocation {
  /// A place in a file whose text is not there to count its lines.
  fileprivate static func unread(path: String, bytes: Range<Int>) -> Self {
    Self(path: path, line: 1, column: 1, endLine: 1, endColumn: 1, bytes: bytes, excerpt: nil)
  }
}

extension Finding {
  /// Every place that the finding names.
  fileprivate var ranges: [SourceRange] {
    [range].compactMap(\.self) + notes.compactMap(\.range) + fixIts.flatMap { $0.edits.map(\.range) }
  }
}

extension Diagnostic {
  fileprivate init(_ finding: Finding, severity: Severity, locations: [SourceRange: SourceLocation]) {
    self.init(
      rule: finding.rule,
      severity: severity,
      message: finding.message,
      location: finding.range.flatMap { locations[$0] },
      notes: finding.notes.map { note in
        Note(message: note.message, location: note.range.flatMap { locations[$0] })
      },
      fixIts: finding.fixIts.map { fixIt in
        FixIt(
          message: fixIt.message,
          applicability: fixIt.applicability,
          edits: fixIt.edits.compactMap { edit in
            locations[edit.range].map { FixIt.Edit(location: $0, replacement: edit.replacement) }
          }
        )
      }
    )
  }
}
