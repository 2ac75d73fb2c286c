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

  /// Writes a file in place of another, and waits for the disk. The bytes are on it before they have the name: a host serves the
  /// old ones or the new ones, also after a loss of power.
  func write(_ relative: String, _ bytes: [UInt8]) throws(FileFailure) {
    try makeFolders(for: relative)
    let path = absolute(relative)
    let temporary = "\(path).tmp"
    // What an interruption has left.
    try files.remove(temporary)
    do throws(FileFailure) {
      try files.write(temporary, bytes)
      try files.rename(temporary, path)
    } catch {
      try? files.remove(temporary)
      throw error
    }
    try files.synchronize(Paths.parent(of: path))
  }

  func remove(_ relative: String) throws(FileFailure) { try files.remove(absolute(relative)) }

  private func makeFolders(for relative: String) throws(FileFailure) {
    var folder = path
    try makeFolder(folder)
    for name in relative.split(separator: "/").dropLast() {
      folder += "/\(name)"
      try makeFolder(folder)
    }
  }

  /// Waits for the disk: a loss of power would remove a new folder with all files in it, although each of them is written.
  private func makeFolder(_ folder: String) throws(FileFailure) {
    guard try files.status(folder) == nil else { return }
    try files.createDirectory(folder)
    try files.synchronize(Paths.parent(of: folder))
  }
}

// MARK: The bundle and the settings

extension ReleaseFolder {
  /// Throws, with a way out, if the folder is not a release on which this computer can work.
  func checkIsRelease() throws {
    guard try !exists(Self.drafts) else { return }
    if try exists(ReleasePaths.metadata) {
      throw OperationalFailure(
        "`\(path)` is a copy of a release without `\(Self.drafts)`, which records the root it began with",
        hint:
          "use the original, or restore `\(Self.drafts)` from a backup; if it is lost, `rizq release init --root FILE` makes it again, with the first root that the app contained"
      )
    }
    let problem =
      try files.status(path) == nil ? "there is no folder `\(path)`" : "`\(path)` is not a release"
    throw OperationalFailure(
      problem,
      hint: "begin with `rizq release init`, or name the folder of the release with --release"
    )
  }

  func requiredSettings() throws -> ReleaseSettings {
    guard let bytes = try read(Self.settings), let settings = ReleaseSettings(bytes) else {
      throw OperationalFailure(
        "`\(Self.settings)` of the release is missing or damaged",
        hint:
          "restore it from a backup; if it is lost, remove it and run `rizq release init --root FILE`, with the first root that the app contained"
      )
    }
    return settings
  }

  /// The bundle that targets describe, read from the files of the release.
  func bundle(of targets: TargetsMetadata) throws(BundleError) -> Bundle {
    let (path, files) = (path, files)
    return try Bundle { name in
      try ReleaseFolder(path: path, files: files).bytes(of: name, targets.target(name))
    }
  }

  /// The bytes of a target. Throws an ``UpdateError`` if there is no such file, or it is not the one that was signed.
  func bytes(of name: String, _ target: FileDescription) throws -> [UInt8] {
    let path = ReleasePaths.target(name, sha256: target.sha256 ?? "")
    guard let status = try files.status(absolute(path)) else { throw UpdateError.missing(file: path) }
    let length = target.length ?? 0
    guard status.size == length else {
      throw UpdateError.wrongLength(file: path, expected: length, found: status.size)
    }
    let bytes = try files.read(absolute(path), length).bytes
    try target.check(bytes, file: path)
    return bytes
  }
}

// MARK: Drafts

extension ReleaseFolder {
  /// The draft of the next root; nil if there is none. One that has been published is removed.
  func rootDraft() throws -> RootDraft? {
    guard let bytes = try read(Self.rootDraft) else { return nil }
    let draft = try RootDraft(bytes)
    guard draft.root.head.version > (try roots().count) else {
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

extension SignedMetadata {
  /// The targets of a draft, ``ReleaseFolder/targetsDraft``.
  func stagedTargets() throws(UpdateError) -> TargetsMetadata {
    try TargetsMetadata(signed, file: ReleaseFolder.targetsDraft)
  }
}
