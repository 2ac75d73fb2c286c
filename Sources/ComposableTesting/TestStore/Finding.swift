import Composable

/// Something that a test has not asserted.
struct Finding: Sendable {
  private let location: IssueLocation
  private let message: String
  private let severity: IssueSeverity

  init(_ location: IssueLocation, _ message: String, _ severity: IssueSeverity) {
    self.location = location
    self.message = message
    self.severity = severity
  }

  func report() {
    location.report(message, severity: severity)
  }
}
