import Foundation
import TestSupport
import Testing

@Suite("rizq validate --fix --dry-run")
struct DryRunTests {
  /// A library with a byte order mark, lines that end at CR LF, two bare ampersands in one line, a last line without end, and a
  /// misspelled word.
  private func project() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let duas = SampleLibrary.duas(.xml).replacing(">Glory<", with: ">Glory & more & more<")
      .replacing("difficulty=\"beginner\"", with: "difficulty=\"Beginner\"")
      .replacing("\n", with: "\r\n")
    try project.write("content/duas.xml", "\u{FEFF}" + duas.dropLast())
    try project.write("content/my duas.xml", "\u{FEFF}<duas version=\"1\"/>")
    return project
  }

  @Test(
    "writes nothing, and gives the patch that makes of the sources what the fixes make of them",
    arguments: ["--fix", "--unsafe-fixes"]
  )
  func patch(option: String) async throws {
    let (project, other) = (try project(), try project())
    let before = project.tree("content")
    let dry = try await project.rizq("validate", option, "--dry-run")
    #expect(project.tree("content") == before)
    #expect(!project.exists(".rizq-cache"))
    let real = try await other.rizq("validate", option)
    #expect(dry.code == real.code && dry.errors == real.errors, "\(dry)")
    try project.write("fixes.patch", dry.output)
    #expect(try project.git("apply", "-p0", "fixes.patch"), "\(dry.output)")
    #expect(other.tree("content") != before)
    #expect(project.tree("content") == other.tree("content"), "\(dry.output)")
  }

  @Test("shows each change with its rule, the patch, what would remain and what can be fixed")
  func output() async throws {
    let project = try project()
    let result = try await project.rizq("validate", "--fix", "--dry-run")
    #expect(result.code == 1)
    #expect(
      result.output.contains("would fix content/duas.xml:1:1: remove `\\u{FEFF}` [EN03]\n"),
      "\(result.output)"
    )
    #expect(
      result.output.contains("\n\n--- content/duas.xml\n+++ content/duas.xml\n@@ -1,"),
      "\(result.output)"
    )
    // By scalars: CR LF is one `Character`.
    let lines = result.output.unicodeScalars.split(separator: "\n").map { String($0) }
    #expect(
      lines.filter { $0.hasPrefix("+ ") } == [
        "+  <title xml:lang=\"en\">Glory &amp; more &amp; more</title>\r"
      ],
      "both changes of a line are one of the patch"
    )
    #expect(
      result.output.hasSuffix("; nothing was written\n") && result.output.contains("error[VO06]"),
      "\(result.output)"
    )
  }

  @Test("needs no permission to write")
  func readOnlyFolder() async throws {
    let project = try project()
    let command = try project.asOrdinaryUser(["validate", "--unsafe-fixes", "--dry-run", "--no-cache"])
    chmod(project.path("content"), 0o555)
    let result = try await command.run()
    chmod(project.path("content"), 0o755)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("+++ content/duas.xml\n"))
  }

  @Test("of a library without anything to fix shows no patch")
  func clean() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let result = try await project.rizq("validate", "--fix", "--dry-run")
    #expect(result.code == 0)
    #expect(
      result.output.contains("would fix 0 findings in 0 files; nothing was written\nchecked 3 duas"),
      "\(result.output)"
    )
    #expect(!result.output.contains("+++"))
  }

  @Test("shows missing transliterations")
  func transliteration() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.change("content/duas.xml", "<transliteration>", "<!-- ")
    try project.change("content/duas.xml", "</transliteration>", " -->")
    let before = project.tree("content")
    let result = try await project.rizq("validate", "--generate-transliteration", "--dry-run")
    #expect(result.output.contains("\n+"), "\(result)")
    #expect(result.output.contains("<transliteration generated="), "\(result)")
    #expect(project.tree("content") == before)
  }

  @Test("on a terminal has color and escapes what is invisible")
  func terminal() async throws {
    let project = try project()
    let command = project.command(
      ["validate", "--fix", "--dry-run"],
      environment: ["TERM": "xterm-256color"]
    )
    let (code, text) = try await Terminal(columns: 200).show(command)
    #expect(code == 1)
    #expect(text.contains("\u{1B}[31m-\\u{FEFF}"), "\(text)")
    #expect(text.contains("\\u{D}\u{1B}[0m\n"))
  }
}
