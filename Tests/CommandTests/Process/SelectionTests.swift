import Foundation
import TestSupport
import Testing

@Suite("A selection of findings")
struct SelectionTests {
  /// A library with an error in one file and a warning in another.
  private func project() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let duas = SampleLibrary.duas(.xml)
    try project.write("content/duas.xml", duas.replacing("duration=\"5\"", with: "duration=\"900\""))
    try project.write("content/parts/bad.xml", "<duas version=\"1\"><dua id=\"nine\"/></duas>")
    return project
  }

  @Test("is shown and counted, and decides the exit code")
  func selected() async throws {
    let project = try project()
    let all = try await project.rizq("validate", "--format", "json")
    #expect(all.code == 1)
    let rules = Set(try Report(all.output).diagnostics.map(\.rule))
    #expect(rules.isSuperset(of: ["DU05", "VO05"]))
    let one = try await project.rizq("validate", "--rule", "DU05", "--format", "json")
    #expect(one.code == 0)
    #expect(try Report(one.output).counts == Report.Counts(errors: 0, warnings: 3, infos: 0))
    let strict = try await project.rizq("validate", "--rule", "implausible-duration", "--strict")
    #expect(strict.code == 1)
    let two = try await project.rizq("validate", "--rule", "DU05", "VO05", "--quiet")
    #expect(two.code == 1)
    #expect(two.output.hasSuffix("\n1 error, 3 warnings\n"))
    #expect(!two.output.contains("DU05"))
  }

  @Test(
    "of files may name them from here or from the content folder, and name folders",
    arguments: [
      "content/parts/bad.xml", "./content/parts/../parts", "parts/bad.xml", "parts", "content/parts/",
    ]
  )
  func files(path: String) async throws {
    let result = try await project().rizq("validate", "--file", path, "--format", "json")
    #expect(result.code == 1)
    #expect(Set(try Report(result.output).diagnostics.compactMap(\.location?.path)) == ["parts/bad.xml"])
    let other = try await project().rizq("validate", "--file", "content/duas.xml")
    #expect(other.code == 0)
    #expect(other.output.contains("3 warnings\n"))
  }

  @Test("of a file has nothing of one whose name differs only in normalization")
  func normalization() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let names = ["caf\u{E9}.xml", "cafe\u{301}.xml"]
    for name in names {
      try project.write("content/\(name)", "<duas version=\"1\"><dua id=\"nine\"/></duas>")
    }
    for name in names {
      let result = try await project.rizq("validate", "--file", name, "--rule", "VO05", "--format", "json")
      let paths = try Report(result.output).diagnostics.compactMap(\.location?.path)
      #expect(paths.count == 1 && paths.allSatisfy { $0.utf8.elementsEqual(name.utf8) }, "\(paths)")
    }
  }

  @Test(
    "that does not exist is wrong usage",
    arguments: [
      (["--rule", "DU99"], "--rule: there is no rule `DU99`; did you mean `"),
      (["--rule", "implausible-durations"], "did you mean `implausible-duration`?"),
      (
        ["--file", "content/dua.xml"],
        "`content/dua.xml` is not a source in `content`; did you mean `content/duas.xml`?"
      ),
      (["--file", ""], "--file is empty"),
      (["--rule", "DU05", "--generate-transliteration"], "omit --rule and --file"),
    ] as [([String], String)]
  )
  func unknown(arguments: [String], words: String) async throws {
    let result = try await project().command(["validate"] + arguments).run()
    #expect(result.code == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test("limits the fixes")
  func fixes() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let duas = SampleLibrary.duas(.xml)
    try project.write(
      "content/duas.xml",
      duas.replacing(">Praise<", with: ">Praise & thanks<").replacing("\u{FEFF}", with: "")
    )
    let before = project.tree("content")
    #expect(try await project.rizq("validate", "--fix", "--rule", "DU05").code == 0)
    #expect(project.tree("content") == before)
    #expect(try await project.rizq("validate", "--fix", "--rule", "XM05").code == 0)
    #expect(project.tree("content") != before)
  }

  @Test("a build of acknowledged findings prints only its result")
  func acknowledged() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let text = SampleLibrary.duas(.xml).replacing(
      "xp=\"15\" duration=\"5\">\n  <title xml:lang=\"en\">Glory",
      with:
        "xp=\"15\" duration=\"900\"><!-- rizq:allow DU05 recited slowly -->\n  <title xml:lang=\"en\">Glory"
    )
    try project.write("content/duas.xml", text)
    let built = try await project.rizq("build", "--strict")
    #expect(built.code == 0)
    #expect(built.output.hasPrefix("compiled 3 duas") && built.output.hasSuffix("; 1 finding acknowledged\n"))
    #expect(built.output.split(separator: "\n").count == 1)
    let verbose = try await project.rizq("validate", "--verbose")
    #expect(verbose.output.contains("acknowledged content/duas.xml:"))
    #expect(verbose.output.contains(": [DU05] recited slowly\n"))
    let json = try await project.rizq("validate", "--format", "json")
    #expect(
      json.output.contains("\"reason\": \"recited slowly\"")
        || json.output.contains("\"reason\":\"recited slowly\"")
    )
    #expect(try await project.rizq("build").output.contains("acknowledged"))
    let published = project.tree().values.contains { node in
      if case .file(let data) = node {
        String(decoding: data, as: UTF8.self).contains("recited slowly")
      } else {
        false
      }
    }
    #expect(!published)
  }
}
