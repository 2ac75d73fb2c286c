import Testing

@testable import Diagnostics

@Suite("The differences between two reports")
struct ReportChangesTests {
  private func diagnostic(_ rule: RuleID, _ message: String, at line: Int) -> Diagnostic {
    let location = SourceLocation(
      path: "a.xml",
      line: line,
      column: 1,
      endLine: line,
      endColumn: 2,
      bytes: line..<line + 1,
      excerpt: nil
    )
    return Diagnostic(rule: rule, severity: .error, message: message, location: location)
  }

  private func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.rule) \($0.message) \($0.location?.line ?? 0)" }
  }

  @Test("are findings that are new, fixed, and left, though on another line")
  func kinds() {
    let changes = ReportChanges(
      from: DiagnosticReport([diagnostic("AR01", "a", at: 1), diagnostic("AR02", "b", at: 2)]),
      to: DiagnosticReport([diagnostic("AR02", "b", at: 7), diagnostic("AR03", "c", at: 9)])
    )
    #expect(lines(changes.new) == ["AR03 c 9"])
    #expect(lines(changes.fixed) == ["AR01 a 1"])
    #expect(lines(changes.left) == ["AR02 b 7"])
  }

  @Test("count equal findings")
  func equalFindings() {
    let three = (1...3).map { diagnostic("AR01", "a", at: $0) }
    let fewer = ReportChanges(from: DiagnosticReport(three), to: DiagnosticReport([three[2]]))
    #expect(lines(fewer.fixed) == ["AR01 a 2", "AR01 a 3"])
    #expect(lines(fewer.left) == ["AR01 a 3"])
    let more = ReportChanges(from: DiagnosticReport([three[0]]), to: DiagnosticReport(three))
    #expect(lines(more.new) == ["AR01 a 2", "AR01 a 3"])
    #expect(lines(more.left) == ["AR01 a 1"])
  }

  @Test("leave the findings that are only counted")
  func omitted() {
    func report(omitting count: Int) -> DiagnosticReport {
      var counting = diagnostic("AR01", "\(count) more", at: 0)
      counting.omitted = OmittedFindings(count: count)
      return DiagnosticReport([counting, diagnostic("AR01", "a", at: 1)])
    }
    let changes = ReportChanges(from: report(omitting: 5), to: report(omitting: 4))
    #expect(changes.new.isEmpty && changes.fixed.isEmpty)
    #expect(lines(changes.left) == ["AR01 4 more 0", "AR01 a 1"])
  }

  @Test("do not call new or fixed what a report lists because it lists something else no more")
  func moved() {
    func report(_ messages: [String], omitting count: Int, isOfFile: Bool) -> DiagnosticReport {
      var counting = diagnostic("AR01", "\(count) more", at: 0)
      if !isOfFile { counting.location = nil }
      counting.omitted = OmittedFindings(count: count)
      return DiagnosticReport([counting] + messages.enumerated().map { diagnostic("AR01", $1, at: $0 + 1) })
    }
    for isOfFile in [true, false] {
      let first = report(["a", "b", "c"], omitting: 2, isOfFile: isOfFile)
      let second = report(["b", "c", "d"], omitting: 1, isOfFile: isOfFile)
      let fewer = ReportChanges(from: first, to: second)
      #expect(lines(fewer.new).isEmpty)
      #expect(lines(fewer.fixed) == ["AR01 a 1"])
      #expect(fewer.left.map(\.message) == ["1 more", "b", "c", "d"])
      let more = ReportChanges(from: second, to: first)
      #expect(lines(more.new) == ["AR01 a 1"])
      #expect(lines(more.fixed).isEmpty)
      #expect(more.left.map(\.message) == ["2 more", "b", "c"])
    }
    // What another rule finds is not among them.
    let former = report(["a", "b"], omitting: 2, isOfFile: true)
    let other = DiagnosticReport(former.diagnostics + [diagnostic("AR02", "a", at: 9)])
    #expect(lines(ReportChanges(from: former, to: other).new) == ["AR02 a 9"])
  }

  @Test("tell messages apart that Unicode calls equivalent")
  func exactMessages() {
    let changes = ReportChanges(
      from: DiagnosticReport([diagnostic("AR01", "\u{E9}", at: 1)]),
      to: DiagnosticReport([diagnostic("AR01", "e\u{301}", at: 1)])
    )
    #expect(changes.new.count == 1)
    #expect(changes.fixed.count == 1)
  }
}
