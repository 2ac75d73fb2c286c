import Diagnostics

/// Writes a report in one format. A renderer is pure: the same report gives the same text.
package protocol DiagnosticRenderer: Sendable {
  /// The whole output, ending in a newline.
  func render(_ report: DiagnosticReport) -> String
}
