import BundleDelta
import DuaLibrary
import DuaSearch
import Foundation
import UpdateFramework

/// Checks for releases, fetches, verifies and installs them.
///
/// Each operation is complete in itself: after any of them, and wherever it was cancelled or failed, the library in use is a whole one.
public struct ReleaseUpdater: Sendable {
  /// What an app knows of its releases.
  public struct Configuration: Sendable {
    /// The root that the app contains: a file `metadata/N.root.json` of the release.
    public var root: [UInt8]
    /// The folder in which libraries are installed, absolute.
    public var folder: String
    /// The folder of the bundle that the app contains, absolute.
    public var embedded: String

    public init(root: [UInt8], folder: String, embedded: String) {
      (self.root, self.folder, self.embedded) = (root, folder, embedded)
    }
  }

  let configuration: Configuration
  let fetch: ReleaseFetch
  let files: ReleaseFiles
  let clock: any Clock<Duration>
  let now: @Sendable () -> UTCTime

  /// - Parameters:
  ///   - clock: With which the time of a fetch is limited.
  ///   - now: The time of the device.
  public init(
    _ configuration: Configuration,
    fetch: ReleaseFetch,
    files: ReleaseFiles = .live,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> UTCTime = { UTCTime(seconds: Int(Date().timeIntervalSince1970)) }
  ) {
    self.configuration = configuration
    self.fetch = fetch
    self.files = files
    self.clock = clock
    self.now = now
  }

  var installation: Installation { Installation(folder: configuration.folder, files: files) }

  /// A fetch takes at most this time, and a second for each ``slowestRate`` bytes.
  static let shortestTime = Duration.seconds(30)
  static let slowestRate = 4096
}

// MARK: Checking

extension ReleaseUpdater {
  /// Asks whether there is another release, and for the texts that are called back.
  public func check() async throws -> ReleaseCheckResult {
    // The metadata is small, so that the lock is only taken to store it: two processes that check at once store the same.
    // If the other has stored something else in the meantime, this check is given up.
    let stored = try installation.storedMetadata(rootVersion: try rootVersion())
    var refresh: MetadataRefresh
    do throws(UpdateError) {
      refresh = try MetadataRefresh(root: configuration.root, stored: stored, start: now())
    } catch {
      throw ReleaseError.metadata(error)
    }
    do {
      while let request = refresh.request {
        let bytes = try await bytes(at: request.path, limit: request.maximalLength)
        do throws(UpdateError) { try refresh.receive(bytes) } catch { throw ReleaseError.metadata(error) }
      }
    } catch {
      // What was verified before the failure stays verified.
      try? store(refresh.stored, after: stored)
      throw error
    }
    // Whatever cannot be stored, the texts that are called back are known by now, and are told.
    var problem = try self.problem { try store(refresh.stored, after: stored) }
    guard let targets = refresh.trusted.targets else { return ReleaseCheckResult(storageProblem: problem) }
    let (errata, bytes) = try await errata(of: targets)
    if problem == nil {
      problem = try self.problem { try store(errata: bytes, of: refresh.stored.targets) }
    }
    if let problem { return ReleaseCheckResult(errata: errata, storageProblem: problem) }
    return try result(targets, errata)
  }

  /// What the device could not do; another error is thrown.
  private func problem(_ work: () throws -> Void) throws -> ReleaseError? {
    do {
      try work()
      return nil
    } catch let problem as ReleaseError.FileProblem {
      return .file(problem)
    }
  }

  /// The version of the root in the app, which is verified when the metadata is.
  private func rootVersion() throws -> Int {
    do throws(UpdateError) {
      let signed = try SignedMetadata(configuration.root, file: RootMetadata.fileName)
      return try RootMetadata(signed.signed, file: RootMetadata.fileName).head.version
    } catch {
      throw ReleaseError.metadata(error)
    }
  }

  private func store(_ new: StoredMetadata, after old: StoredMetadata) throws {
    guard new != old else { return }
    let rootVersion = try rootVersion()
    try installation.locked {
      // Otherwise an older release would take the place of a newer one that another check has stored.
      var found = try installation.storedMetadata(rootVersion: rootVersion)
      if found != old {
        found.lastUpdate = new.lastUpdate
        guard found == new else { throw ReleaseError.busy }
      }
      try installation.store(new, after: old)
    }
  }

  /// Stores errata if the targets that describe them are still those that are stored.
  private func store(errata bytes: [UInt8]?, of targets: [UInt8]?) throws {
    guard try installation.errataBytes() != bytes else { return }
    let rootVersion = try rootVersion()
    try installation.locked {
      guard try installation.storedMetadata(rootVersion: rootVersion).targets == targets else {
        throw ReleaseError.busy
      }
      try installation.store(errata: bytes)
    }
  }

  private func errata(of targets: TargetsMetadata) async throws -> (Errata, bytes: [UInt8]?) {
    guard let target = targets.targets[Errata.path] else { return (Errata(), nil) }
    if let stored = try? installation.errataBytes(), matches(stored, target),
      let errata = try? Errata(json: stored)
    {
      return (errata, stored)
    }
    let bytes = try await self.bytes(of: Errata.path, target, limit: Installation.longestErrata)
    let errata: Errata
    do throws(BundleError) { errata = try Errata(json: bytes) } catch { throw ReleaseError.bundle(error) }
    return (errata, bytes)
  }

  private func result(_ targets: TargetsMetadata, _ errata: Errata) throws -> ReleaseCheckResult {
    guard let release = AvailableRelease(targets), let hash = release.manifest?.sha256 else {
      return ReleaseCheckResult(errata: errata)
    }
    if try installation.state().rejected.contains(hash) {
      return ReleaseCheckResult(errata: errata, obstacle: .failedBefore)
    }
    if let schema = release.schemaVersion, schema > Manifest.supportedSchemaVersion {
      let obstacle = ReleaseError.newerSchema(found: schema, supported: Manifest.supportedSchemaVersion)
      return ReleaseCheckResult(errata: errata, obstacle: obstacle)
    }
    // A release below the library of the app is not offered.
    if LibraryVersion.isOlder(
      release.libraryVersion,
      than: try installation.version(of: configuration.embedded)
    ) {
      return ReleaseCheckResult(errata: errata)
    }
    let inUse = try installation.hash(
      of: installation.inUse(embedded: configuration.embedded).folder
    )
    return ReleaseCheckResult(available: inUse == hash ? nil : release, errata: errata)
  }
}

// MARK: Fetching

extension ReleaseUpdater {
  /// Fetches what the device does not have into the staging folder. What arrived before a failure or a cancellation is not fetched again.
  public func download(
    _ release: AvailableRelease,
    progress: @escaping @Sendable (ReleaseProgress) async -> Void = { _ in }
  ) async throws {
    guard let manifestTarget = release.manifest else { throw ReleaseError.mixed(path: Manifest.path) }
    let staging = installation.staging
    try files.makeFolder(staging)
    let manifestBytes = try await file(Manifest.path, manifestTarget, of: release, limit: 4 << 20)
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
      let isStaged = try files.read(stagingPath, target.length ?? 0).map { matches($0, target) }
      if isStaged != true {
        let bytes = try await file(path, target, of: release, limit: 512 << 20)
        if let slash = stagingPath.lastIndex(of: "/") { try files.makeFolder(String(stagingPath[..<slash])) }
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

  /// Removes what an earlier download has left: a bundle has no other files than its manifest lists.
  private func removeFiles(notIn listed: Set<String>) throws {
    let staging = installation.staging
    for path in try FileManager.default.subpathsOfDirectory(atPath: staging).sorted()
    where !listed.contains(path) {
      // A folder with files of the bundle stays, and an empty one does no harm.
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(staging)/\(path)", isDirectory: &isFolder)
      if !exists || !isFolder.boolValue { try files.remove("\(staging)/\(path)") }
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

  private func bytes(of path: String, _ target: FileDescription, limit: Int) async throws -> [UInt8] {
    guard let length = target.length, let hash = target.sha256, length <= limit else {
      throw ReleaseError.metadata(.tooLong(file: path, limit: limit))
    }
    let remote = ReleasePaths.target(path, sha256: hash)
    guard let bytes = try await bytes(at: remote, limit: length) else {
      throw ReleaseError.metadata(.missing(file: remote))
    }
    do throws(UpdateError) { try target.check(bytes, file: remote) } catch {
      throw ReleaseError.metadata(error)
    }
    return bytes
  }

  private func matches(_ bytes: [UInt8], _ target: FileDescription) -> Bool {
    (try? target.check(bytes, file: "")) != nil
  }

  /// The bytes of a file of the release; nil if there is none.
  private func bytes(at path: String, limit: Int) async throws -> [UInt8]? {
    let time = Self.shortestTime + .seconds(limit / Self.slowestRate)
    let (fetch, clock) = (fetch, clock)
    do {
      let bytes = try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
        group.addTask { try await fetch.fetch(path, limit) }
        group.addTask {
          try await clock.sleep(for: time)
          return nil
        }
        defer { group.cancelAll() }
        guard let bytes = try await group.next() ?? nil else { throw ReleaseError.tooSlow(path: path) }
        return bytes
      }
      guard bytes.count <= limit else {
        throw ReleaseError.metadata(.tooLong(file: path, limit: limit))
      }
      return bytes
    } catch is ReleaseFetch.NotFound {
      return nil
    } catch let error as ReleaseError {
      throw error
    } catch {
      try Task.checkCancellation()
      throw ReleaseError.fetch(path: path, reason: "\(error)")
    }
  }
}

// MARK: Verifying and installing

extension ReleaseUpdater {
  /// Checks the fetched bundle: every file, every row, the search index, and one query.
  public func verify() throws {
    let folder = URL(filePath: installation.staging, directoryHint: .isDirectory)
    // What is recorded is what was read first: a manifest that takes its place later is not verified by this.
    let hash = try installation.hash(of: installation.staging)
    guard try hash == nil || installation.state().fetched == hash else {
      throw ReleaseError.notVerified(path: Manifest.path)
    }
    try check(folder)
    try translating { try installation.locked { try installation.change { $0.verified = hash } } }
  }

  private func check(_ folder: URL) throws {
    do {
      let bundle = try DuaLibrary.Bundle(contentsOf: folder)
      try bundle.verify()
      let library = try bundle.library
      guard bundle.manifest.file(LibrarySearch.path) != nil else { return }
      let search = try LibrarySearch(bundle: folder)
      try search.verify(duas: library.duas.map(\.id))
      if let dua = library.duas.first, let title = dua.title[library.defaultLanguage] {
        let options = SearchOptions(duas: [dua.id])
        guard try search.search(title, options: options).map(\.id) == [dua.id] else {
          throw ReleaseError.search("a query for the title of dua \(dua.id) does not find it")
        }
      }
    } catch let error as BundleError {
      try? installation.discard(installation.staging)
      throw ReleaseError.bundle(error)
    } catch let error as SearchIndexError {
      try? installation.discard(installation.staging)
      throw ReleaseError.search("\(error)")
    }
  }

  /// Puts the verified bundle in the place of the current one.
  public func install() throws {
    try translating {
      try installation.locked {
        try installation.recover()
        try installation.install(embedded: configuration.embedded)
      }
    }
  }

  /// Chooses the library of this launch, and counts the launch until ``markHealthy()``.
  ///
  /// If another process is updating, or the folder cannot be written, nothing is counted. If it cannot be read, the library of the app
  /// is used.
  public func launch() -> LaunchedLibrary {
    if let launched = try? installation.locked({ try installation.launch(embedded: configuration.embedded) })
    {
      return launched
    }
    return installation.inUse(embedded: configuration.embedded)
  }

  /// Records that the app works with the library of this launch.
  public func markHealthy() throws {
    try translating { try installation.locked { try installation.markHealthy() } }
  }

  /// Returns to the former library, or to that of the app. The release is not offered again.
  public func rollBack() throws {
    try translating {
      try installation.locked {
        try installation.recover()
        try installation.rollBack(embedded: configuration.embedded)
      }
    }
  }

  private func translating(_ work: () throws -> Void) throws {
    do { try work() } catch let problem as ReleaseError.FileProblem { throw ReleaseError.file(problem) }
  }
}
