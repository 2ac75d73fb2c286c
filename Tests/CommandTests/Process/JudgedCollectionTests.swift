import Foundation
import TestSupport
import Testing

/// Collections of other projects, imported and compiled as `scripts/bench-search.sh` does.
@Suite("The answers to the judged queries over other collections", .requires(.referenceTexts), .slow)
struct JudgedCollectionTests {
  /// The format of the import, which is also the name of the collection, and the path in the reference texts.
  private static let collections = [
    (name: "adhkar-json", path: "dua/adhkar.json"), (name: "dua-dhikr", path: "dua/dua-dhikr"),
    (name: "hisnul-xml", path: "dua/hisnul.xml"),
  ]

  @Test("are first, except those in Goldens/collections.txt; RIZQ_UPDATE_GOLDENS=1 writes it")
  func first() async throws {
    let project = try TemporaryProject()
    for (name, path) in Self.collections {
      let (source, sources) = (ReferenceTexts.folder.appending(path: path).path, "sources/\(name)")
      try await project.succeed("import", name, source, "--output", sources, "--quiet")
      try await project.succeed(
        ["build", "--lenient", "--quiet", "--content", sources, "--output", "bundles/\(name)"]
      )
    }
    var quality = project.command(["bench", "search", "quality", project.path("bundles"), "--golden"])
    quality.executable = Command.executable("rizq-dev")
    quality.folder = Repository.root
    let result = try await quality.run()
    try #require(result.code == 0, "\(result)")
    let path = "Tests/CommandTests/Goldens/collections.txt"
    #expect(try Golden.differences(of: result.output, from: path) == [])
  }
}
