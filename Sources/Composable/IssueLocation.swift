import Foundation

/// The source position of a call, where issues about it are reported.
@usableFromInline
package struct IssueLocation: Sendable {
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  @usableFromInline
  package func report(_ message: String, severity: IssueSeverity = .error) {
    if severity == .warning, case .xcTest? = TestContext.current {
      withIssueReporters(IssueReporters.current.map { $0 is _DefaultReporter ? WarningPrinter() : $0 }) {
        reportIssue(
          message,
          severity: severity,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    } else {
      reportIssue(message, severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}

/// Prints warnings of tests under XCTest, which has no warnings: the default reporter would fail the test.
private struct WarningPrinter: IssueReporter {
  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = "\(filePath):\(line): warning: \(message() ?? "")\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
