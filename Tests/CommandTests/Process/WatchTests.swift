import Foundation
import Testing

/// Real processes, real events.
@Suite("A watch of the content")
struct WatchTests {
  private static let duas = "content/duas.xml"

  /// What a watch shows after each of some changes.
  private func watch(
    _ arguments: [String],
    _ project: TemporaryProject,
    changes: [(TemporaryProject) throws -> Void]
  ) async throws -> (shown: [String], result: Command.Result) {
    let watch = try project.command(arguments).start()
    defer { watch.send(SIGKILL) }
    var shown: [String] = []
    for number in 0...changes.count {
      let output = try await output(of: watch, builds: number + 1)
      shown.append(String(output.dropFirst(shown.joined().count)))
      if number < changes.count { try changes[number](project) }
    }
    watch.send(SIGINT)
    return (shown, try await watch.result())
  }

  /// The output up to the end of a build.
  private func output(of watch: Command.Running, builds: Int) async throws -> String {
    var output = ""
    while watch.process.isRunning {
      output = try await watch.output(containing: "Ctrl-C ends\n\n")
      let ends = output.ranges(of: "Ctrl-C ends\n\n")
      if ends.count >= builds { return String(output[..<ends[builds - 1].upperBound]) }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Ended(output: output)
  }

  private struct Ended: Error { let output: String }

  @Test(
    "builds after each change, and shows what is new, fixed and left",
    arguments: [["build", "--watch"], ["build", "--watch", "--poll"]]
  )
  func changes(arguments: [String]) async throws {
    let project = try await TemporaryProject.withBundle()
    let bundle = project.tree("output")
    let (shown, result) = try await watch(
      arguments,
      project,
      changes: [
        { try $0.change(Self.duas, "</arabic>", ";</arabic>") },
        { try $0.change(Self.duas, ";</arabic>", "</arabic>") },
      ]
    )
    #expect(shown[0].contains("3 duas and 1 journey"))
    #expect(shown[1].contains("error[AR17]"))
    #expect(shown[1].contains("0 fixed, 0 left\nnothing was published\n"), "\(shown[1])")
    #expect(shown[2].contains("fixed content/duas.xml:"), "\(shown[2])")
    #expect(shown[2].contains("0 new, "))
    #expect(shown[2].contains("compiled 3 duas"))
    #expect(result.code == 130)
    #expect(result.errors.isEmpty)
    #expect(project.tree("output") == bundle)
    #expect(project.leftovers.isEmpty)
  }

  @Test("says that it tries again while another run has the output, and does so")
  func busyOutput() async throws {
    let project = try await TemporaryProject.withBundle()
    var lock: Int32 = -1
    defer { close(lock) }
    let (shown, _) = try await watch(
      ["build", "--watch"],
      project,
      changes: [
        {
          lock = open($0.path(".output.rizq-lock"), O_RDWR | O_CREAT, 0o644)
          try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
          try $0.change(Self.duas, "</duas>", " </duas>")
        },
        { _ in flock(lock, LOCK_UN) },
      ]
    )
    #expect(shown[1].contains(": another run of rizq holds the lock ("), "\(shown[1])")
    #expect(shown[1].contains("help: nothing needs to be done: the watch tries again every second\n"))
    #expect(shown[2].contains("compiled 3 duas"), "\(shown[2])")
  }

  @Test("survives the atomic saves of editors, renamed folders, and a content folder that comes back")
  func folders() async throws {
    let project = try await TemporaryProject.withBundle()
    let duas = "content/duas/praise.xml"
    func move(_ old: String, _ new: String) throws {
      try FileManager.default.moveItem(atPath: project.path(old), toPath: project.path(new))
    }
    try project.makeFolder("content/duas")
    try move(Self.duas, duas)
    let text = try project.text(duas)
    let (shown, result) = try await watch(
      ["validate", "--watch"],
      project,
      changes: [
        { project in
          let changed = text.replacing("</arabic>", with: ";</arabic>", maxReplacements: 1)
          try project.write("content/duas/.praise.xml.new", changed)
          #expect(rename(project.path("content/duas/.praise.xml.new"), project.path(duas)) == 0)
        },
        { _ in try move("content/duas", "content/renamed") },
        { try $0.write("content/renamed/praise.xml", text) },
        { _ in try move("content", "moved") },
        { _ in try move("moved", "content") },
      ]
    )
    #expect(shown[1].contains("1 new, 0 fixed, 0 left"), "\(shown[1])")
    #expect(shown[2].contains("1 new, 1 fixed, 0 left"), "\(shown[2])")
    #expect(shown[3].contains("0 new, 1 fixed, 0 left"), "\(shown[3])")
    #expect(shown[4].contains("error: there is no content folder `content`"), "\(shown[4])")
    #expect(shown[5].contains("0 new, 0 fixed, 0 left\nchecked 3 duas"), "\(shown[5])")
    #expect(result.code == 130)
  }

  @Test("ends at once without a content folder")
  func noFolder() async throws {
    let project = try TemporaryProject()
    let result = try await project.rizq("validate", "--watch")
    #expect(result.code == 2)
    #expect(result.errors.contains("there is no content folder `content`"))
  }

  @Test(
    "is refused together with options that contradict it",
    arguments: [
      (["build", "--watch", "--format", "json"], "--format json"),
      (["validate", "--watch", "--fix"], "--watch"),
      (["build", "--poll"], "--watch"),
    ]
  )
  func contradictions(arguments: [String], words: String) async throws {
    let project = try await TemporaryProject.withBundle()
    let result = try await project.command(arguments).run()
    #expect(result.code == 2)
    #expect(result.errors.contains(words), "\(result)")
  }
}
