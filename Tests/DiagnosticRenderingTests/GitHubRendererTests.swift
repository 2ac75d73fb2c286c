import DiagnosticRendering
import Diagnostics
import Testing
import UnicodeText

@Suite("GitHubRenderer")
struct GitHubRendererTests {
  private func lines(_ report: DiagnosticReport, prefix: String = "content/") -> [Substring] {
    GitHubRenderer(pathPrefix: prefix, ruleNames: Sample.ruleNames).render(report).split(separator: "\n")
  }

  @Test("an annotation names file, range, rule and message")
  func annotation() {
    let location = SourceText(path: "duas/core.xml", bytes: Array("ab\ncde".utf8)).location(of: 4..<6)
    let report = DiagnosticReport([
      Diagnostic(rule: "ID02", severity: .error, message: "the slug is taken", location: location)
    ])
    #expect(
      lines(report) == [
        "::error file=content/duas/core.xml,line=2,endLine=2,col=2,endColumn=4,title=ID02 duplicate-slug::the slug is taken",
        "1 error",
      ]
    )
  }

  @Test("reserved characters are escaped, and content cannot begin a command")
  func escaping() throws {
    let sample = try #require(Sample.all.first { $0.name == "controls, escapes and commands in content" })
    let lines = lines(sample.report)
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=content/duas/a%2Cb%3Ac%25.xml,line=1,"))
    #expect(lines[0].contains("100%25 ]]>"))
    #expect(lines[0].contains("%0Anote: "))
    #expect(lines[0].unicodeScalars.allSatisfy { !$0.isUnsafeToShow })
    #expect(lines[1] == "1 error")
  }

  @Test("ten of a kind, the worst first, then one line that counts all")
  func caps() {
    let lines = lines(Sample.overCap.report)
    #expect(
      lines.map { $0.prefix(5) } == Array(repeating: "::err", count: 10)
        + Array(repeating: "::war", count: 10)
        + Array(repeating: "::not", count: 10) + ["30 er"]
    )
    #expect(
      lines.last == "30 errors, 100 warnings, 12 notes; not annotated: 20 errors, 90 warnings, 2 notes"
    )
  }

  @Test("findings that are only counted are not annotated, and counted")
  func omitted() {
    let lines = lines(Sample.omitting)
    #expect(lines.map { $0.prefix(5) } == ["::err", "::err", "::war", "42 er"])
    #expect(lines.last == "42 errors, 1 warning; not annotated: 40 errors")
  }

  @Test("a prefix is a folder, with or without the slash", arguments: ["content", "content/"])
  func prefix(_ prefix: String) {
    #expect(lines(Sample.overCap.report, prefix: prefix)[0].contains("file=content/duas/core.xml,"))
    #expect(lines(Sample.overCap.report, prefix: "")[0].contains("file=duas/core.xml,"))
  }
}
