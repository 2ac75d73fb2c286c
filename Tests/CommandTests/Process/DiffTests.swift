import Foundation
import TestSupport
import Testing

@Suite("The differences of two versions, from the command line")
struct DiffTests {
  /// A project with the bundle of its library, whose sources then changed.
  private func project() async throws -> TemporaryProject {
    let project = try await TemporaryProject.withBundle()
    try project.change("content/duas.xml", "Glory belongs to Allah", "Glory be to Allah")
    return project
  }

  @Test("are those of a bundle and of sources")
  func bundleAndSources() async throws {
    let project = try await project()
    let result = try await project.rizq("diff", "output", "content")
    #expect(result.code == 0)
    #expect(
      result.output == """
        1 dua changed from output (Sample 1.0.0) to content (Sample 1.0.0)

        dua 1 subhan-allah changed
          translation.en: other letters
            \u{2068}belongs\u{2069} → \u{2068}be\u{2069}

        """
    )
    #expect(try await project.rizq("diff", "output", "output").output.hasPrefix("no change from output"))
    let markdown = try await project.rizq("diff", "output", "content", "--format", "markdown")
    #expect(
      markdown.output.contains(
        "- **Glory** (1, `subhan-allah`)\n  - translation.en: other letters: belongs → be\n"
      )
    )
    #expect(
      try await project.rizq("diff", "output", "content", "--format", "html").output.hasPrefix(
        "<!DOCTYPE html>"
      )
    )
    #expect(
      try await project.rizq("diff", "output", "content", "--format", "json").output.contains(
        "\"differs\": \"letters\""
      )
    )
  }

  @Test("are those of revisions of Git, of sources and of bundles", .requires(.git))
  func revisions() async throws {
    let project = try await project()
    #expect(try project.git("init", "-q"))
    try project.change("content/duas.xml", "Glory be to Allah", "Glory belongs to Allah")
    #expect(try project.git("add", "-A"))
    #expect(try project.git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "First"))
    try project.change("content/duas.xml", "Glory belongs to Allah", "Glory be to Allah")
    for old in ["HEAD", "HEAD:content", "HEAD:output"] {
      let result = try await project.rizq("diff", old, "content")
      #expect(result.code == 0)
      #expect(
        result.output.hasPrefix("1 dua changed from \(old) (Sample 1.0.0) to content (Sample 1.0.0)\n"),
        "\(result)"
      )
    }
    #expect(try await project.rizq("diff", "HEAD:output", "HEAD").output.hasPrefix("no change"))
    for (name, words) in [
      ("HEAD:nothing", "the revision `HEAD` has no folder `nothing`"),
      ("v9", "`v9` is neither a folder nor a revision of Git\n"),
    ] {
      let result = try await project.rizq("diff", name, "content")
      #expect(result.code == 2 && result.errors.contains(words), "\(result)")
    }
  }

  @Test("end with exit code 1 where --breaking finds a breaking change")
  func breaking() async throws {
    let project = try await TemporaryProject.withBundle()
    #expect(try await project.rizq("diff", "output", "content", "--breaking").code == 0)
    try project.change("content/duas.xml", "slug=\"allahu-akbar\"", "slug=\"akbar\"")
    try project.change("content/journeys.json", "\"allahu-akbar\"", "\"akbar\"")
    let result = try await project.rizq("diff", "output", "content", "--breaking")
    #expect(result.code == 1)
    #expect(result.output.contains("breaking:\n  dua 3 is called `akbar` instead of `allahu-akbar`"))
    #expect(try await project.rizq("diff", "output", "content").code == 0)
  }

  @Test("name a schema that cannot be read as breaking")
  func schema() async throws {
    let project = try await TemporaryProject.withBundle()
    try await project.copyBundle(to: "newer")
    try project.change("newer/manifest.json", "\"schema_version\":1", "\"schema_version\":2")
    let result = try await project.rizq("diff", "output", "newer", "--breaking")
    #expect(result.code == 1)
    #expect(result.output.contains("the bundle follows schema 2 instead of 1"))
    #expect(try await project.rizq("diff", "newer", "newer").code == 2)
  }

  @Test(
    "of what is not a library end with exit code 2",
    arguments: [
      (["output", "nowhere"], "`nowhere` is neither a folder nor a revision of Git: `/"),
      (["output", "/"], "`/` is neither a bundle nor a release nor sources"),
      (["output", ""], "empty name"),
      (["output", "content/duas.xml"], "`content/duas.xml` is not a folder"),
      (["output", "--", "--upload-pack=x"], "is neither a folder nor a revision"),
      (["output"], "<new>"),
    ] as [([String], String)]
  )
  func wrong(arguments: [String], words: String) async throws {
    let project = try await TemporaryProject.withBundle()
    let result = try await project.command(["diff"] + arguments).run()
    #expect(result.code == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test("of sources with errors end with exit code 2")
  func errors() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.change("content/duas.xml", "category=\"praise\"", "category=\"prais\"")
    let result = try await project.rizq("diff", "output", "content")
    #expect(result.code == 2)
    #expect(result.errors.contains("the content in `content` has 1 error, so it is not a library"))
  }
}

extension TemporaryProject {
  /// Copies the bundle into another folder.
  fileprivate func copyBundle(to folder: String) async throws {
    try FileManager.default.copyItem(atPath: path("output"), toPath: path(folder))
  }
}
