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

extension Publisher {
  func url(_ path: String) -> URL { folder.appending(path: "release/\(path)") }

  func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(path))) }

  func write(_ path: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: url(path)) }

  /// One whose version 1.0.0 is published.
  static func withRelease() throws -> Publisher {
    let publisher = try Publisher()
    try publisher.stage("1.0.0")
    try publisher.publish()
    return publisher
  }

  func publish() throws { _ = try run { try $0.publish(with: signing) } }

  func refresh() throws { _ = try run { try $0.refresh(with: signing) } }

  /// Replaces the key of a role in the draft of the next root.
  func rotate(_ role: RoleName, from former: String, to new: String) throws {
    let id = try #require(keys[former]).publicKey.id
    _ = try run { try $0.rotate(role, from: id, to: .file(path: new)) }
  }

  /// What a client trusts that has the first root.
  func followed() throws -> TrustedMetadata {
    var refresh = try MetadataRefresh(
      root: bytes("metadata/1.root.json"),
      stored: StoredMetadata(),
      start: UTCTime(seconds: 1_800_000_000)
    )
    while let request = refresh.request { try refresh.receive(try? bytes(request.path)) }
    return refresh.trusted
  }

  /// The metadata whose name no other content may get.
  func lastingMetadata() throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url("metadata").path)
      .filter { $0 != "timestamp.json" }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try bytes("metadata/\($0)")) })
  }

  func root(_ version: Int) throws -> RootMetadata {
    let path = "metadata/\(version).root.json"
    return try RootMetadata(SignedMetadata(bytes(path), file: path).signed, file: path)
  }
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
    files.write = { (path, bytes) throws(FileFailure) in
      try begin(path)
      try live.write(path, bytes)
    }
    files.rename = { (old, new) throws(FileFailure) in
      try begin(new)
      try live.rename(old, new)
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
