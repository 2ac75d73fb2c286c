import BundleDelta
import DuaLibrary
import UpdateFramework

extension ReleaseUpdater {
  /// Fetches what the device does not have into the staging folder. What arrived before a failure or a cancellation is not fetched
  /// again.
  ///
  /// Throws a ``ReleaseError``, or a `CancellationError` if the task is cancelled.
  public func download(
    _ release: AvailableRelease,
    progress: @escaping @Sendable (ReleaseProgress) async -> Void = { _ in }
  ) async throws {
    try await translatingAsync { try await fetchFiles(of: release, progress) }
  }

  private func fetchFiles(
    of release: AvailableRelease,
    _ progress: @Sendable (ReleaseProgress) async -> Void
  ) async throws {
    guard let manifestTarget = release.manifest else { throw ReleaseError.mixed(path: Manifest.path) }
    let staging = installation.staging
    try files.makeFolder(staging)
    let limit = Installation.longestManifest
    let manifestBytes = try await file(Manifest.path, manifestTarget, of: release, limit: limit)
    let manifest: Manifest
    do throws(BundleError) {
      manifest = try Manifest(json: FileBytes(manifestBytes))
      try manifest.checkPaths()
    } catch {
      throw ReleaseError.bundle(error)
    }
    // The metadata is what is trusted. The manifest can only choose among its files.
    var wanted: [(path: String, target: FileDescription)] = []
    for listed in manifest.files {
      guard let target = release.files[listed.path], target.sha256 == listed.sha256,
        target.length == listed.bytes
      else { throw ReleaseError.mixed(path: listed.path) }
      wanted.append((listed.path, target))
    }
    // The sum does not overflow: a manifest is short, and `FileDescription` bounds each length.
    let total = wanted.reduce(manifestBytes.count) { $0 + ($1.target.length ?? 0) }
    var done = 0
    for (path, target) in wanted {
      try Task.checkCancellation()
      let stagingPath = "\(staging)/\(path)"
      if try !isStaged(stagingPath, target) {
        let bytes = try await file(path, target, of: release, limit: BundleLimits.file)
        if let slash = stagingPath.utf8.lastIndex(of: UInt8(ascii: "/")) {
          try files.makeFolder(String(stagingPath[..<slash]))
        }
        try files.write(stagingPath, bytes)
      }
      done += target.length ?? 0
      await progress(ReleaseProgress(done: done, total: total))
    }
    try installation.locked {
      try removeFiles(notIn: Set(wanted.map(\.path)))
      // Last: a folder without a manifest is not a bundle.
      try files.write("\(staging)/\(Manifest.path)", manifestBytes)
      try installation.change { $0.fetched = Checksum.sha256(of: manifestBytes) }
    }
    await progress(ReleaseProgress(done: total, total: total))
  }

  /// Whether an earlier download has left the file. One that cannot be read as such, as a longer one of another release, is removed.
  private func isStaged(_ path: String, _ target: FileDescription) throws -> Bool {
    do throws(ReleaseError.FileProblem) {
      guard let bytes = try files.read(path, target.length ?? 0) else { return false }
      return matches(bytes, target)
    } catch {
      try files.remove(path)
      return false
    }
  }

  /// Removes what an earlier download has left: a bundle has no other files than its manifest lists.
  private func removeFiles(notIn listed: Set<String>) throws {
    let staging = installation.staging
    // A folder with files of the bundle stays, and an empty one does no harm.
    for path in try files.list(staging) where !listed.contains(path) {
      try files.remove("\(staging)/\(path)")
    }
  }

  /// A file from the libraries that the device has, made of one of theirs by a delta, or else from the release.
  private func file(
    _ path: String,
    _ target: FileDescription,
    of release: AvailableRelease,
    limit: Int
  ) async throws -> [UInt8] {
    var others: [[UInt8]] = []
    for folder in [installation.current, configuration.embedded, installation.former] {
      guard let bytes = try? files.read("\(folder)/\(path)", limit) else { continue }
      if matches(bytes, target) { return bytes }
      others.append(bytes)
    }
    for old in others {
      if let bytes = try await apply(release, to: old, target, limit: limit) { return bytes }
    }
    return try await bytes(of: path, target, limit: limit)
  }

  /// The file that a delta makes of an old one; nil if there is no such delta, or it does not do that: then the whole file is fetched.
  private func apply(
    _ release: AvailableRelease,
    to old: [UInt8],
    _ target: FileDescription,
    limit: Int
  ) async throws -> [UInt8]? {
    guard let hash = target.sha256, let length = target.length, length <= limit else { return nil }
    let path = BundleDelta.path(from: Checksum.sha256(of: old), to: hash)
    guard let description = release.files[path] else { return nil }
    do {
      let delta = try await bytes(of: path, description, limit: length)
      let bytes = try BundleDelta.apply(delta, to: old, length: length)
      return matches(bytes, target) ? bytes : nil
    } catch {
      try Task.checkCancellation()
      return nil
    }
  }
}
