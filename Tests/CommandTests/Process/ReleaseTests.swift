import Foundation
import TestSupport
import Testing

@Suite("Releases, from the command line")
struct ReleaseTests {
  private static let online = TemporaryProject.onlineKeys

  @Test(
    "are read by the client of another implementation, from the first one to a rotated root",
    .slow,
    .requires(.updateFramework)
  )
  func otherClient() async throws {
    let project = try await TemporaryProject.released()
    func read() async throws -> [String] {
      let process = Process()
      process.executableURL = Tools.updateFramework
      let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "read-release.py")
      process.arguments = [
        script.path, project.path("release"), project.path("release/metadata/1.root.json"),
        project.path("client"),
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      try await process.runToEnd()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      #expect(process.terminationStatus == 0)
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
      return lines.filter { !$0.hasPrefix("deltas/") }
    }
    try await project.publish(version: "1.0.0")
    let first = try await read()
    #expect(
      first.contains("duas.json") && first.contains("manifest.json") && first.contains("search/index.bin")
    )
    let fetched = try FileManager.default.contentsOfDirectory(atPath: project.path("client/targets"))
    #expect(fetched.count == first.count)
    for path in first {
      let name = try #require(
        path.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", ".", "_"]))
      )
      let bytes = FileManager.default.contents(atPath: project.path("client/targets/\(name)"))
      #expect(bytes == FileManager.default.contents(atPath: project.path("output/\(path)")), "\(path)")
    }
    // Signed again, another bundle, a text withdrawn, and each role with another key, one of the kind ecdsa.
    try await project.succeed(["release", "refresh"] + Self.online)
    #expect(try await read() == first)
    try await project.publish(version: "1.1.0")
    #expect(try await read() == first)
    try await project.succeed(
      ["release", "withdraw", "allahu-akbar", "--reason", "en=a word was wrong"] + Self.online
    )
    #expect(try await Set(read()) == Set(first + ["errata.json"]))
    let keys = try await project.succeed("release", "log").output.split(separator: "\n")
      .filter { $0.hasPrefix("key ") }
    for (number, line) in keys.enumerated() {
      let id = String(line.dropFirst(4).prefix(8))
      let role = String(line.split(separator: " ")[2].dropLast())
      let scheme = role == "targets" ? "ecdsa-sha2-nistp256" : "ed25519"
      try await project.succeed([
        "release", "rotate", role, "--from", id, "--new", "new\(number).key", "--scheme", scheme,
      ])
    }
    let all = ["root1.key", "root2.key"] + (0..<6).map { "new\($0).key" }
    try await project.succeed(["release", "publish"] + all.flatMap { ["--key", $0] })
    #expect(try await Set(read()) == Set(first + ["errata.json"]))
    #expect(project.exists("release/metadata/2.root.json"))
    #expect(try await project.rizq("release", "verify").code == 0)
    // Both the other reader and `rizq` refuse what is changed on the way.
    let targets = project.path("release/targets")
    let duas = try #require(
      FileManager.default.contentsOfDirectory(atPath: targets).first { $0.hasSuffix(".duas.json") }
    )
    for file in try FileManager.default.contentsOfDirectory(atPath: targets)
    where file.hasSuffix(".duas.json") {
      try project.change("release/targets/\(file)", at: -10)
    }
    #expect(!duas.isEmpty)
    try FileManager.default.removeItem(atPath: project.path("client"))
    #expect(try await read().last == "refused: LengthOrHashMismatchError")
    #expect(try await project.rizq("release", "verify").code == 2)
  }

  @Test("are the same bytes for the same keys and clock", .slow)
  func reproducible() async throws {
    let project = try await TemporaryProject.released()
    let clock = ["SOURCE_DATE_EPOCH": "1800000000"]
    try await project.succeed("release", "stage", "output")
    try FileManager.default.copyItem(atPath: project.path("release"), toPath: project.path("twin"))
    for folder in ["release", "twin"] {
      let result = try await project.command(
        ["release", "publish", "--release", folder] + Self.online,
        environment: clock
      ).run()
      #expect(result.code == 0, "\(result)")
      #expect(result.output.hasSuffix("apps may use it until 2027-01-16T08:00:00Z\n"))
    }
    #expect(project.tree("release") == project.tree("twin"))
  }

  @Test("refuse what must not be published", .slow)
  func refusals() async throws {
    let project = try await TemporaryProject.released("--require-reviews")
    try await project.succeed("release", "stage", "output")
    try await project.fail(
      ["release", "publish"] + Self.online,
      saying: "3 texts are not reviewed",
      "`subhan-allah`"
    )
    for id in 1...3 { try await project.succeed("review", "sign", "\(id)", "--by", "A. Reviewer") }
    try await project.succeed("build")
    try await project.succeed("release", "stage", "output")
    // Without the key of the timestamp nothing is written.
    let before = project.tree("release/metadata")
    try await project.fail(
      ["release", "publish", "--key", "targets.key", "--key", "snapshot.key"],
      saying: "timestamp is signed by 0 of the 1 keys that it needs"
    )
    #expect(project.tree("release/metadata") == before)
    try await project.succeed(["release", "publish"] + Self.online)
    // The same version again, and a bundle that breaks links.
    try await project.succeed("release", "stage", "output")
    try await project.fail(
      ["release", "publish"] + Self.online,
      saying: "is not higher than the published one: 1.0.0 after 1.0.0",
      "library.json"
    )
    try project.change("content/library.json", "1.0.0", "1.0.1")
    try project.change("content/library.json", #""slug": "praise""#, #""slug": "glory""#)
    for _ in 1...3 { try project.change("content/duas.xml", #"category="praise""#, #"category="glory""#) }
    try await project.succeed("build")
    try await project.succeed("release", "stage", "output")
    try await project.fail(
      ["release", "publish"] + Self.online,
      saying: "  category 1 is called `glory` instead of `praise`",
      "--breaking"
    )
    try await project.succeed(["release", "publish", "--breaking"] + Self.online)
    #expect(
      try await project.succeed("release", "log").output.hasPrefix("targets 2: version 1.0.1, valid until ")
    )
  }

  @Test("take keys only from files of their owner, or from a command", .slow, .requires(.updateFramework))
  func keys() async throws {
    let project = try await TemporaryProject.released()
    try await project.succeed("release", "stage", "output")
    chmod(project.path("targets.key"), 0o644)
    try await project.fail(
      ["release", "publish"] + Self.online,
      saying: "can be read by others",
      "chmod 600"
    )
    chmod(project.path("targets.key"), 0o600)
    try await project.fail(
      ["release", "add-key", "targets", "--new", "targets.key"],
      saying: "exists already"
    )
    try await project.fail(
      ["release", "add-key", "targets", "--new", "release/targets.key"],
      saying: "`release/targets.key` is in the folder of the release",
      "mkdir -m 700"
    )
    #expect(!project.exists("release/targets.key"))
    try await project.fail(
      ["release", "sign", "--key", "output/manifest.json"],
      saying: "can be read by others"
    )
    let signer = try #require(Tools.updateFramework as URL?)
    let script = """
      import json,os,sys
      from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
      key = json.load(open(os.environ["RIZQ_ROLE"] + ".key"))["keyval"]
      print(Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key["private"])).sign(sys.stdin.buffer.read()).hex())
      """
    try project.write("sign.py", script)
    try await project.succeed("release", "publish", "--sign-with", "\(signer.path) sign.py")
    #expect(try await project.rizq("release", "verify").code == 0)
    try await project.fail(["release", "refresh", "--sign-with", "echo 00"], saying: "is not by the key")
    try await project.fail(["release", "refresh", "--sign-with", "exit 3"], saying: "ended with exit code 3")
    try await project.fail(
      ["release", "refresh", "--sign-with", "true"],
      saying: "signed by 0 of the 1 keys"
    )
  }

  @Test("wait for no more than the end of a command that signs", .slow)
  func commands() async throws {
    let project = try await TemporaryProject.released()
    try await project.succeed("release", "stage", "output")
    try await project.fail(
      ["release", "publish", "--sign-with", "cat >/dev/null; head -c 200000 /dev/zero"],
      saying: "the command of --sign-with prints more than 65536 bytes"
    )
    // It never ends by itself, and ignores that no one reads what it prints.
    try await project.fail(
      [
        "release", "publish", "--sign-with",
        "trap '' PIPE; while [ -e output ]; do echo 00; done 2>/dev/null",
      ],
      saying: "prints more than 65536 bytes"
    )
  }

  @Test("show the root that is to be signed, with whole ids and thresholds", .slow)
  func drafts() async throws {
    let project = try await TemporaryProject.released()
    let first = try await project.succeed("release", "sign", "--key", "root1.key").output
    #expect(first.hasPrefix("draft of root 1, valid until "))
    #expect(first.contains("  root: 2 of 3 keys have to sign\n    + "))
    let log = try await project.succeed("release", "log").output
    #expect(
      log.hasSuffix(
        first.replacing("root 1 by the keys of root 1: 2 signatures, enough (2 are needed)\n", with: "")
      )
    )
    try await project.publish(version: "1.0.0")
    let key = try #require(
      try await project.succeed("release", "log").output.split(separator: "\n")
        .first { $0.contains(": timestamp") }
    )
    let id = String(key.dropFirst(4).prefix(64))
    let added = try await project.succeed([
      "release", "rotate", "timestamp", "--from", id, "--new", "timestamp2.key",
    ]).output
    let new = String(added.dropFirst("timestamp has the key ".count).prefix(64))
    let draft = try await project.succeed("release", "log").output
    #expect(
      draft.hasSuffix(
        "  timestamp: 1 of 1 key has to sign\n    + \(new), ed25519\n    - \(id), ed25519\n"
      )
    )
  }

  @Test("have deltas from the last five bundles, and from no earlier one", .slow)
  func deltas() async throws {
    let project = try await TemporaryProject.released()
    try await project.publish(version: "1.0.0")
    for number in 1...6 {
      let former = number == 1 ? "All praise is for Allah" : "Praise \(number - 1) is for Allah"
      try project.change("content/duas.xml", former, "Praise \(number) is for Allah")
      try project.change("content/library.json", "1.\(number - 1).0", "1.\(number).0")
      try await project.succeed("build")
      try await project.succeed("release", "stage", "output")
      try await project.succeed(["release", "publish"] + Self.online)
    }
    let metadata = try Data(contentsOf: URL(filePath: project.path("release/metadata/7.targets.json")))
    let json = try #require(try JSONSerialization.jsonObject(with: metadata) as? [String: Any])
    let targets = try #require((json["signed"] as? [String: Any])?["targets"] as? [String: [String: Any]])
    let hashes = targets["library.bin"]?["hashes"] as? [String: String]
    let deltas = targets.filter { $0.key.hasPrefix("deltas/") && $0.key.hasSuffix(hashes?["sha256"] ?? "?") }
    #expect(deltas.count == 5)
    #expect(deltas.values.allSatisfy { ($0["length"] as? Int ?? .max) < 400 })
    #expect(try await project.rizq("release", "verify").code == 0)
  }

  @Test("withdraw texts in one step", .slow)
  func withdrawal() async throws {
    let project = try await TemporaryProject.released()
    try await project.publish(version: "1.0.0")
    try await project.fail(
      ["release", "withdraw", "subhan-alah", "--reason", "en=wrong"] + Self.online,
      saying: "has no dua `subhan-alah`",
      "subhan-allah"
    )
    try await project.succeed(
      [
        "release", "withdraw", "subhan-allah", "--reason", "en=a word was wrong", "--reason", "ar=كلمة خاطئة",
        "--replaced-by", "2", "--until", "2099-01-01T00:00:00Z",
      ] + Self.online
    )
    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: project.path("release/targets"))
        .first { $0.hasSuffix(".errata.json") }
    )
    let errata = try project.text("release/targets/\(file)")
    #expect(errata.contains(#""reason":{"ar":"كلمة خاطئة","en":"a word was wrong"},"replaced_by":2"#))
    #expect(try await project.succeed("release", "verify").output.contains("1 withdrawn"))
    let again = try await project.succeed(
      ["release", "withdraw", "subhan-allah", "--reason", "en=two words were wrong"] + Self.online
    )
    let note =
      "note: it was withdrawn before; this reason replaces the former one, in `ar`, `en`\n"
    #expect(again.errors == note)
    // The next bundle keeps it.
    try await project.publish(version: "1.1.0")
    #expect(try await project.succeed("release", "verify").output.contains("1 withdrawn"))
  }

  @Test(
    "that are wrongly asked for end with exit code 2",
    arguments: [
      (["release", "refresh"], "begin with `rizq release init`"),
      (["release", "add-key", "root"], "either --new FILE or --file FILE"),
      (["release", "add-key", "mirror", "--new", "k"], "mirror"),
      (["release", "withdraw", "a", "--reason", "wrong"], "names no language"),
      (["release", "withdraw", "a", "--reason", "en=a\u{1B}[31m"], "`a\\u{1B}[31m` contains a character"),
      // Joiners are part of the spelling, so this fails only later.
      (["release", "withdraw", "a", "--reason", "fa=می\u{200C}شود"], "begin with `rizq release init`"),
      (["release", "withdraw", "a", "--reason", "en=a\nb"], "contains a character that is not shown"),
      (["release", "withdraw", "a", "--reason", "en=\u{202E}a"], "contains a character that is not shown"),
      (
        ["release", "withdraw", "a", "--reason", "en=" + String(repeating: "a", count: 2_001)],
        "--reason has 2001 characters: write at most 2000"
      ),
      (["release", "withdraw", "a", "--reason", "en=x", "--until", "tomorrow"], "is not a time"),
      (["release", "publish", "--release", ""], "--release is empty"),
    ] as [([String], String)]
  )
  func usage(_ arguments: [String], _ message: String) async throws {
    try await TemporaryProject().fail(arguments, saying: message)
  }

  @Test("do not take a clock that is not one")
  func clock() async throws {
    let project = try TemporaryProject()
    let result = try await project.command(["release", "init"], environment: ["SOURCE_DATE_EPOCH": "now"])
      .run()
    #expect(result.code == 2)
    #expect(result.errors.contains("SOURCE_DATE_EPOCH is `now`"))
  }
}
