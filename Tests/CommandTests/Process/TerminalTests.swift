import Foundation
import Testing

@Suite("A terminal")
struct TerminalTests {
  private func show(_ environment: [String: String], columns: UInt16 = 80) async throws -> String {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.write("content/bad.xml", "<duas version=\"1\"><dua id=\"nine\"/></duas>")
    let command = project.command(["validate"], environment: environment)
    let (code, text) = try await Terminal(columns: columns).show(command)
    #expect(code == 1)
    return text
  }

  @Test("gets color")
  func color() async throws {
    #expect(try await show(["TERM": "xterm-256color"]).contains("\u{1B}["))
    #expect(
      try await show(["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}["),
      "an empty NO_COLOR is none"
    )
  }

  @Test(
    "gets none where it is not wanted or cannot be shown",
    arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]]
  )
  func noColor(environment: [String: String]) async throws {
    let text = try await show(environment)
    #expect(text.contains("error[VO05]") && !text.contains("\u{1B}"))
  }

  @Test("of twenty columns is not overrun by messages")
  func narrow() async throws {
    let lines = try await show(["NO_COLOR": "1"], columns: 20).split(separator: "\n")
    #expect(lines.count > 20)
    // A longer word or path cannot be broken.
    let overrun = lines.filter { $0.unicodeScalars.count > 20 && $0.split(separator: " ").count > 3 }
    #expect(overrun.isEmpty, "\(overrun)")
  }
}
