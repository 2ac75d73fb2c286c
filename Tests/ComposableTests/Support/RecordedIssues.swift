import Composable

/// The issues reported while an operation ran, in order.
struct RecordedIssue: Equatable {
  var message: String
  var line: UInt
  var severity = IssueSeverity.error
}

private final class Recorder: IssueReporter {
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

@MainActor
func issues(in operation: @MainActor () async throws -> Void) async rethrows -> [RecordedIssue] {
  let recorder = Recorder()
  try await withIssueReporters([recorder]) { try await operation() }
  return recorder.issues.withLock { $0 }
}
