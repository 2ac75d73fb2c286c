import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// The folder of a release: what hosts serve, and in `.release` what is not yet published.
struct ReleaseFolder {
  /// Absolute.
  let path: String
  let files: FileClient

  static let drafts = ".release"
  static let rootDraft = ".release/root.json"
  static let targetsDraft = ".release/targets.json"
  static let settings = ".release/settings.json"
  static let lock = ".release/lock"

  func absolute(_ relative: String) -> String { "\(path)/\(relative)" }

  func exists(_ relative: String) throws(FileFailure) -> Bool { try files.status(absolute(relative)) != nil }

  /// Nil if there is no such file.
  func read(_ relative: String, limit: Int = MetadataRefresh.longestTargets) throws(FileFailure) -> [UInt8]? {
    guard try exists(relative) else { return nil }
    return try files.read(absolute(relative), limit).bytes
  }

  /// Writes a file in place of another, so that a host serves the old bytes or the new ones, and waits for the disk.
  func write(_ relative: String, _ bytes: [UInt8]) throws(FileFailure) {
    try makeFolders(for: relative)
    try files.replace(absolute(relative), bytes)
    try files.synchronize(absolute(relative))
    try files.synchronize(parent(of: absolute(relative)))
  }

  func remove(_ relative: String) throws(FileFailure) { try files.remove(absolute(relative)) }

  private func makeFolders(for relative: String) throws(FileFailure) {
    var folder = path
    if try files.status(folder) == nil { try files.createDirectory(folder) }
    for name in relative.split(separator: "/").dropLast() {
      folder += "/\(name)"
      if try files.status(folder) == nil { try files.createDirectory(folder) }
    }
  }

  private func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

// MARK: Published metadata

extension ReleaseFolder {
  /// The highest version of the root; 0 if none is published.
  func lastRootVersion() throws(FileFailure) -> Int {
    guard try exists(ReleasePaths.metadata) else { return 0 }
    let suffix = ".\(RootMetadata.fileName)"
    var last = 0
    for entry in try files.entries(absolute(ReleasePaths.metadata)) where entry.name.hasSuffix(suffix) {
      last = max(last, Int(entry.name.dropLast(suffix.count)) ?? 0)
    }
    return last
  }

  /// What is published, with its signatures verified: nothing that someone wrote into the folder is signed again.
  ///
  /// It may have expired. Nil if no root is published.
  func published() throws -> PublishedRelease? {
    let last = try lastRootVersion()
    guard last > 0 else { return nil }
    let root = try trusted(rootVersion: last).root
    guard let timestamp = try read(ReleasePaths.timestamp) else { return PublishedRelease(root: root) }
    var trusted = try trusted(rootVersion: last)
    do throws(UpdateError) {
      _ = try trusted.updateTimestamp(timestamp)
    } catch {
      // A publication was interrupted between a root with new keys and its timestamp.
      guard last > 1 else { throw error }
      trusted = try self.trusted(rootVersion: last - 1)
      _ = try trusted.updateTimestamp(timestamp)
    }
    let snapshotPath = ReleasePaths.metadata(.snapshot, version: trusted.timestamp?.snapshotVersion ?? 0)
    guard let snapshot = try read(snapshotPath) else { throw UpdateError.missing(file: snapshotPath) }
    try trusted.updateSnapshot(snapshot)
    let version = trusted.snapshot?.files[TargetsMetadata.fileName]?.version ?? 0
    let targetsPath = ReleasePaths.metadata(.targets, version: version)
    guard let targets = try read(targetsPath) else { throw UpdateError.missing(file: targetsPath) }
    try trusted.updateTargets(targets)
    return PublishedRelease(
      root: root,
      targets: trusted.targets,
      snapshot: trusted.snapshot,
      timestamp: trusted.timestamp
    )
  }

  /// At the beginning of time, when nothing has expired.
  private func trusted(rootVersion version: Int) throws -> TrustedMetadata {
    let path = ReleasePaths.metadata(.root, version: version)
    guard let bytes = try read(path) else { throw UpdateError.missing(file: path) }
    return try TrustedMetadata(root: bytes, start: UTCTime(seconds: 0))
  }

  /// The bundle that targets describe, read from the files of the release.
  func bundle(of targets: TargetsMetadata) throws(BundleError) -> Bundle {
    let (path, files) = (path, files)
    return try Bundle { name in
      let target = try targets.target(name)
      let file = "\(path)/\(ReleasePaths.target(name, sha256: target.sha256 ?? ""))"
      let bytes = try files.read(file, target.length ?? 0).bytes
      try target.check(bytes, file: name)
      return bytes
    }
  }
}

// MARK: Drafts

extension ReleaseFolder {
  /// The draft of the next root; nil if there is none. One that has been published is removed.
  func rootDraft() throws -> RootDraft? {
    guard let bytes = try read(Self.rootDraft) else { return nil }
    let draft = try RootDraft(bytes)
    guard draft.root.head.version > (try lastRootVersion()) else {
      try remove(Self.rootDraft)
      return nil
    }
    return draft
  }

  func targetsDraft() throws -> SignedMetadata? {
    guard let bytes = try read(Self.targetsDraft) else { return nil }
    return try SignedMetadata(bytes, file: Self.targetsDraft)
  }
}
