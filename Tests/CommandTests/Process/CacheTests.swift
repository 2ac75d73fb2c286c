import Foundation
import TestSupport
import Testing

@Suite("The cache of the command")
struct CacheTests {
  private func library() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary()
    return project
  }

  @Test("makes the second build do nothing, and say so")
  func unchanged() async throws {
    let project = try library()
    let first = try await project.rizq("build")
    #expect(first.output.contains("compiled 3 duas and 1 journey from 3 files into output"))
    let index = try FileManager.default.attributesOfItem(atPath: project.path("output/search/index.bin"))
    let second = try await project.rizq("build")
    #expect(second.code == 0)
    #expect(
      second.output.contains("nothing has changed: 3 duas and 1 journey from 3 files are in output (")
    )
    let same = try FileManager.default.attributesOfItem(atPath: project.path("output/search/index.bin"))
    #expect(index[.systemFileNumber] as? Int == same[.systemFileNumber] as? Int)
    #expect(project.leftovers == [])
    try project.change("content/duas.xml", "Glory belongs", "glory belongs")
    #expect(try await project.rizq("build").output.contains("compiled 3 duas"))
  }

  @Test(
    "shows the same findings in every format, with the same exit code",
    arguments: ["human", "json", "github", "sarif"]
  )
  func findings(format: String) async throws {
    let project = try library()
    try project.change("content/duas.xml", "beginner", "Beginner")
    try project.change("content/duas.xml", "سُبْحَانَ", "سُبْحَان َ")
    let clean = try await project.rizq("build", "--no-cache", "--format", format)
    #expect(!project.exists(".rizq-cache"))
    for _ in 1...2 {
      let cached = try await project.rizq("build", "--format", format)
      #expect(cached.code == 1)
      #expect(cached.output == clean.output)
      #expect(cached.errors == clean.errors)
    }
  }

  @Test("is shown and removed by `rizq cache`")
  func keeping() async throws {
    let project = try library()
    let empty = try await project.rizq("cache", "stats")
    #expect(empty.output == "\(project.path(".rizq-cache")): 0 runs, 0.0 KB\n")
    _ = try await project.rizq("build")
    _ = try await project.rizq("validate", "--cache", "elsewhere")
    #expect(try await project.rizq("cache", "stats").output.contains(".rizq-cache: 1 run, "))
    #expect(
      try await project.rizq("cache", "stats", "--cache", "elsewhere").output.contains("elsewhere: 1 run, ")
    )
    for arguments in [["cache", "clear"], ["cache", "clear", "--cache", "elsewhere"]] {
      #expect(try await project.command(arguments).run().code == 0)
    }
    #expect(!project.exists(".rizq-cache") && !project.exists("elsewhere"))
    let refused = try await project.rizq("cache", "clear", "--cache", "content")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("is a part of the content"))
    #expect(project.exists("content/duas.xml"))
  }

  @Test("is not a folder with other files, which stays as it is")
  func otherFolder() async throws {
    let project = try library()
    try project.write(".rizq-cache/mine", "x")
    #expect(try await project.rizq("build").code == 0)
    for arguments in [["cache", "stats"], ["cache", "clear"]] {
      let refused = try await project.command(arguments).run()
      #expect(refused.code == 2)
      #expect(refused.errors.contains("is not a cache of rizq"))
      #expect(refused.errors.contains("help: nothing is kept in it; remove it by hand"))
    }
    #expect(project.tree(".rizq-cache").keys.sorted() == ["mine"])
  }

  @Test("is shared by runs at the same time")
  func shared() async throws {
    let project = try library()
    let results = try await withThrowingTaskGroup(of: Command.Result.self) { group in
      for _ in 1...6 { group.addTask { try await project.rizq("validate", "--format", "json") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for result in results {
      #expect(result.code == 0)
      #expect(result.output == results.first?.output)
    }
    #expect(try await project.rizq("cache", "stats").output.contains(": 1 run, "))
  }

  @Test("that cannot be written changes nothing")
  func readOnly() async throws {
    let project = try library()
    try project.makeFolder(".rizq-cache")
    let result = try await project.command(["build"], preparation: "chmod 555 .rizq-cache").run()
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
  }
}
