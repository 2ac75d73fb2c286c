import Foundation
import TestSupport
import Testing

@Suite("Drafts of a release, from the command line")
struct ReleaseDraftTests {
  private static let online = TemporaryProject.onlineKeys
  /// In the first days of the release; the commands that begin it have the clock of the computer.
  private static let start = Int(Date().timeIntervalSince1970)

  private func run(_ project: TemporaryProject, afterDays days: Int, _ arguments: [String]) async throws
    -> Command.Result
  {
    let time = Self.start + days * 86_400
    return try await project.command(arguments, environment: ["SOURCE_DATE_EPOCH": "\(time)"]).run()
  }

  /// The files that are uploaded.
  private func served(_ project: TemporaryProject) -> [String: TemporaryProject.Node] {
    project.tree("release").filter { path, node in
      if case .file = node { !path.hasPrefix(".release/") } else { false }
    }
  }

  @Test("are shown before a key is asked, and alone with --dry-run", .slow)
  func dryRun() async throws {
    let project = try await TemporaryProject.released()
    try await project.succeed("release", "stage", "output")
    let before = project.tree("release")
    let draft = try await run(project, afterDays: 1, ["release", "sign", "--dry-run"])
    let shown = draft.output
    #expect(draft.code == 0)
    #expect(project.tree("release") == before)
    #expect(shown.hasPrefix("draft of root 1, valid until "))
    #expect(shown.contains("\nstaged bundle as targets 1, valid until "))
    #expect(shown.contains("\n  3 duas, 0 of them withdrawn\n  manifest.json: SHA-256 "))
    let counts = """
      root 1 by the keys of root 1: 2 signatures, enough (2 are needed)
      targets 1 by the keys of root 1: 0 signatures, 1 more is needed

      """
    #expect(shown.hasSuffix(counts))
    let signed = try await run(project, afterDays: 1, ["release", "sign", "--key", "nothing.key"])
    #expect(signed.code == 2 && signed.errors.contains("nothing.key"))
    #expect(signed.output == shown.replacing(counts, with: ""))
    let result = try await project.succeed("release", "sign", "--key", "targets.key").output
    #expect(result.hasSuffix("targets 1 by the keys of root 1: 1 signature, enough (1 is needed)\n"))
    try await project.succeed(["release", "publish"] + Self.online)
    // What breaks, and what has changed, is shown too.
    try project.change("content/library.json", #""slug": "praise""#, #""slug": "glory""#)
    for _ in 1...3 { try project.change("content/duas.xml", #"category="praise""#, #"category="glory""#) }
    try await project.succeed("build")
    try await project.succeed("release", "stage", "output")
    let next = try await project.succeed("release", "sign", "--dry-run").output
    #expect(next.contains(" after version 1.0.0\n"))
    #expect(next.contains("\n  breaking: category 1 is called `glory` instead of `praise`: "))
  }

  @Test("of an expired root are made by renew, and devices follow it", .slow)
  func renewal() async throws {
    let project = try await TemporaryProject.released()
    try await project.succeed("release", "stage", "output")
    try await project.succeed(["release", "publish"] + Self.online)
    let late = 370
    let log = try await run(project, afterDays: 280, ["release", "log"])
    #expect(log.output.contains("\nroot 1 is valid until "))
    #expect(log.errors.contains("warning: root 1 is valid for 8"))
    #expect(log.errors.contains("; run `rizq release renew`, then `rizq release sign` with 2 of its keys"))
    #expect(log.errors.contains("warning: timestamp 1 has expired; run `rizq release refresh`"))
    let refused = try await run(project, afterDays: late, ["release", "refresh"] + Self.online)
    #expect(refused.code == 2)
    #expect(
      refused.errors.contains("root.json was valid until ") && refused.errors.contains("`rizq release renew`")
    )
    let renewed = try await run(project, afterDays: late, ["release", "renew"])
    #expect(renewed.output.hasPrefix("the draft of root 2 is valid until "))
    let signed = try await run(
      project,
      afterDays: late,
      ["release", "sign", "--key", "root1.key", "--key", "root2.key"]
    )
    #expect(
      signed.output.hasSuffix(
        """
        root 2 by the keys of root 2: 2 signatures, enough (2 are needed)
        root 2 by the keys of root 1: 2 signatures, enough (2 are needed)

        """
      )
    )
    let published = try await run(project, afterDays: late, ["release", "publish"] + Self.online)
    #expect(published.code == 0, "\(published)")
    let verified = try await run(project, afterDays: late, ["release", "verify"])
    #expect(verified.code == 0, "\(verified)")
    #expect(verified.errors.isEmpty)
  }

  @Test("are discarded without a trace in what is served", .slow)
  func discard() async throws {
    let project = try await TemporaryProject.released()
    try await project.succeed("release", "stage", "output")
    try await project.succeed(["release", "publish"] + Self.online)
    let before = served(project)
    try await project.succeed("release", "renew")
    try project.change("content/library.json", "1.0.0", "1.0.1")
    try await project.succeed("build")
    try await project.succeed("release", "stage", "output")
    #expect(
      try await project.succeed("release", "discard", "--bundle").output
        == "the staged bundle 1.0.1 is removed\n"
    )
    #expect(
      try await project.succeed("release", "discard").output == "the draft of root 2 is removed\n"
    )
    #expect(served(project) == before)
    try await project.fail(
      ["release", "discard"],
      saying: "there is no draft of a root, and no bundle is staged"
    )
  }

  @Test("give no role a key that another one has, but for snapshot and timestamp, with a note", .slow)
  func sharedKeys() async throws {
    let project = try await TemporaryProject.released()
    try await project.fail(
      ["release", "add-key", "targets", "--file", "root1.key"],
      saying: "signs for root, so it cannot sign for targets"
    )
    let shared = try await project.succeed("release", "add-key", "timestamp", "--file", "snapshot.key")
    #expect(
      shared.errors
        == "note: the key signs for snapshot too; whoever steals it gets both snapshot and timestamp\n"
    )
    try await project.fail(
      ["release", "rotate", "root", "--from", "", "--new", "k"],
      saying: "--from is empty"
    )
    try FileManager.default.createSymbolicLink(
      atPath: project.path("link.key"),
      withDestinationPath: project.path("root1.key")
    )
    try await project.fail(
      ["release", "sign", "--key", "link.key"],
      saying: "the key file `link.key` is a symbolic link",
      "name the file itself"
    )
  }

  @Test("and settings that are lost are made again from the root in the app", .slow)
  func restoration() async throws {
    let project = try await TemporaryProject.released()
    try await project.succeed("release", "stage", "output")
    try await project.succeed(["release", "publish"] + Self.online)
    try FileManager.default.copyItem(
      atPath: project.path("release/metadata/1.root.json"),
      toPath: project.path("app.json")
    )
    try FileManager.default.removeItem(atPath: project.path("release/.release"))
    try await project.fail(
      ["release", "refresh"] + Self.online,
      saying: "is a copy of a release without `.release`",
      "rizq release init --root FILE"
    )
    try await project.fail(
      ["release", "init", "--root", "release/metadata/timestamp.json"],
      saying: "is not the root in `release/metadata/timestamp.json`"
    )
    let restored = try await project.succeed("release", "init", "--require-reviews", "--root", "app.json")
    #expect(restored.output == "`release` is a release again, with root 1\n")
    try await project.succeed(["release", "refresh"] + Self.online)
    #expect(
      try await project.succeed("release", "settings").output == "every text has to be reviewed\n"
    )
    #expect(
      try await project.succeed("release", "settings", "--no-require-reviews").output
        == "texts may be published without a review\n"
    )
  }

  @Test("begin in a new folder")
  func newFolder() async throws {
    let project = try TemporaryProject()
    try project.write("site/index.html", "")
    try await project.fail(
      ["release", "init", "--release", "site"],
      saying: "is not empty, and all of it would be uploaded with the release",
      "name a new folder with --release"
    )
  }

  @Test("say how many keys of the root may be lost")
  func fewKeys() async throws {
    let project = try TemporaryProject()
    try await project.succeed("release", "init")
    let dryRun = ["release", "sign", "--dry-run"]
    #expect(
      try await project.succeed(dryRun).output.contains("  root: no keys yet, and 2 will have to sign\n")
    )
    let line = "if one is lost, no root can be signed any more: add another with `rizq release add-key root`"
    for (number, isComplete) in [(1, true), (2, false), (3, true)] {
      try await project.succeed("release", "add-key", "root", "--new", "root\(number).key")
      let output = try await project.succeed(dryRun).output
      #expect(output.contains(line) != isComplete)
      #expect(output.contains("  root: 1 key yet, and 2 will have to sign\n") == (number == 1))
    }
    try await project.fail(
      ["release", "add-key", "targets", "--new", "keys/targets.key"],
      saying: "there is no such file or directory",
      "mkdir -m 700"
    )
    try await project.fail(
      ["release", "add-key", "targets", "--file", "nope"],
      saying: "cannot read the key file `nope`: there is no such file or directory"
    )
    try await project.fail(
      ["release", "add-key", "targets", "--new", String(repeating: "k", count: 300)],
      saying: "its name or its path is longer than the file system permits"
    )
  }
}
