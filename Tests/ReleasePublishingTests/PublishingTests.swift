import Composable
import DuaLibrary
import Foundation
import LibraryCompiler
import ReleaseSigning
import TestSupport
import Testing
import UpdateFramework

@testable import ReleasePublishing

/// A release in a folder, whose keys are in memory.
final class Publisher: Sendable {
  let folder: URL
  let keys: [String: PrivateKey]
  private let files: LockIsolated<FileClient>
  private static let names = ["root", "root2", "targets", "snapshot", "timestamp"]
  /// Keys that no root has at first.
  private static let newNames = ["root3", "targets2", "snapshot2", "timestamp2"]

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "rizq-publisher-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    keys = Dictionary(uniqueKeysWithValues: (Self.names + Self.newNames).map { ($0, PrivateKey()) })
    files = LockIsolated(.live())
    try run { publisher in
      try publisher.begin(requiresReviews: false)
      for name in Self.names {
        let role = RoleName(rawValue: name) ?? .root
        _ = try publisher.add(.file(path: name), to: role)
      }
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func use(_ new: FileClient) { files.setValue(new) }

  var signing: ReleaseKeys { ReleaseKeys(files: Self.names + Self.newNames) }

  /// The time of the clock, unless a test has another.
  let start = UTCTime(seconds: 1_800_000_000)

  /// - Parameter time: The time of the clock, in seconds since 1970.
  @discardableResult
  func run<Result>(
    at time: Int = 1_800_000_000,
    _ work: (ReleasePublisher) throws -> Result
  ) throws -> Result {
    try withDependencies {
      $0.files = files.value
      $0.environment = EnvironmentClient(
        workingDirectory: { [folder] in folder.path },
        home: { nil },
        processorCount: { 1 },
        toolIdentity: { nil }
      )
      $0.keyFiles = KeyFileClient(
        read: { [keys] (path, _) throws(OperationalFailure) in keys[path]?.fileContents ?? [] },
        writeSecret: { (_, _) throws(OperationalFailure) in }
      )
    } operation: {
      try work(ReleasePublisher("release", now: UTCTime(seconds: time)))
    }
  }

  /// Writes a bundle with this version, and stages it.
  func stage(_ version: String) throws {
    let bundle = folder.appending(path: "bundle")
    try? FileManager.default.removeItem(at: bundle)
    try FileManager.default.copyItem(at: Repository.url("output"), to: bundle)
    let manifest = bundle.appending(path: Manifest.path)
    let own = try DuaLibrary.Bundle(contentsOf: bundle).manifest.library.version
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try text.replacing("\"version\":\"\(own)\"", with: "\"version\":\"\(version)\"")
      .write(to: manifest, atomically: true, encoding: .utf8)
    _ = try run { try $0.stage("bundle") }
  }

  /// The version that a client gets.
  func publishedVersion() throws -> String { try run { try $0.verify(root: nil).libraryVersion } }
}

struct PublishingTests {
  /// Whatever step of the publication fails, clients get the old release or the new one, and it can be repeated.
  @Test(.slow) func everyStepMayFail() throws {
    var step = 1
    while true {
      let publisher = try Publisher()
      try publisher.stage("1.0.0")
      _ = try publisher.run { try $0.publish(with: publisher.signing) }
      try publisher.stage("2.0.0")
      let count = LockIsolated(0)
      publisher.use(.failing(at: step, count))
      var hasFailed = false
      do {
        _ = try publisher.run { try $0.publish(with: publisher.signing) }
      } catch {
        hasFailed = true
      }
      publisher.use(.live())
      let version = try publisher.publishedVersion()
      #expect(version == "1.0.0" || version == "2.0.0", "step \(step)")
      if version == "1.0.0" {
        #expect(hasFailed || count.value < step, "step \(step)")
        _ = try publisher.run { try $0.publish(with: publisher.signing) }
      }
      #expect(try publisher.publishedVersion() == "2.0.0", "step \(step)")
      if count.value < step { break }
      step += 1
    }
    #expect(step > 8)
  }

  @Test func metadataThatWasChangedInTheFolderIsNotSignedAgain() throws {
    let publisher = try Publisher()
    try publisher.stage("1.0.0")
    _ = try publisher.run { try $0.publish(with: publisher.signing) }
    let file = publisher.folder.appending(path: "release/metadata/1.targets.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("\"library_version\":\"1.0.0\"", with: "\"library_version\":\"9.0.0\"")
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: OperationalFailure.self) {
      try publisher.run { _ = try $0.refresh(with: publisher.signing) }
    }
  }

  @Test func secretIsWrittenForItsOwnerOnly() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rizq-key-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.key").path
    let client = KeyFileClient.liveValue
    try client.writeSecret(path, [1, 2, 3])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(try client.read(path, true) == [1, 2, 3])
    #expect(throws: OperationalFailure.self) { try client.writeSecret(path, [4]) }
    #expect(try client.read(path, true) == [1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.key"])
    for mode in [0o640, 0o604, 0o660] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(throws: OperationalFailure.self) { try client.read(path, true) }
      #expect(try client.read(path, false) == [1, 2, 3])
    }
    let link = folder.appending(path: "link.key").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(throws: OperationalFailure.self) { try client.read(link, false) }
    let refusal = try #require(throws: OperationalFailure.self) {
      try client.writeSecret(folder.appending(path: "none/a.key").path, [1])
    }
    #expect(refusal.message.hasSuffix("there is no such file or directory"))
    #expect(refusal.hint?.contains("mkdir -m 700") == true)
  }
}

struct LibraryVersionTests {
  @Test(arguments: [("1.0.0", "1.0.1"), ("1.9", "1.10"), ("0.9.9", "1"), ("2", "10.0"), ("1.0", "1.0.0.1")])
  func versionRises(_ old: String, _ new: String) throws {
    let (old, new) = (try #require(LibraryVersion(old)), try #require(LibraryVersion(new)))
    #expect(old < new)
    #expect(!(new < old))
  }

  @Test func zerosAtTheEndDoNotMatter() {
    #expect(LibraryVersion("1.0") == LibraryVersion("1.0.0"))
  }

  @Test(arguments: ["", "1.", ".1", "1.0-beta", "v1", "1..2", "-1", "١", "99999999999999999999"])
  func otherFormsAreRefused(_ text: String) { #expect(LibraryVersion(text) == nil) }
}

extension FileClient {
  /// The files of the system, whose n-th step that changes something fails.
  static func failing(at step: Int, _ count: LockIsolated<Int>) -> FileClient {
    let live = FileClient.live()
    let begin: @Sendable (String) throws(FileFailure) -> Void = { (path) throws(FileFailure) in
      let number = count.withValue {
        $0 += 1
        return $0
      }
      if number == step { throw FileFailure(.write, path, .diskFull) }
    }
    var files = live
    files.replace = { (path, bytes) throws(FileFailure) in
      try begin(path)
      try live.replace(path, bytes)
    }
    files.synchronize = { (path) throws(FileFailure) in
      try begin(path)
      try live.synchronize(path)
    }
    files.createDirectory = { (path) throws(FileFailure) in
      try begin(path)
      try live.createDirectory(path)
    }
    files.remove = { (path) throws(FileFailure) in
      try begin(path)
      try live.remove(path)
    }
    return files
  }
}
