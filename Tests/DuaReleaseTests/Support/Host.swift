import Composable
import DuaLibrary
import DuaRelease
import Foundation
import ReleaseSigning
import TestSupport
import UpdateFramework

/// A host in memory that serves a release.
final class Host: Sendable {
  struct Contents {
    var files: [String: [UInt8]] = [:]
    var release: PublishedRelease?
    var requests: [String] = []
    var now = UTCTime(seconds: 1_700_000_000)
  }

  let contents = LockIsolated(Contents())

  private static let keys = (UInt8(1)...6).compactMap { number in
    PrivateKey(.ed25519, secret: [UInt8](repeating: number, count: 32))
  }

  init() throws {
    var draft = RootDraft(policy: .standard, now: now)
    for key in Self.keys[..<3] { try draft.add(key.publicKey, to: .root) }
    for (role, key) in zip([RoleName.targets, .snapshot, .timestamp], Self.keys[3...]) {
      try draft.add(key.publicKey, to: role)
    }
    try apply(ReleaseChange(root: draft))
  }

  var now: UTCTime { contents.withValue(\.now) }
  var root: [UInt8] { self["metadata/1.root.json"] ?? [] }

  subscript(path: String) -> [UInt8]? {
    get { contents.withValue { $0.files[path] } }
    set { contents.withValue { $0.files[path] = newValue } }
  }

  /// The paths that were fetched since the last call.
  func takeRequests() -> [String] {
    contents.withValue { contents in
      defer { contents.requests = [] }
      return contents.requests
    }
  }

  func pass(days: Int) { contents.withValue { $0.now = $0.now.adding(days: days) } }

  private func apply(_ change: ReleaseChange) throws {
    let former = contents.withValue(\.release)
    let signed = try SignedRelease(change, after: former, signer: ReleaseSigner(Self.keys), now: now)
    contents.withValue { contents in
      for file in signed.files { contents.files[file.path] = file.bytes }
      contents.release = signed.release
    }
  }

  /// Signs the timestamp again.
  func refresh() throws { try apply(ReleaseChange()) }

  /// Publishes files, by their paths.
  func publish(_ files: [String: [UInt8]], errata: Errata? = nil, schema: Int = 1, version: String = "2.0.0")
    throws
  {
    var targets: [String: FileDescription] = [:]
    for (path, bytes) in files.merging(errata.map { [Errata.path: $0.json] } ?? [:], uniquingKeysWith: { $1 })
    {
      var target = FileDescription(of: bytes)
      if path == Manifest.path {
        target.others["custom"] = .object([
          "schema_version": .integer(schema), "library_version": .string(version),
        ])
      }
      targets[path] = target
      self[ReleasePaths.target(path, sha256: target.sha256 ?? "")] = bytes
    }
    let head = MetadataHead(version: 1, expires: now.adding(days: 90))
    try apply(ReleaseChange(targets: SignedMetadata(TargetsMetadata(head: head, targets: targets).value)))
  }

  /// The path at which a target of the current release is served.
  func path(_ target: String) -> String {
    let sha256 = contents.withValue { $0.release?.targets?.targets[target]?.sha256 }
    return ReleasePaths.target(target, sha256: sha256 ?? "")
  }

  var fetch: ReleaseFetch {
    ReleaseFetch { [self] path, _ in
      let bytes = contents.withValue { contents in
        contents.requests.append(path)
        return contents.files[path]
      }
      guard let bytes else { throw ReleaseFetch.NotFound() }
      return bytes
    }
  }

  /// Writes what it serves into a folder.
  func write(to folder: URL) throws {
    for (path, bytes) in contents.withValue(\.files) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
    }
  }
}

/// Bundles for tests: the published one of the repository, with other versions.
enum SampleBundle {
  static let embedded = Repository.url("output").path

  /// The files by their paths.
  static func files(version: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    let folder = Repository.url("output")
    let manifest = try DuaLibrary.Bundle(contentsOf: folder).manifest
    for path in manifest.files.map(\.path) {
      files[path] = [UInt8](try Data(contentsOf: folder.appending(path: path)))
    }
    let text = try String(contentsOf: folder.appending(path: Manifest.path), encoding: .utf8)
    let own = "\"version\":\"\(manifest.library.version)\""
    files[Manifest.path] = Array(text.replacing(own, with: "\"version\":\"\(version)\"").utf8)
    return files
  }

  /// The files with a line end more in that of the duas, as the manifest says.
  static func filesWithChangedDuas(version: String) throws -> [String: [UInt8]] {
    var files = try files(version: version)
    let path = BundleFile.duas.path
    let old = files[path] ?? []
    let new = old + [0x0A]
    let text = String(decoding: files[Manifest.path] ?? [], as: UTF8.self)
      .replacing(Checksum.sha256(of: old), with: Checksum.sha256(of: new))
      .replacing(
        "\"bytes\":\(old.count),\"path\":\"\(path)\"",
        with: "\"bytes\":\(new.count),\"path\":\"\(path)\""
      )
    files[path] = new
    files[Manifest.path] = Array(text.utf8)
    return files
  }
}
