import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UpdateFramework

extension ReleaseFolder {
  /// The paths of the metadata that exists, published or left by a publication that was interrupted.
  func metadataPaths() throws(FileFailure) -> Set<String> {
    guard try exists(ReleasePaths.metadata) else { return [] }
    let entries = try files.entries(absolute(ReleasePaths.metadata))
    return Set(entries.map { "\(ReleasePaths.metadata)/\($0.name)" })
  }

  /// The versions of a role for which there are files, the greatest first. Their names say so, not yet their contents.
  func versions(of role: RoleName) throws(FileFailure) -> [Int] {
    let (start, end) = ("\(ReleasePaths.metadata)/", ".\(role.rawValue).json")
    let versions = try metadataPaths().compactMap { path -> Int? in
      guard path.hasSuffix(end), let version = Int(path.dropFirst(start.count).dropLast(end.count)),
        version > 0
      else { return nil }
      return version
    }
    return versions.sorted(by: >)
  }

  /// The targets of a version, whoever has signed them; nil if the file of that version was removed.
  func targets(version: Int) throws -> TargetsMetadata? {
    let path = ReleasePaths.metadata(.targets, version: version)
    guard let bytes = try read(path) else { return nil }
    return try TargetsMetadata(SignedMetadata(bytes, file: path).signed, file: path)
  }

  /// What is trusted by each root: the first one is that of the settings, and every other one is signed by the keys of the one
  /// before it, without a gap. Empty if none is published.
  ///
  /// At the beginning of time, when nothing has expired.
  func roots() throws -> [TrustedMetadata] {
    guard let greatest = try versions(of: .root).first else {
      guard let bytes = try read(Self.settings), (ReleaseSettings(bytes)?.lastRoot ?? 0) > 0 else {
        return []
      }
      throw UpdateError.missing(file: ReleasePaths.metadata(.root, version: 1))
    }
    return try roots(requiredSettings(), greatest: greatest)
  }

  /// - Parameter greatest: The greatest version of a root in the folder.
  private func roots(_ settings: ReleaseSettings, greatest: Int) throws -> [TrustedMetadata] {
    var trusted = try firstRoot(settings)
    var roots = [trusted]
    while let next = try read(
      ReleasePaths.metadata(.root, version: roots.count + 1),
      limit: MetadataRefresh.longestRoot
    ) {
      _ = try trusted.updateRoot(next)
      roots.append(trusted)
    }
    guard greatest <= roots.count else {
      throw OperationalFailure(
        "`\(ReleasePaths.metadata(.root, version: greatest))` does not follow the root \(roots.count), the last one",
        hint: "find out who wrote it, and restore `\(ReleasePaths.metadata)` from a backup"
      )
    }
    guard settings.lastRoot <= roots.count else {
      throw UpdateError.missing(file: ReleasePaths.metadata(.root, version: roots.count + 1))
    }
    return roots
  }

  /// What the keys of the last root have signed whose publication was finished: the last one by whose keys the timestamp is signed.
  func lastRelease(_ settings: ReleaseSettings) throws -> PublishedRelease {
    let roots = try roots(settings, greatest: try versions(of: .root).first ?? 0)
    for root in roots.reversed() {
      if let release = try? published(by: root, root: root.root) { return release }
    }
    throw OperationalFailure(
      "no root of `\(path)` has keys by which `\(ReleasePaths.timestamp)` is signed",
      hint: "restore `\(ReleasePaths.metadata)` from the server or a backup"
    )
  }

  private func firstRoot(_ settings: ReleaseSettings) throws -> TrustedMetadata {
    let path = ReleasePaths.metadata(.root, version: 1)
    guard let bytes = try read(path, limit: MetadataRefresh.longestRoot) else {
      throw UpdateError.missing(file: path)
    }
    guard let hash = settings.firstRoot else {
      throw OperationalFailure(
        "`\(Self.settings)` does not have the hash of the first root",
        hint:
          "compare `\(path)` with the root in the app; if they are the same, add `\"first_root\"` with its SHA-256"
      )
    }
    guard Checksum.sha256(of: bytes) == hash else {
      throw OperationalFailure(
        "`\(path)` is not the root with which this release began",
        hint:
          "find out who changed it, and restore it from a backup or the app; `\(Self.settings)` has its SHA-256"
      )
    }
    let trusted = try TrustedMetadata(root: bytes, start: UTCTime(seconds: 0))
    guard trusted.root.head.version == 1 else {
      throw UpdateError.wrongVersion(file: path, expected: 1, found: trusted.root.head.version)
    }
    return trusted
  }

  /// What is published, with its signatures verified: nothing that someone wrote into the folder is signed again.
  ///
  /// It may have expired. Nil if no root is published.
  func published() throws -> PublishedRelease? {
    let roots = try roots()
    guard let last = roots.last else { return nil }
    guard try exists(ReleasePaths.timestamp) else {
      // The first publication of a bundle leaves a snapshot without a timestamp, if it was interrupted, also after a root that was
      // published alone. Settings that do not say whether there was a timestamp cannot tell that from one that was removed.
      let settings = try requiredSettings()
      let hasSnapshot = try !versions(of: .snapshot).isEmpty
      let hadTimestamp = settings.lastTimestamp.map { $0 > 0 } ?? (settings.lastRoot > 0 && hasSnapshot)
      if hadTimestamp {
        throw OperationalFailure(
          "`\(ReleasePaths.timestamp)` is missing, which says what is published",
          hint:
            "restore it from the server or a backup; without it, versions would begin again, and devices refuse that"
        )
      }
      return PublishedRelease(root: last.root)
    }
    let release = try published(by: roots, last: last)
    try checkIsNewest(release)
    return release
  }

  /// What the keys of the last root have signed, or those of an earlier one if a publication was interrupted.
  private func published(by roots: [TrustedMetadata], last: TrustedMetadata) throws -> PublishedRelease {
    do {
      return try published(by: last, root: last.root)
    } catch {
      // Publications may have been interrupted between a root with new keys and its timestamp. Roots before the last finished
      // publication are not asked: their keys may have been stolen.
      let finished = max(1, try requiredSettings().lastRoot)
      for earlier in roots.dropLast().reversed() where earlier.root.head.version >= finished {
        if let release = try? published(by: earlier, root: last.root) { return release }
      }
      throw error
    }
  }

  /// Older metadata has valid signatures, too. What follows it would bring back texts that were withdrawn.
  private func checkIsNewest(_ release: PublishedRelease) throws {
    let (found, last) = (release.timestamp?.head.version ?? 0, try requiredSettings().lastTimestamp ?? 0)
    guard found < last else { return }
    throw OperationalFailure(
      "`\(ReleasePaths.timestamp)` has the version \(found), but version \(last) has been signed: older metadata was put back",
      hint: "find out who did it, and restore `\(ReleasePaths.metadata)` from the server or a newer backup"
    )
  }

  /// Records in the settings what was published last.
  func record(_ release: PublishedRelease, in settings: ReleaseSettings) throws {
    var new = settings
    new.lastRoot = release.root.head.version
    new.lastTimestamp = release.timestamp?.head.version ?? 0
    guard try read(Self.settings) != new.bytes else { return }
    try write(Self.settings, new.bytes)
  }

  /// What the keys of one root have signed.
  private func published(by signing: TrustedMetadata, root: RootMetadata) throws -> PublishedRelease {
    var trusted = signing
    func required(_ path: String) throws -> [UInt8] {
      guard let bytes = try read(path) else { throw UpdateError.missing(file: path) }
      return bytes
    }
    _ = try trusted.updateTimestamp(required(ReleasePaths.timestamp))
    let snapshot = trusted.timestamp?.snapshotVersion ?? 0
    try trusted.updateSnapshot(required(ReleasePaths.metadata(.snapshot, version: snapshot)))
    let targets = trusted.snapshot?.files[TargetsMetadata.fileName]?.version ?? 0
    try trusted.updateTargets(required(ReleasePaths.metadata(.targets, version: targets)))
    return PublishedRelease(
      root: root,
      signingRoot: signing.root,
      targets: trusted.targets,
      snapshot: trusted.snapshot,
      timestamp: trusted.timestamp
    )
  }
}
