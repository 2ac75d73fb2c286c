import Composable

/// An issue that was reported while ``recordedIssues(in:)`` ran, for tests of this package that expect failures.
package struct RecordedIssue: Equatable {
  package let message: String
  package let line: UInt
  package let severity: IssueSeverity

  package init(message: String, line: UInt, severity: IssueSeverity = .error) {
    self.message = message
    self.line = line
    self.severity = severity
  }
}

private final class IssueRecorder: IssueReporter {
  let issues = Locked<[RecordedIssue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = RecordedIssue(message: message() ?? "", line: line, severity: severity)
    issues.withLock { $0.append(issue) }
  }
}

/// Runs an operation and returns the issues that it reports, in order. They do not fail the current test.
package func recordedIssues(
  isolation: isolated (any Actor)? = #isolation,
  in operation: () async throws -> Void
) async rethrows -> [RecordedIssue] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder]) { try await operation() }
  return recorder.issues.withLock { $0 }
}
