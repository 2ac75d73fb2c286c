import DiagnosticRendering
import Diagnostics
import TestSupport
import Testing

@Suite("Golden files")
struct GoldenTests {
  private static let renderers: [(name: String, renderer: any DiagnosticRenderer)] = [
    ("human", HumanRenderer(color: false, width: nil, showsInformation: true)),
    ("human-80", HumanRenderer(color: false, width: 80)),
    ("human-20", HumanRenderer(color: false, width: 20)),
    ("human-color", HumanRenderer(color: true, width: 100)),
    ("github", GitHubRenderer(pathPrefix: "content/", ruleNames: Sample.ruleNames)),
    ("json", JSONRenderer(ruleNames: Sample.ruleNames)),
    (
      "sarif",
      SARIFRenderer(
        pathPrefix: "content/",
        toolVersion: "1.2.3",
        rules: Sample.rules,
        libraryFile: "library.json"
      )
    ),
  ]

  @Test("every renderer writes the samples as before", arguments: renderers.map(\.name))
  func samples(name: String) throws {
    let renderer = try #require(Self.renderers.first { $0.name == name }?.renderer)
    if ["json", "sarif"].contains(name) {
      let report = DiagnosticReport(Sample.all.flatMap(\.diagnostics))
      #expect(try differences(of: renderer.render(report), from: "samples.\(name)") == [])
    } else {
      let sections = Sample.all.map { "==== \($0.name)\n\n\(renderer.render($0.report))" }
      #expect(try differences(of: sections.joined(separator: "\n"), from: "\(name).txt") == [])
    }
  }

  @Test("long lists are capped as before", arguments: ["human", "github"])
  func overCap(name: String) throws {
    let renderer = try #require(Self.renderers.first { $0.name == name }?.renderer)
    #expect(
      try differences(of: renderer.render(Sample.overCap.report), from: "over-cap.\(name).txt") == []
    )
  }

  private func differences(of text: String, from name: String) throws -> [String] {
    try Golden.differences(of: text, from: "Tests/DiagnosticRenderingTests/Goldens/\(name)")
  }
}
