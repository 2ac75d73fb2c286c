import Foundation
import Testing

@Suite("The standard streams")
struct StreamTests {
  private func project(isGood: Bool) async throws -> TemporaryProject {
    let project = try await TemporaryProject.withBundle()
    if !isGood { try project.write("content/bad.xml", "<") }
    return project
  }

  @Test(
    "that are closed change neither the exit code nor the bundle",
    arguments: [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"]
  )
  func closed(redirection: String) async throws {
    let good = try await project(isGood: true)
    let before = good.tree()
    for _ in 1...2 {
      #expect(try await good.command(["build"], redirection: redirection).run().code == 0)
      #expect(good.tree() == before)
      #expect(good.leftovers.isEmpty)
    }
    #expect(try await good.command(["show", "1"], redirection: redirection).run().code == 0)
    let bad = try await project(isGood: false)
    #expect(try await bad.command(["build"], redirection: redirection).run().code == 1)
    #expect(try await bad.command(["build", "--content", "gone"], redirection: redirection).run().code == 2)
    #expect(bad.tree() == before)
  }

  @Test("whose reader closes them do not fail")
  func brokenPipe() async throws {
    let project = try await project(isGood: true)
    let duas = (0..<10_000).map { "<dua id=\"\($0 + 10)\"/>\n" }.joined()
    try project.write("content/bad.xml", "<duas version=\"1\">\n\(duas)</duas>")
    let rizq = Command.executable("rizq").path
    for arguments in ["validate --format json", "rules", "rules ID02", "--help", "show 1"] {
      var command = project.command(["-c", "{ '\(rizq)' \(arguments); echo $? >code; } | head -c 1"])
      command.executable = URL(fileURLWithPath: "/bin/sh")
      _ = try await command.run()
      #expect(try project.text("code") == "0\n", "\(arguments)")
    }
  }

  @Test("that cannot be written are a failure, because partial output could be taken for complete")
  func fullDisk() async throws {
    let project = try await project(isGood: true)
    for arguments in [["validate", "--format", "json"], ["rules"], ["show", "1"], ["--help"]] {
      let result = try await project.command(arguments, redirection: ">/dev/full").run()
      #expect(result.code == 2)
      #expect(result.errors.contains("error: the output cannot be written"))
    }
    #expect(try await project.command(["build"], redirection: "2>/dev/full").run().code == 0)
  }
}
