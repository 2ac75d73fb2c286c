import DuaLibrary
import UpdateFramework

/// The folder of an app in which libraries are installed.
///
/// | name | contents |
/// |---|---|
/// | `current` | the bundle in use; none before the first update: then that of the app |
/// | `former` | the bundle before it |
/// | `staging` | a bundle that is being fetched |
/// | `next` | a bundle that is verified, or for a moment the one whose place it has taken |
/// | `removed` | what is being removed |
/// | `metadata`, `errata.json`, `state.json` | what was verified and what is remembered |
///
/// Every step is one atomic operation, and ``recover()`` completes or undoes what a process did not finish: at any moment `current`
/// is a whole bundle that was verified.
struct Installation: Sendable {
  /// Absolute.
  let folder: String
  let files: ReleaseFiles

  var current: String { "\(folder)/current" }
  var former: String { "\(folder)/former" }
  var staging: String { "\(folder)/staging" }
  private var next: String { "\(folder)/next" }
  private var removed: String { "\(folder)/removed" }
  private var stateFile: String { "\(folder)/state.json" }

  /// Runs `work` as the only process that changes the folder.
  func locked<Result>(_ work: () throws -> Result) throws -> Result {
    try files.makeFolder(folder)
    guard let lock = try files.lock("\(folder)/lock") else { throw ReleaseError.busy }
    return try withExtendedLifetime(lock) { try work() }
  }

  func state() throws(ReleaseError.FileProblem) -> InstallationState {
    InstallationState(try files.read(stateFile, 1 << 20) ?? [])
  }

  func change(_ change: (inout InstallationState) -> Void) throws(ReleaseError.FileProblem) {
    let before = try state()
    var state = before
    change(&state)
    if state != before { try files.write(stateFile, state.bytes) }
  }

  /// What identifies the bundle in a folder; nil if there is none.
  func hash(of bundle: String) throws(ReleaseError.FileProblem) -> String? {
    try files.read("\(bundle)/\(Manifest.path)", Self.longestManifest).map { Checksum.sha256(of: $0) }
  }

  /// The version of the library in a folder; nil if there is none.
  func version(of bundle: String) throws(ReleaseError.FileProblem) -> String? {
    guard let bytes = try files.read("\(bundle)/\(Manifest.path)", Self.longestManifest) else { return nil }
    return (try? Manifest(json: FileBytes(bytes)))?.library.version
  }

  /// Whether the bundle of the app takes the place of the current one: it is newer, as after an update of the app, or this version of
  /// the app reads another schema than that of the current one, as after the return to an older version.
  func isOutdated(by embedded: String) throws(ReleaseError.FileProblem) -> Bool {
    guard let bytes = try files.read("\(current)/\(Manifest.path)", Self.longestManifest) else {
      return false
    }
    let manifest: Manifest
    do throws(BundleError) {
      manifest = try Manifest(json: FileBytes(bytes))
    } catch {
      // One that is damaged fails when it is launched, and is given up.
      if case .unsupportedSchema = error { return true }
      return false
    }
    return LibraryVersion.isOlder(manifest.library.version, than: try version(of: embedded))
  }

  static let longestManifest = BundleLimits.limit(of: Manifest.path)
}

// MARK: Installing

extension Installation {
  /// Puts the bundle in `staging`, which was verified, in the place of the current one, which becomes the former one.
  ///
  /// The whole folder is compared with what was verified, because another process may have fetched another release in the meantime.
  func install(embedded: String) throws {
    guard let bytes = try files.read("\(staging)/\(Manifest.path)", Self.longestManifest) else {
      throw ReleaseError.FileProblem("install", staging, reason: "there is no bundle")
    }
    let hash = Checksum.sha256(of: bytes)
    let state = try state()
    guard state.verified == hash, let manifest = try? Manifest(json: FileBytes(bytes)) else {
      throw ReleaseError.notVerified(path: Manifest.path)
    }
    guard !state.rejected.contains(hash) else { throw ReleaseError.failedBefore }
    for inUse in [try version(of: current), try version(of: embedded)] {
      if let inUse, LibraryVersion.isOlder(manifest.library.version, than: inUse) {
        throw ReleaseError.older(found: manifest.library.version, inUse: inUse)
      }
    }
    try discard(next)
    try files.rename(staging, next)
    // A process that fetches writes into `staging` without the lock, and so not into `next`.
    if let path = try changedFile(in: next, manifest) {
      try? discard(next)
      throw ReleaseError.notVerified(path: path)
    }
    guard try self.hash(of: current) != hash else {
      // The same bundle again, which must not become its own former one: a rollback would return to it.
      try files.exchange(next, current)
      return try discard(next)
    }
    try change { $0.installing = hash }
    if try files.exists(current) {
      try files.exchange(next, current)
      try finish()
    } else {
      try files.rename(next, current)
      try change { $0.installing = nil }
    }
  }

  /// A file of a bundle that its manifest does not list, or that is not as it says; nil if there is none.
  private func changedFile(in bundle: String, _ manifest: Manifest) throws(ReleaseError.FileProblem)
    -> String?
  {
    let listed = Set(manifest.files.map(\.path))
    if let path = try files.list(bundle).first(where: { $0 != Manifest.path && !listed.contains($0) }) {
      return path
    }
    return manifest.files.first { file in
      guard let bytes = try? files.read("\(bundle)/\(file.path)", file.bytes) else { return true }
      return bytes.count != file.bytes || Checksum.sha256(of: bytes) != file.sha256
    }?.path
  }

  /// The bundle in `next` was in use until now.
  private func finish() throws(ReleaseError.FileProblem) {
    try discard(former)
    try files.rename(next, former)
    try change { $0.installing = nil }
  }

  /// Completes or undoes what a process did not finish.
  func recover() throws(ReleaseError.FileProblem) {
    let state = try state()
    try files.remove(removed)
    if let installing = state.installing {
      if try hash(of: current) == installing {
        if try files.exists(next) { try finish() } else { try change { $0.installing = nil } }
      } else {
        // The exchange did not take place. It is not made up for, because the app may have been told of a failure.
        try discard(next)
        try change { $0.installing = nil }
      }
    } else {
      try discard(next)
    }
    if let hash = try hash(of: former), state.rejected.contains(hash) { try discard(former) }
  }

  /// Removes a folder in a way that leaves no part of it under its name.
  func discard(_ path: String) throws(ReleaseError.FileProblem) {
    guard try files.exists(path) else { return }
    try files.remove(removed)
    try files.rename(path, removed)
    try files.remove(removed)
  }
}

// MARK: Launching

/// The library that an app opens at its launch.
public struct LaunchedLibrary: Equatable, Sendable {
  /// Where it is from.
  public enum Origin: Equatable, Sendable {
    /// An update.
    case release
    /// The app.
    case app
  }

  /// The folder of the bundle.
  public var folder: String
  /// Where the library is from.
  public var origin: Origin
  /// Whether a newer one was given up because its launch failed.
  public var hasFallenBack: Bool
  /// The texts that are withdrawn.
  public var errata: Errata
  /// Whether ``errata`` may be incomplete: those that were verified last are damaged or could not be stored. The next
  /// check fetches them again.
  public var areErrataUnknown = false
}

extension Installation {
  /// Chooses the bundle of a launch and counts the launch: the current one, the former one if the launch of the current one has failed
  /// twice, and then that of the app.
  func launch(embedded: String) throws(ReleaseError.FileProblem) -> LaunchedLibrary {
    try files.makeFolder(folder)
    try recover()
    var hasFallenBack = false
    while let hash = try hash(of: current), try state().hasFailed(hash) {
      try giveUp(hash)
      hasFallenBack = true
    }
    let (errata, areUnknown) = storedErrata()
    let hash = try isOutdated(by: embedded) ? nil : try hash(of: current)
    try change { state in
      state.launched = hash
      if let hash, !state.healthy.contains(hash) { state.launches[hash, default: 0] += 1 }
    }
    return LaunchedLibrary(
      folder: hash == nil ? embedded : current,
      origin: hash == nil ? .app : .release,
      hasFallenBack: hasFallenBack,
      errata: errata,
      areErrataUnknown: areUnknown
    )
  }

  /// The bundle in use, without changing anything.
  func inUse(embedded: String) -> LaunchedLibrary {
    let isInstalled = (try? hash(of: current)) != nil && (try? isOutdated(by: embedded)) != true
    let (errata, areUnknown) = storedErrata()
    return LaunchedLibrary(
      folder: isInstalled ? current : embedded,
      origin: isInstalled ? .release : .app,
      hasFallenBack: false,
      errata: errata,
      areErrataUnknown: areUnknown
    )
  }

  /// The bundle of a launch that cannot be counted: the one in use, or that of the app if its launch has failed.
  func launchUncounted(embedded: String) -> LaunchedLibrary {
    var launched = inUse(embedded: embedded)
    guard launched.origin == .release, let hash = try? hash(of: current), let state = try? state(),
      state.hasFailed(hash)
    else { return launched }
    (launched.folder, launched.origin, launched.hasFallenBack) = (embedded, .app, true)
    return launched
  }

  /// Records that the app works with the bundle that was launched, which need not be the current one any more.
  func markHealthy() throws(ReleaseError.FileProblem) {
    try change { state in
      guard let hash = state.launched, !state.rejected.contains(hash) else { return }
      state.addHealthy(hash)
    }
  }

  /// Returns to the former bundle, or to that of the app.
  func rollBack(embedded: String) throws {
    guard let hash = try hash(of: current), try !isOutdated(by: embedded) else {
      throw ReleaseError.nothingToRollBack
    }
    try giveUp(hash)
  }

  private func giveUp(_ hash: String) throws(ReleaseError.FileProblem) {
    // First, so that the bundle is not taken again whatever happens.
    try change { $0.addRejected(hash) }
    if try files.exists(former) {
      try files.exchange(former, current)
      try discard(former)
    } else {
      try discard(current)
    }
  }
}

// MARK: Metadata and errata

extension Installation {
  private var metadata: String { "\(folder)/metadata" }
  private var errataFile: String { "\(folder)/\(Errata.path)" }

  /// What was verified in earlier updates.
  ///
  /// - Parameter rootVersion: The version of the root in the app, which may be later than those that are stored.
  func storedMetadata(rootVersion: Int) throws(ReleaseError.FileProblem) -> StoredMetadata {
    var stored = StoredMetadata(lastUpdate: try state().lastUpdate)
    var version = rootVersion
    while version > 1, try !files.exists("\(metadata)/\(version).root.json") { version -= 1 }
    while let root = try files.read("\(metadata)/\(version).root.json", MetadataRefresh.longestRoot) {
      stored.roots[version] = root
      version += 1
    }
    stored.timestamp = try files.read("\(metadata)/timestamp.json", MetadataRefresh.longestTimestamp)
    stored.snapshot = try files.read("\(metadata)/snapshot.json", MetadataRefresh.longestSnapshot)
    stored.targets = try files.read("\(metadata)/targets.json", MetadataRefresh.longestTargets)
    return stored
  }

  /// Stores what has changed.
  func store(_ new: StoredMetadata, after old: StoredMetadata) throws(ReleaseError.FileProblem) {
    guard new != old else { return }
    try files.makeFolder(metadata)
    // First what the keys of a new root make worthless: with that root it would be taken for what its keys have signed.
    for (name, bytes) in [("timestamp", new.timestamp), ("snapshot", new.snapshot), ("targets", new.targets)]
    where bytes == nil { try files.remove("\(metadata)/\(name).json") }
    for (version, bytes) in new.roots.sorted(by: { $0.key < $1.key }) where old.roots[version] != bytes {
      try files.write("\(metadata)/\(version).root.json", bytes)
    }
    for version in old.roots.keys.sorted(by: >) where new.roots[version] == nil {
      try files.remove("\(metadata)/\(version).root.json")
    }
    for (name, bytes, former) in [
      ("targets", new.targets, old.targets), ("snapshot", new.snapshot, old.snapshot),
      ("timestamp", new.timestamp, old.timestamp),
    ] where bytes != former {
      if let bytes { try files.write("\(metadata)/\(name).json", bytes) }
    }
    if new.lastUpdate != old.lastUpdate { try change { $0.lastUpdate = new.lastUpdate } }
  }

  /// The texts that are withdrawn, as far as they are stored, and whether they may not be those of the last update.
  func storedErrata() -> (Errata, areUnknown: Bool) {
    do {
      let bytes = try errataBytes()
      let errata = try bytes.map { try Errata(json: $0) } ?? Errata()
      let name = TargetsMetadata.fileName
      guard let targets = try files.read("\(metadata)/\(name)", MetadataRefresh.longestTargets) else {
        return (errata, false)
      }
      let signed = try SignedMetadata(targets, file: name)
      let target = try TargetsMetadata(signed.signed, file: name).targets[Errata.path]
      guard let target else { return (errata, false) }
      guard let bytes else { return (errata, true) }
      try target.check(bytes, file: Errata.path)
      return (errata, false)
    } catch {
      // What can still be read is honored.
      let bytes = try? errataBytes()
      return (bytes.flatMap { try? Errata(json: $0) } ?? Errata(), true)
    }
  }

  func errataBytes() throws(ReleaseError.FileProblem) -> [UInt8]? {
    try files.read(errataFile, Self.longestErrata)
  }

  func store(errata bytes: [UInt8]?) throws(ReleaseError.FileProblem) {
    if let bytes { try files.write(errataFile, bytes) } else { try files.remove(errataFile) }
  }

  static let longestErrata = 4 << 20
}
