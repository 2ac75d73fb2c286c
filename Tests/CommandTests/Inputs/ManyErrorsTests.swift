import Foundation
import TestSupport
import Testing

@Suite("A great many findings")
struct ManyErrorsTests {
  @Test("are counted in full and shown in part; JSON says how many it does not list")
  func manyErrors() async throws {
    let project = try await TemporaryProject.withBundle()
    let duas = (0..<2000).map { "<dua id=\"\($0 + 10)\"/>\n" }.joined()
    try project.write("content/bad.xml", "<duas version=\"1\">\n\(duas)</duas>")
    let human = try await project.expectRejected(saying: "14000 errors", "more (")
    #expect(human.output.matches(of: /(?m)^(error|warning)\[/).count == 50)
    let json = try await project.rizq("build", "--format", "json")
    #expect(json.code == 1)
    let report = try Report(json.output)
    #expect(report.counts.errors == 14_000)
    let errors = report.diagnostics.filter { $0.severity == "error" }
    #expect(errors.count == 5001)
    #expect(errors.compactMap(\.omitted) == [9000])
    let github = try await project.rizq("validate", "--format", "github")
    #expect(github.output.components(separatedBy: "::error ").count - 1 == 10)
    #expect(github.output.contains("14000 errors"))
    #expect(github.output.contains("not annotated: 13990 errors"))
  }

  @Test("of one rule in one file are bounded, and one more reports the number of omitted ones")
  func boundedRule() async throws {
    let project = try await TemporaryProject.withBundle()
    let titles = "<title xml:lang=\"en\"/><title xml:lang=\"ar\"/>"
    try project.write(
      "content/bad.xml",
      "<duas version=\"1\">\(String(repeating: "<dua>\(titles)</dua>", count: 3000))</duas>"
    )
    try await project.expectRejected(
      saying: "error[TX01]: 1000 more findings of this rule in this file, not listed",
      "6000 TX01 empty-text"
    )
  }

  @Test("of one file are bounded, and one more reports the number of omitted ones")
  func boundedFile() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write(
      "content/bad.xml",
      "<duas version=\"1\">\(String(repeating: "<x/>", count: 25_000))</duas>"
    )
    try await project.expectRejected(saying: "10001 errors")
    let json = try Report(try await project.rizq("validate", "--format", "json").output)
    #expect(json.diagnostics.contains { $0.rule == "LM05" && $0.message.contains("15000") })
  }
}
