import Foundation
import Testing

@Suite("The formats of findings")
struct FormatTests {
  /// Text that would control a terminal, inject a GitHub workflow command, or reorder the line.
  private static let hostile = "x\u{202E}y::error::z%0A\u{200B}]]>\"'"

  private func project() async throws -> TemporaryProject {
    let project = try await TemporaryProject.withBundle()
    try project.write(
      "content/bad.xml",
      "<duas version=\"1\"><dua id=\"9\" difficulty=\"\(Self.hostile.replacing("\"", with: "&quot;"))\"/></duas>"
    )
    try project.write(
      "content/bad.json",
      "{\"version\":1,\"duas\":[{\"\\u001b[2J\\n::error::\": 1, \"id\": \"\u{1B}[31m\"}]}"
    )
    return project
  }

  @Test("json is one document, and nothing else is on the output")
  func json() async throws {
    let project = try await project()
    let failed = try await project.rizq("build", "--format", "json")
    #expect(failed.code == 1)
    let report = try Report(failed.output)
    #expect(report.version == 2)
    #expect(report.counts.errors == report.diagnostics.count { $0.severity == "error" })
    #expect(failed.errors.isEmpty)
    #expect(
      failed.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    )
    try project.remove("content/bad.xml")
    try project.remove("content/bad.json")
    let good = try await project.rizq("build", "--format", "json", "--verbose")
    #expect(try Report(good.output).counts == Report.Counts(errors: 0, warnings: 0, infos: 0))
    #expect(good.errors.contains("compiled"))
  }

  @Test("no format lets content steer what shows it", arguments: ["human", "json", "github", "sarif"])
  func hostileContent(format: String) async throws {
    let result = try await project().rizq("validate", "--format", format)
    #expect(result.code == 1)
    for stream in [result.output, result.errors] {
      for scalar in stream.unicodeScalars {
        #expect(scalar == "\n" || scalar.properties.generalCategory != .control, "\(scalar.value)")
        #expect(scalar != "\u{202E}" && scalar != "\u{200B}")
      }
      let commands = stream.split(separator: "\n").filter { $0.hasPrefix("::") }
      #expect(commands.allSatisfy { $0.contains(/^::(error|warning|notice) file=content\/bad\./) })
      #expect(commands.isEmpty == (format != "github" || stream.isEmpty))
    }
  }

  @Test("github paths are relative to the folder in which the command was run")
  func github() async throws {
    let project = try await project()
    let result = try await project.rizq("validate", "--format", "github", "--content", "./content/")
    #expect(result.output.contains("::error file=./content/bad.json,line=1,endLine=1,col="))
    #expect(result.output.hasSuffix(" errors, 2 warnings, 1 note\n"))
  }

  @Test("there is no color without a terminal, whatever the environment")
  func noTerminal() async throws {
    for environment in [
      [:], ["NO_COLOR": "1"], ["TERM": "xterm-256color"], ["TERM": "dumb"], ["COLUMNS": "20"],
    ] {
      let result = try await project().rizq("validate", environment: environment)
      #expect(!result.output.contains("\u{1B}"))
      #expect(!result.errors.contains("\u{1B}"))
    }
  }
}
