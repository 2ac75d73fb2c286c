import Diagnostics
import Testing
import UnicodeText

private enum SampleRule: RuleDescription {
  static let id: RuleID = "TX01"
  static let name = "sample"
  static let severity = Severity.warning
}

private enum OtherRule: RuleDescription {
  static let id: RuleID = "AA01"
  static let name = "other"
  static let severity = Severity.error
}

@Suite("DiagnosticLocator")
struct DiagnosticLocatorTests {
  private let paths = ["a.xml", "b.xml", "unreadable.xml"]
  private let texts = ["one\ntwo\n", "رب\nربنا\n"]

  private func range(_ file: Int, _ bytes: Range<Int>) -> SourceRange {
    SourceRange(file: FileID(file), bytes)
  }

  private func locate(_ findings: [Finding], severity: (Finding) -> Severity? = \.severity) -> [Diagnostic] {
    DiagnosticReport(
      DiagnosticLocator.locate(findings: findings, severity: severity, path: path, text: text)
    )
    .diagnostics
  }

  private func path(_ file: FileID) -> String { paths[Int(file.rawValue)] }

  private func text(_ file: FileID) -> SourceText? {
    let place = Int(file.rawValue)
    return place < texts.count ? SourceText(path: paths[place], bytes: Array(texts[place].utf8)) : nil
  }

  @Test("findings, notes and fix-its get their lines and columns")
  func places() throws {
    let finding = Finding(
      SampleRule.self,
      "message",
      at: range(1, 5..<7),
      notes: [Finding.Note("first", at: range(0, 4..<7)), Finding.Note("fact")],
      fixIts: [FixIt("mend", FixIt.Edit(range(1, 7..<9), "x"))]
    )
    let diagnostic = try #require(locate([finding]).first)
    #expect(diagnostic.rule == "TX01")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.location?.path == "b.xml")
    #expect(diagnostic.location?.line == 2)
    #expect(diagnostic.location?.column == 1)
    #expect(diagnostic.notes.map(\.location?.path) == ["a.xml", nil])
    #expect(diagnostic.notes[0].location?.excerpt?.text == "two")
    #expect(diagnostic.fixIts[0].edits[0].location.column == 2)
    #expect(diagnostic.fixIts[0].edits[0].replacement == "x")
  }

  @Test("findings in one line have the excerpts that each has alone")
  func sharedLines() throws {
    // The second line is not UTF-8 where it begins.
    let bytes = Array("رَبِّ زِدْنِي عِلْمًا\n".utf8) + [0xFF] + Array("two\r\nthree".utf8)
    let source = SourceText(path: "a.xml", bytes: bytes)
    let ranges = bytes.indices.flatMap { start in [range(0, start..<start), range(0, start..<bytes.count)] }
    let diagnostics = DiagnosticLocator.locate(
      findings: ranges.map { Finding(SampleRule.self, "m", at: $0) },
      severity: \.severity,
      path: path,
      text: { _ in source }
    )
    #expect(diagnostics.map(\.location) == ranges.map { source.location(of: $0.bytes) })
  }

  @Test("policy sets the severity, and drops findings")
  func policy() {
    let findings = [
      Finding(SampleRule.self, "m", at: range(0, 0..<1)), Finding(OtherRule.self, "m", at: range(0, 0..<1)),
    ]
    let diagnostics = locate(findings) { $0.rule == "TX01" ? .error : nil }
    #expect(diagnostics.map(\.rule) == ["TX01"])
    #expect(diagnostics.map(\.severity) == [.error])
  }

  @Test("a file without text still has its path, at line 1, column 1, without an excerpt")
  func unreadable() throws {
    let location = try #require(locate([Finding(SampleRule.self, "m", at: range(2, 9..<10))]).first?.location)
    #expect(location.path == "unreadable.xml")
    #expect([location.line, location.column, location.endLine, location.endColumn] == [1, 1, 1, 1])
    #expect(location.excerpt == nil)
  }

  @Test("each file is read at most once, in order, and only when something points into it")
  func reading() {
    var asked: [FileID] = []
    let findings = [
      Finding(SampleRule.self, "m", at: range(1, 0..<1), notes: [Finding.Note("n", at: range(0, 0..<1))]),
      Finding(SampleRule.self, "k", at: range(1, 0..<2)), Finding(SampleRule.self, "k", at: range(0, 0..<2)),
      Finding(OtherRule.self, "dropped", at: range(2, 0..<2)),
    ]
    _ = DiagnosticLocator.locate(
      findings: findings,
      severity: { $0.rule == "AA01" ? nil : $0.severity },
      path: path,
      text: { file in
        asked.append(file)
        return text(file)
      }
    )
    #expect(asked == [FileID(0), FileID(1)])
  }

  @Test(
    "diagnostics are sorted by path, byte, rule and message, without duplicates, whatever the order of the findings"
  )
  func order() {
    let findings = [
      Finding(SampleRule.self, "library", at: nil), Finding(OtherRule.self, "b", at: range(0, 2..<3)),
      Finding(SampleRule.self, "a", at: range(0, 2..<3)), Finding(SampleRule.self, "b", at: range(0, 2..<3)),
      Finding(OtherRule.self, "a", at: range(0, 4..<5)), Finding(OtherRule.self, "a", at: range(1, 0..<1)),
    ]
    let expected = ["library", "b", "a", "b", "a", "a"]
    #expect(locate(findings).map(\.message) == expected)
    #expect(locate(findings.reversed() + findings) == locate(findings))
  }

  @Test("messages that differ only in the order of marks are two diagnostics, in the order of their bytes")
  func scalarOrder() {
    let one = Finding(SampleRule.self, "رب\u{0650}\u{0651}", at: range(0, 0..<1))
    let other = Finding(SampleRule.self, "رب\u{0651}\u{0650}", at: range(0, 0..<1))
    for findings in [[one, other], [other, one]] {
      let messages = locate(findings).map { Array($0.message.utf8) }
      #expect(messages == [Array(one.message.utf8), Array(other.message.utf8)])
    }
  }

  @Test("diagnostics that differ only in their notes are both kept, in one order")
  func notesAreCompared() {
    let one = Finding(SampleRule.self, "m", at: range(0, 0..<1), notes: [Finding.Note("a")])
    let other = Finding(SampleRule.self, "m", at: range(0, 0..<1), notes: [Finding.Note("b")])
    #expect(locate([one, other]) == locate([other, one]))
    #expect(locate([one, other]).count == 2)
  }
}

@Suite("DiagnosticReport")
struct DiagnosticReportTests {
  private func diagnostic(_ severity: Severity, _ message: String) -> Diagnostic {
    Diagnostic(rule: "TX01", severity: severity, message: message, location: nil)
  }

  @Test("a report is sorted, contains each diagnostic once, and counts by severity")
  func counts() {
    let report = DiagnosticReport([
      diagnostic(.warning, "c"), diagnostic(.error, "b"), diagnostic(.information, "a"),
      diagnostic(.warning, "c"),
      diagnostic(.warning, "d"),
    ])
    #expect(report.diagnostics.map(\.message) == ["a", "b", "c", "d"])
    #expect(report.counts[.error] == 1)
    #expect(report.counts[.warning] == 2)
    #expect(report.counts[.information] == 1)
    #expect(report.counts.total == 4)
  }

  @Test("only errors are errors")
  func hasErrors() {
    #expect(DiagnosticReport([diagnostic(.error, "a")]).hasErrors)
    #expect(!DiagnosticReport([diagnostic(.warning, "a"), diagnostic(.information, "b")]).hasErrors)
    #expect(!DiagnosticReport([]).hasErrors)
  }
}
