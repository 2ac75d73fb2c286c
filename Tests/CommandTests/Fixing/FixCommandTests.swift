import Foundation
import TestSupport
import Testing

@Suite("rizq validate --fix")
struct FixCommandTests {
  /// A library with a byte order mark, a bare ampersand and a misspelled word.
  private func project() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.write("content/duas.xml", "\u{FEFF}" + Self.broken)
    return project
  }

  private static let broken = SampleLibrary.duas(.xml).replacing(">Glory<", with: ">Glory & more<")
    .replacing(
      "id=\"2\" slug=\"alhamdu-lillah\" category=\"praise\" collection=\"core\" difficulty=\"beginner\"",
      with: "id=\"2\" slug=\"alhamdu-lillah\" category=\"praise\" collection=\"core\" difficulty=\"beginer\""
    )

  @Test("applies safe fixes, reports the changes and the remaining findings, and exits like validate")
  func safe() async throws {
    let project = try project()
    let result = try await project.rizq("validate", "--fix")
    #expect(result.code == 1, "\(result)")
    #expect(
      result.output.contains("fixed content/duas.xml:1:1: removed `\\u{FEFF}` [EN03]\n"),
      "\(result.output)"
    )
    #expect(result.output.contains("replaced `&` with `&amp;` [XM05]\n"))
    #expect(result.output.contains("error[VO06]: `beginer` is unknown"))
    #expect(
      result.output.hasSuffix("1 error\nfixed 2 findings in 1 file (1 needs --unsafe-fixes)\n"),
      "\(result.output)"
    )
    #expect(try project.has(Self.broken.replacing("y & m", with: "y &amp; m"), in: "content/duas.xml"))
    let before = project.tree("content")
    let again = try await project.rizq("validate", "--fix")
    #expect(again.output.hasSuffix("fixed 0 findings in 0 files (1 needs --unsafe-fixes)\n"))
    #expect(project.tree("content") == before)
  }

  @Test("with --unsafe-fixes applies the rest")
  func unsafe() async throws {
    let project = try project()
    let result = try await project.rizq("validate", "--unsafe-fixes")
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("replaced `beginer` with `beginner` [VO06]"))
    #expect(result.output.contains("fixed 3 findings in 1 file\nchecked 3 duas"))
    let fixed = SampleLibrary.duas(.xml).replacing(">Glory<", with: ">Glory &amp; more<")
    #expect(try project.has(fixed, in: "content/duas.xml"))
  }

  @Test("without it nothing is changed, and the summary counts what it would fix")
  func withoutFix() async throws {
    let project = try project()
    let before = project.tree("content")
    let result = try await project.rizq("validate")
    #expect(result.code == 1)
    #expect(result.output.hasSuffix("2 findings can be fixed with --fix\n"), "\(result.output)")
    #expect(project.tree("content") == before)
    #expect(try await project.rizq("build").output.contains("--fix") == false)
    #expect(try await project.rizq("build", "--fix").code == 2, "a build changes no source")
  }

  @Test("with --format json prints the changes as data, in one document")
  func json() async throws {
    let project = try project()
    let result = try await project.rizq("validate", "--fix", "--format", "json")
    _ = try Report(result.output)
    struct Document: Decodable {
      struct Fixed: Decodable {
        struct Change: Decodable {
          var rule: String
          var before: String
          var after: String
        }
        var findings: Int
        var files: Int
        var needUnsafeFixes: Int
        var changes: [Change]
      }
      struct Diagnostic: Decodable {
        struct FixIt: Decodable { var applicability: String }
        var fixIts: [FixIt]
      }
      var fixed: Fixed
      var diagnostics: [Diagnostic]
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.fixed.findings == 2 && document.fixed.files == 1 && document.fixed.needUnsafeFixes == 1)
    #expect(document.fixed.changes.map(\.before) == ["\u{FEFF}", "&"])
    #expect(document.fixed.changes.map(\.after) == ["", "&amp;"])
    #expect(document.diagnostics.flatMap(\.fixIts).map(\.applicability) == ["unsafe"])
  }

  @Test("keeps the permissions of a file")
  func permissions() async throws {
    let project = try project()
    chmod(project.path("content/duas.xml"), 0o640)
    _ = try await project.rizq("validate", "--fix")
    var status = stat()
    #expect(lstat(project.path("content/duas.xml"), &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(try !project.text("content/duas.xml").utf8.starts(with: "\u{FEFF}".utf8))
  }

  @Test("leaves a read-only file as it is, reports it, and fixes the others")
  func readOnlyFile() async throws {
    let project = try project()
    try project.write("content/journeys.json", "\u{FEFF}" + SampleLibrary.journeys)
    chmod(project.path("content/duas.xml"), 0o444)
    let result = try await project.rizq("validate", "--fix")
    #expect(result.code == 2, "\(result)")
    #expect(result.errors.contains("content/duas.xml`: it is read-only"))
    #expect(result.output.contains("fixed content/journeys.json:1:1"))
    #expect(result.output.contains("warning[EN03]"), "the report is about what is on the disk")
    #expect(try project.has("\u{FEFF}" + Self.broken, in: "content/duas.xml"))
    #expect(try project.has(SampleLibrary.journeys, in: "content/journeys.json"))
    #expect(!project.tree("content").keys.contains { $0.contains(".rizq-") })
  }

  @Test("in a folder that cannot be written is a failure, and changes nothing")
  func readOnlyFolder() async throws {
    let project = try project()
    let command = try project.asOrdinaryUser(["validate", "--fix"])
    let before = project.tree("content")
    chmod(project.path("content"), 0o555)
    let result = try await command.run()
    chmod(project.path("content"), 0o755)
    #expect(result.code == 2, "\(result)")
    #expect(result.errors.contains("permission denied"))
    #expect(result.errors.contains("help: make the folder that it is in writable"))
    #expect(project.tree("content") == before)
  }

  @Test("does not follow a link or change its target")
  func links() async throws {
    let project = try project()
    try project.write("outside.xml", "\u{FEFF}<duas version=\"1\"/>")
    symlink("../outside.xml", project.path("content/link.xml"))
    let result = try await project.rizq("validate", "--unsafe-fixes")
    #expect(result.code == 1)
    #expect(try project.text("outside.xml").utf8.starts(with: "\u{FEFF}".utf8))
    #expect(project.tree("content")["link.xml"] == .link("../outside.xml"))
  }

  @Test("does not wait: a folder that another run changes is busy")
  func busy() async throws {
    let project = try project()
    try project.write("content/.rizq-lock", "process 4242\n")
    let descriptor = open(project.path("content/.rizq-lock"), O_RDWR)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let result = try await project.rizq("validate", "--fix")
    #expect(result.code == 2)
    #expect(result.errors.contains("another run of rizq holds the lock (process 4242)"))
    #expect(try await project.rizq("validate").code == 1, "who only checks needs no lock")
  }

  @Test("changes a file whose name has 255 bytes, or is right-to-left")
  func names() async throws {
    let project = try project()
    let long = String(repeating: "n", count: 251) + ".xml"
    for name in [long, "أدعية.xml"] { try project.write("content/\(name)", "\u{FEFF}<duas version=\"1\"/>") }
    _ = try await project.rizq("validate", "--fix")
    for name in [long, "أدعية.xml"] {
      #expect(try project.has("<duas version=\"1\"/>", in: "content/\(name)"))
    }
  }

  @Test("by a signal exits with its code, and leaves every file complete")
  func signal() async throws {
    let project = try project()
    for number in 0..<40 { try project.write("content/x\(number).xml", "\u{FEFF}<duas version=\"1\"/>") }
    let run = try project.command(["validate", "--fix"]).start()
    while !project.exists("content/.rizq-lock"), run.process.isRunning { await Task.yield() }
    run.send(SIGTERM)
    let result = try await run.result()
    #expect(result.code == 128 + SIGTERM || result.code == 1, "\(result)")
    for number in 0..<40 {
      #expect(
        try ["\u{FEFF}<duas version=\"1\"/>", "<duas version=\"1\"/>"].contains {
          try project.has($0, in: "content/x\(number).xml")
        }
      )
    }
    #expect(!project.tree("content").keys.contains { $0.contains(".rizq-") })
  }
}
