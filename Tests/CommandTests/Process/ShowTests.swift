import Foundation
import Testing

@Suite("Showing the contents of a bundle")
struct ShowTests {
  @Test("finds duas and journeys by slug and by id")
  func found() async throws {
    let project = try await TemporaryProject.withBundle()
    let bySlug = try await project.rizq("show", "alhamdu-lillah")
    #expect(bySlug.code == 0)
    for text in [
      "Praise", "\u{2067}الْحَمْدُ لِلَّهِ\u{2069}", "al-ḥamdu lillāh", "All praise is for Allah",
      "Sahih Muslim 2692",
    ] {
      #expect(bySlug.output.contains(text), "\(text)")
    }
    #expect(try await project.rizq("show", "2").output == bySlug.output)
    let journey = try await project.rizq("show", "first-words")
    #expect(journey.output.contains("First words") && journey.output.contains("Greatness  (allahu-akbar)"))
    let both = try await project.rizq("show", "1").output
    #expect(both.contains("dua 1, subhan-allah") && both.contains("journey 1, first-words"))
    #expect(try await project.rizq("show", "1", "--bundle", project.path("output")).output == both)
  }

  @Test(
    "suggests the probable name",
    arguments: [
      ("allahu-akbr", "; did you mean `allahu-akbar`?"), ("first-word", "; did you mean `first-words`?"),
      ("99", "`99`\nhelp: `rizq search` finds duas with their slugs\n"), ("\u{1B}[2J", "\\u{1B}[2J"),
    ]
  )
  func unknown(name: String, words: String) async throws {
    let result = try await TemporaryProject.withBundle().rizq("show", name)
    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix("error: the bundle has no dua or journey") && result.errors.contains(words)
    )
    #expect(!result.errors.contains("Usage") && result.output.isEmpty)
  }

  @Test("shows nothing hidden as it is")
  func hidden() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.change("content/library.json", #""policy": {}"#, #""policy": {"severity": {"TX10": "off"}}"#)
    try project.change("content/duas.xml", ">Praise<", ">Pra\u{202E}ise<")
    try project.change("content/duas.xml", "All praise", "A\u{200C}ll prai\u{200B}se")
    let build = try await project.rizq("build")
    try #require(build.code == 0, "\(build)")
    let dua = try await project.rizq("show", "alhamdu-lillah").output
    #expect(dua.hasPrefix("Pra\\u{202E}ise\n"))
    #expect(dua.contains("\u{2067}الْحَمْدُ لِلَّهِ\u{2069}\n"))
    // Joiners are part of the spelling.
    #expect(dua.contains("A\u{200C}ll prai\\u{200B}se is for Allah\n"))
    let journey = try await project.rizq("show", "first-words").output
    #expect(journey.contains("  Pra\\u{202E}ise  (alhamdu-lillah)\n"))
  }

  @Test("refuses a bundle that cannot be opened, and reads no file that it does not need")
  func unopened() async throws {
    let damages: [(String, (TemporaryProject) throws -> Void)] = [
      ("manifest.json", { try $0.write("output/manifest.json", "{") }),
      ("manifest.json", { try $0.remove("output/manifest.json") }),
      ("library.bin", { try $0.remove("output/library.bin") }),
      ("library.bin", { try $0.write("output/library.bin", "") }),
      ("library.bin", { try $0.change("output/manifest.json", "\"duas\":3", "\"duas\":4") }),
      (
        "library.bin",
        { project in
          try project.remove("output/library.bin")
          mkfifo(project.path("output/library.bin"), 0o600)
        }
      ),
    ]
    for (words, damage) in damages {
      let project = try await TemporaryProject.withBundle()
      try damage(project)
      for arguments in [["show", "1"], ["search", "allah"], ["verify"]] {
        let result = try await project.command(arguments).run()
        #expect(result.code == 2)
        #expect(result.errors.hasPrefix("error: ") && result.errors.contains(words), "\(result)")
        #expect(result.output.isEmpty)
      }
    }
    let project = try await TemporaryProject.withBundle()
    let shown = try await project.rizq("show", "1")
    try project.remove("output/duas.json")
    #expect(try await project.rizq("show", "1").output == shown.output)
  }

  @Test("verifies that a bundle is as it was written")
  func damaged() async throws {
    let whole = try await TemporaryProject.withBundle().rizq("verify")
    #expect(whole.code == 0)
    #expect(whole.output == "9 files of the bundle in `output` are as they were written\n")
    let damages: [(String, (TemporaryProject) throws -> Void)] = [
      ("library.bin", { try $0.change("output/library.bin", at: -1) }),
      ("search/index.bin", { try $0.change("output/search/index.bin", at: -1) }),
      ("duas.json", { try $0.write("output/duas.json", "[]") }),
      ("duas.json", { try $0.remove("output/duas.json") }),
      ("stray.json", { try $0.write("output/stray.json", "") }),
      (
        "works.json",
        { project in
          try project.remove("output/works.json")
          mkfifo(project.path("output/works.json"), 0o600)
        }
      ),
    ]
    for (words, damage) in damages {
      let project = try await TemporaryProject.withBundle()
      try damage(project)
      let result = try await project.rizq("verify")
      #expect(result.code == 2)
      #expect(result.errors.hasPrefix("error: ") && result.errors.contains(words), "\(result)")
      #expect(result.output.isEmpty)
    }
    let nowhere = try await TemporaryProject().rizq("show", "1")
    #expect(nowhere.code == 2)
    #expect(nowhere.errors.hasPrefix("error: there is no folder `output`\n"))
  }

  @Test("verifies that the JSON files have the library of library.bin")
  func otherForm() async throws {
    let (project, other) = (try await TemporaryProject.withBundle(), try await TemporaryProject.withBundle())
    try other.change("content/duas.xml", "Glory belongs to Allah", "Glory be to Allah")
    #expect(try await other.rizq("build").code == 0)
    // The manifest has a line for each file.
    let line = { (project: TemporaryProject) throws -> String in
      let lines = try project.text("output/manifest.json").split(separator: "\n")
      return String(try #require(lines.first { $0.contains("\"duas.json\"") }))
    }
    try project.change("output/manifest.json", line(project), line(other))
    try project.write("output/duas.json", other.text("output/duas.json"))
    let result = try await project.rizq("verify")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(
      result.errors.hasPrefix(
        "error: the bundle in `output`: the JSON files have another library than `library.bin`: 1 dua changed\n"
      )
    )
  }

  @Test("lists and explains rules")
  func rules() async throws {
    let project = try TemporaryProject()
    let list = try await project.rizq("rules")
    #expect(list.code == 0)
    #expect(list.output.split(separator: "\n").count > 100)
    let page = try await project.rizq("rules", "ID02")
    #expect(page.output.hasPrefix("# ID02 duplicate-slug\n") && page.output.contains("## How to fix it"))
    #expect(page.output.contains("\nSeverity: error (essential)\n"))
    for name in ["id02", "duplicate-slug", "Duplicate-Slug"] {
      #expect(try await project.rizq("rules", name).output == page.output)
    }
    let area = try await project.rizq("rules", "id").output.split(separator: "\n")
    #expect(area.count > 5 && area.allSatisfy { $0.hasPrefix("ID") })
    let unknown = try await project.rizq("rules", "duplicate-slugs")
    #expect(unknown.code == 2)
    #expect(unknown.errors == "error: there is no rule `duplicate-slugs`; did you mean `duplicate-slug`?\n")
  }
}
