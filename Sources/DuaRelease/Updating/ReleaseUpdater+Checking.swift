import DuaLibrary
import UpdateFramework

extension ReleaseUpdater {
  /// Asks whether there is another release, and for the texts that are withdrawn.
  ///
  /// Throws a ``ReleaseError``, or a `CancellationError` if the task is cancelled.
  public func check() async throws -> ReleaseCheckResult {
    try await translatingAsync { try await checkResult() }
  }

  private func checkResult() async throws -> ReleaseCheckResult {
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
    // Whatever cannot be stored, the texts that are withdrawn are known by now, and are reported.
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
      // Otherwise an older release would replace a newer one that another check has stored.
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
    // A release of a former schema, or below the library of the app, is not offered.
    if let schema = release.schemaVersion, schema < Manifest.supportedSchemaVersion {
      return ReleaseCheckResult(errata: errata)
    }
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
