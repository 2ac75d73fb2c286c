import DiagnosticRendering
import Diagnostics
import Testing

@Suite("Places in databases")
struct DatabaseCellTests {
  private static func diagnostic(row: Int64, column: String?, index: Int) -> Diagnostic {
    Diagnostic(
      rule: "IM19",
      severity: .error,
      message: "m",
      location: SourceLocation(
        path: "duas.db",
        line: 1,
        column: 1,
        endLine: 1,
        endColumn: 1,
        bytes: 0..<0,
        excerpt: nil,
        cell: .init(table: "my\u{202E}duas", row: row, column: column, index: index)
      )
    )
  }

  /// The rows in another order than their numbers, as `--order` reads them.
  private let report = DiagnosticReport([
    diagnostic(row: -3, column: nil, index: 9), diagnostic(row: 12, column: "text", index: 4),
  ])

  @Test("a terminal shows the table, the row and the column, in the order in which they were read")
  func human() {
    let text = HumanRenderer(color: false, width: nil).render(report)
    #expect(
      text.hasPrefix(
        """
        error[IM19]: m
         --> duas.db, table `my\\u{202E}duas`, row 12, column `text`

        error[IM19]: m
         --> duas.db, table `my\\u{202E}duas`, row -3

        """
      ),
      "\(text)"
    )
  }

  @Test("an annotation begins with the place")
  func gitHub() {
    let lines = GitHubRenderer(pathPrefix: "").render(report).split(separator: "\n")
    #expect(lines.first?.hasSuffix("::table `my\\u{202E}duas`, row 12, column `text`: m") == true, "\(lines)")
  }

  @Test("the JSON output has the names exactly")
  func json() {
    let text = JSONRenderer().render(report)
    #expect(text.contains(#""row": 12"#) && text.contains(#""column": "text""#))
    #expect(text.contains(#"my\u202eduas"#))
  }
}
