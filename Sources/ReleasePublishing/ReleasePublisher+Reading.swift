import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// What a client would get from a release.
public struct ReleaseCheck: Equatable, Sendable {
  /// The version of the last root.
  public var rootVersion: Int
  /// The number of files that the targets list, all of which were read and agree with their hashes.
  public var targetCount: Int
  /// The version that the editors gave the library, from its manifest.
  public var libraryVersion: String
  /// How many texts are withdrawn.
  public var withdrawn: Int
  /// How many withdrawals have ended by themselves.
  public var ended: Int
  /// When the timestamp expires.
  public var validUntil: UTCTime
  /// Until when the metadata of each role is valid, in the order of `RoleName`.
  public var expiries: [RoleExpiry]
}

/// A version of the targets that was published.
public struct ReleaseLogEntry: Equatable, Sendable {
  /// The version of the targets.
  public var version: Int
  /// When the targets expire, or have expired.
  public var expires: UTCTime
  /// Nil if the metadata does not state it.
  public var libraryVersion: String?
  /// Whether the targets have a file of texts that are withdrawn.
  public var errata: Bool
  /// Whether it is the version that is published now.
  public var isCurrent: Bool
}

/// A key and the role for which it signs.
public struct ReleaseKeyEntry: Equatable, Sendable {
  /// The role for which the key signs.
  public var role: RoleName
  /// The whole id of the key.
  public var id: String
  /// The scheme of its signatures.
  public var scheme: PublicKey.Scheme
}

extension ReleasePublisher {
  /// Does what an app does that has a root and nothing else, and reads every target.
  ///
  /// - Parameter root: The file with the root; nil for the first one in the folder.
  public func verify(root: String?) throws(OperationalFailure) -> ReleaseCheck {
    try translating {
      let folder = folder
      if try !folder.exists(ReleasePaths.metadata) {
        try folder.checkIsRelease()
        throw OperationalFailure(
          "nothing is published in `\(path)` yet",
          hint: "`rizq release log` shows the draft of the root"
        )
      }
      let first = root.map(absolute) ?? folder.absolute(ReleasePaths.metadata(.root, version: 1))
      let bytes = try files.read(first, MetadataRefresh.longestRoot).bytes
      var refresh = try MetadataRefresh(root: bytes, stored: StoredMetadata(), start: now)
      while let request = refresh.request {
        try refresh.receive(try folder.read(request.path, limit: request.maximalLength))
      }
      guard let targets = refresh.trusted.targets, let timestamp = refresh.trusted.timestamp else {
        throw SigningError.noTargets
      }
      try targets.checkPaths()
      for (name, target) in targets.targets.sorted(by: { $0.key < $1.key }) {
        _ = try folder.bytes(of: name, target)
      }
      let bundle = try folder.bundle(of: targets)
      _ = try bundle.libraryFromJSON()
      let errata = try folder.errata(of: targets).entries
      let ended = errata.count { erratum in erratum.until.map { $0 <= now } ?? false }
      return ReleaseCheck(
        rootVersion: refresh.trusted.root.head.version,
        targetCount: targets.targets.count,
        libraryVersion: bundle.manifest.library.version,
        withdrawn: errata.count - ended,
        ended: ended,
        validUntil: timestamp.head.expires,
        expiries: expiries(refresh.trusted.root, targets, refresh.trusted.snapshot, timestamp)
      )
    }
  }

  /// The versions of the targets in the folder, the newest first, the keys of the last root, and the draft of the next one.
  public func log() throws(OperationalFailure) -> ReleaseContents {
    try translating {
      let folder = folder
      try folder.checkIsRelease()
      guard let published = try folder.published() else {
        guard let draft = try folder.rootDraft() else { throw SigningError.noRoot }
        return ReleaseContents(
          entries: [],
          keys: Self.keys(of: draft.root),
          draft: RootDraftSummary(draft.root, after: nil)
        )
      }
      let draft = try folder.rootDraft().map { RootDraftSummary($0.root, after: published.root) }
      let current = published.targets?.head.version ?? 0
      var entries: [ReleaseLogEntry] = []
      for version in try folder.versions(of: .targets) where version <= current {
        let path = ReleasePaths.metadata(.targets, version: version)
        // Old versions may be removed.
        guard let bytes = try folder.read(path) else { continue }
        let targets = try TargetsMetadata(SignedMetadata(bytes, file: path).signed, file: path)
        let custom = targets.targets[Manifest.path]?.others["custom"]?.members
        entries.append(
          ReleaseLogEntry(
            version: version,
            expires: targets.head.expires,
            libraryVersion: custom?["library_version"]?.text,
            errata: targets.targets[Errata.path] != nil,
            isCurrent: version == current
          )
        )
      }
      return ReleaseContents(
        entries: entries,
        keys: Self.keys(of: published.root),
        expiries: expiries(published),
        sharedKey: published.root.sharedKey,
        draft: draft
      )
    }
  }

  private static func keys(of root: RootMetadata) -> [ReleaseKeyEntry] {
    RoleName.allCases.flatMap { role in
      root.role(role).keyIDs.compactMap { id in
        root.keys[id].map { ReleaseKeyEntry(role: role, id: id, scheme: $0.scheme) }
      }
    }
  }
}

extension TargetsMetadata {
  /// Throws unless every path is safe and none is listed twice, as apps demand of the paths of a manifest.
  fileprivate func checkPaths() throws(UpdateError) {
    var seen: Set<String> = []
    for path in targets.keys.sorted() {
      guard (try? AssetPath(path)) != nil else {
        throw .malformed(file: Self.fileName, reason: "has a target `\(path)`, which is not a safe path")
      }
      guard seen.insert(path.lowercased()).inserted else {
        throw .malformed(
          file: Self.fileName,
          reason: "has a target `\(path)`, which differs from another only in letter case"
        )
      }
    }
  }
}

extension Manifest {
  /// What an app has to know of a bundle before it fetches its manifest.
  var custom: MetadataValue {
    .object([
      "library_version": .string(library.version), "schema_version": .integer(schemaVersion),
    ])
  }
}
