import Diagnostics

extension DiagnosticReport {
  /// The report of some findings, up to a limit.
  ///
  /// - Parameters:
  ///   - severity: The severity of a finding; nil drops it.
  ///   - acknowledgement: Why an editor has acknowledged a finding; nil if none has.
  ///   - path: The path of a file, as it is shown.
  ///   - cell: The place of a range in a database; nil for a range of a text.
  ///   - text: The text of a file; nil if it has none. Its errors are rethrown.
  static func limited<Failure: Error>(
    _ findings: [Finding],
    to limit: FindingLimit = FindingLimit(),
    severity: (Finding) -> Severity? = { $0.severity },
    acknowledgement: (Finding) -> String? = { _ in nil },
    path: (FileID) -> String,
    cell: (SourceRange) -> SourceLocation.Cell? = { _ in nil },
    text: (FileID) throws(Failure) -> SourceText?
  ) throws(Failure) -> DiagnosticReport {
    let limited = limit.limited(
      findings,
      severity: severity,
      isAcknowledged: { acknowledgement($0) != nil }
    )
    var diagnostics = try DiagnosticLocator.locate(
      limited.listed + limited.omissions.map { (finding: $0.finding, severity: $0.severity) },
      acknowledgement: acknowledgement,
      path: path,
      cell: cell,
      text: text
    )
    for (index, omission) in zip(diagnostics.indices.dropFirst(limited.listed.count), limited.omissions) {
      diagnostics[index].omitted = omission.findings
      diagnostics[index].acknowledgement = nil
    }
    return DiagnosticReport(diagnostics)
  }
}
