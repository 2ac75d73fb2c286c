import Foundation
import Testing

/// Builds that are stopped from outside. One at a time, because each keeps a processor busy.
@Suite("A build that is stopped", .serialized)
struct InterruptionTests {
  /// A project with a bundle of the sample, and a content of many duas that would replace it.
  private func project(duas: Int = 1000) async throws -> TemporaryProject {
    let project = try await TemporaryProject.withBundle()
    try project.remove("content")
    var generate = project.command(["corpus", "content", "--duas", "\(duas)"])
    generate.executable = Command.executable("rizq-dev")
    try #require(try await generate.run().code == 0)
    return project
  }

  /// Kills a build as soon as a file exists, unless it has ended by then. Waits on a thread of its own, as the tasks of other tests
  /// may keep this one waiting.
  private func kill(_ build: Command.Running, after path: String, in project: TemporaryProject) async throws {
    Thread.detachNewThread {
      while !project.exists(path), build.process.isRunning { usleep(100) }
      build.send(SIGKILL)
    }
    _ = try await build.result()
  }

  /// Builds, and sends signals as soon as the new bundle is started.
  ///
  /// Runs on a thread of its own, and retries if the build had already ended: while other tests use all processors, the signal
  /// may come too late.
  ///
  /// - Returns: The result of the build, and the tree before it.
  private func build(
    _ project: TemporaryProject,
    sending signals: [Int32]
  ) async throws -> (result: Command.Result, before: [String: TemporaryProject.Node]) {
    for _ in 0..<20 {
      let before = project.tree()
      let build = try project.command(["build"]).start()
      Thread.detachNewThread {
        while !project.exists(".output.rizq-new"), build.process.isRunning { usleep(100) }
        for (index, signal) in signals.enumerated() where build.process.isRunning {
          // The system merges a signal with the same one if that is still pending.
          if index > 0 { usleep(1000) }
          build.send(signal)
        }
      }
      let result = try await build.result()
      if result.code != 0 { return (result, before) }
    }
    throw TooLate()
  }

  /// A build that is suspended while it holds the output, so that the test does not depend on its speed.
  private func suspendedBuild(_ project: TemporaryProject) async throws -> Command.Running {
    for _ in 0..<20 {
      let build = try project.command(["build"]).start()
      let holdsOutput = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          while !project.exists(".output.rizq-new"), build.process.isRunning { usleep(100) }
          if build.process.isRunning { build.send(SIGSTOP) }
          continuation.resume(returning: build.process.isRunning && project.exists(".output.rizq-new"))
        }
      }
      if holdsOutput { return build }
      build.send(SIGCONT)
      _ = try await build.result()
    }
    throw TooLate()
  }

  private struct TooLate: Error {}

  @Test(
    "by a signal exits with its code, and leaves the old bundle and nothing else",
    arguments: [SIGHUP, SIGINT, SIGTERM]
  )
  func signal(number: Int32) async throws {
    let project = try await project()
    let (result, before) = try await build(project, sending: [number])
    #expect(result.code == 128 + number, "\(result)")
    #expect(result.errors == "stopped; nothing was published\n")
    #expect(project.tree() == before)
    #expect(project.leftovers.isEmpty)
  }

  @Test("by a signal that was also sent to its group, as `timeout` and `make` do, leaves nothing either")
  func sameSignalTwice() async throws {
    let project = try await project()
    let (result, before) = try await build(project, sending: [SIGTERM, SIGTERM])
    #expect(result.code == 128 + SIGTERM, "\(result)")
    #expect(result.errors == "stopped; nothing was published\n")
    #expect(project.tree() == before)
    #expect(project.leftovers.isEmpty)
  }

  @Test("by the end of its terminal goes on if `nohup` started it")
  func nohup() async throws {
    let project = try await project(duas: 300)
    let build = try project.command(["build"], preparation: "trap '' HUP").start()
    Thread.detachNewThread {
      while !project.exists(".output.rizq-new"), build.process.isRunning { usleep(100) }
      build.send(SIGHUP)
    }
    let result = try await build.result()
    #expect(result.code == 0, "\(result)")
    #expect(project.leftovers.isEmpty)
  }

  @Test("by a second signal ends at once, and the next build cleans up")
  func secondSignal() async throws {
    let project = try await project()
    let (result, before) = try await build(project, sending: [SIGTERM, SIGINT])
    let code = result.code
    #expect(code == 128 + SIGTERM || code == 128 + SIGINT)
    #expect(project.tree() == before)
    #expect(try await project.rizq("build").code == 0)
    #expect(project.leftovers.isEmpty)
  }

  @Test("while another run holds the output, is refused and does not disturb it")
  func two() async throws {
    let project = try await project()
    let first = try await suspendedBuild(project)
    let second = try await project.rizq("build")
    first.send(SIGCONT)
    #expect(second.code == 2)
    #expect(
      second.errors.contains(
        "another run of rizq holds the lock (process \(first.process.processIdentifier))"
      )
    )
    #expect(try await first.result().code == 0)
    #expect(project.leftovers.isEmpty)
    #expect(try await project.rizq("show", "dua-1000").code == 0)
  }

  @Test("by a kill at any moment leaves the old bundle or the new one, and the next build cleans up")
  func killed() async throws {
    let finished = try await project(duas: 300)
    let old = finished.tree()
    #expect(try await finished.rizq("build").code == 0)
    let new = finished.tree()
    #expect(old != new)
    for moment in [
      ".output.rizq-lock", ".output.rizq-new", ".output.rizq-new/search", ".output.rizq-new/duas.json",
      ".output.rizq-new/works.json", ".output.rizq-new/manifest.json",
    ] {
      let project = try await project(duas: 300)
      let build = try project.command(["build"]).start()
      try await kill(build, after: moment, in: project)
      let left = project.tree()
      #expect(left == old || left == new, "killed at \(moment)")
      #expect(try await project.rizq("build").code == 0)
      #expect(project.tree() == new)
      #expect(project.leftovers.isEmpty, "killed at \(moment)")
    }
  }
}
