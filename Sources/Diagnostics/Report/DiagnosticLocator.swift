import UnicodeText

/// Converts findings to diagnostics: determines the severity, and the location in lines and columns.
public enum DiagnosticLocator {
  /// The diagnostics of `findings`, in their order.
  ///
  /// Files are read one at a time in their order, each at most once and only if a finding is in it, and are not kept.
  ///
  /// - Parameters:
  ///   - severity: The severity of a finding; nil drops it.
  ///   - acknowledgement: Why an editor has acknowledged a finding; nil if none has.
  ///   - path: The path of a file, relative to the content root.
  ///   - cell: The place of a range in a database; nil for a range of a text.
  ///   - text: The text of a file. If it is nil, locations are line 1, column 1, without an excerpt. Its errors are rethrown.
  public static func locate<Failure: Error>(
    findings: some Sequence<Finding>,
    severity: (Finding) -> Severity?,
    acknowledgement: (Finding) -> String? = { _ in nil },
    path: (FileID) -> String,
    cell: (SourceRange) -> SourceLocation.Cell? = { _ in nil },
    text: (FileID) throws(Failure) -> SourceText?
  ) throws(Failure) -> [Diagnostic] {
    let graded = findings.compactMap { finding in severity(finding).map { (finding, $0) } }
    return try locate(graded, acknowledgement: acknowledgement, path: path, cell: cell, text: text)
  }

  /// The diagnostics of findings whose severities are known: one for each, in their order.
  package static func locate<Failure: Error>(
    _ findings: [(finding: Finding, severity: Severity)],
    acknowledgement: (Finding) -> String? = { _ in nil },
    path: (FileID) -> String,
    cell: (SourceRange) -> SourceLocation.Cell? = { _ in nil },
    text: (FileID) throws(Failure) -> SourceText?
  ) throws(Failure) -> [Diagnostic] {
    let ranges = Set(findings.lazy.flatMap { $0.finding.ranges })
    let locations = try locations(of: ranges, path: path, cell: cell, text: text)
    return findings.map { finding, severity in
      var diagnostic = Diagnostic(finding, severity: severity, locations: locations)
      diagnostic.acknowledgement = acknowledgement(finding)
      return diagnostic
    }
  }

  private static func locations<Failure: Error>(
    of ranges: Set<SourceRange>,
    path: (FileID) -> String,
    cell: (SourceRange) -> SourceLocation.Cell?,
    text: (FileID) throws(Failure) -> SourceText?
  ) throws(Failure) -> [SourceRange: SourceLocation] {
    var locations: [SourceRange: SourceLocation] = [:]
    locations.reserveCapacity(ranges.count)
    for (file, ranges) in Dictionary(grouping: ranges, by: \.file).sorted(by: { $0.key < $1.key }) {
      let path = path(file)
      let text = try text(file)
      let lines = SourceText.LineTexts()
      for range in ranges {
        if let cell = cell(range) {
          locations[range] = .unread(path: path, bytes: 0..<0)
          locations[range]?.cell = cell
        } else {
          locations[range] =
            text?.location(of: range.bytes, sharing: lines) ?? .unread(path: path, bytes: range.bytes)
        }
      }
    }
    return locations
  }
}

extension SourceLocation {
  /// A location in a file that cannot be read, so that its lines are unknown.
  fileprivate static func unread(path: String, bytes: Range<Int>) -> Self {
    Self(path: path, line: 1, column: 1, endLine: 1, endColumn: 1, bytes: bytes, excerpt: nil)
  }
}

extension Finding {
  /// All ranges of the finding.
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
            locations[edit.range].map {
              FixIt.Edit(range: edit.range, location: $0, replacement: edit.replacement)
            }
          },
          writesQuran: fixIt.writesQuran
        )
      }
    )
  }
}
