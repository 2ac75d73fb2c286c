import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UpdateFramework

/// A version of the targets that was published.
public struct ReleaseLogEntry: Equatable, Sendable {
  /// The version of the targets.
  public var version: Int
  /// When the targets expire, or have expired.
  public var expires: UTCTime
  /// Nil if the metadata does not state it.
  public var libraryVersion: String?
  /// Whether the targets have a file of texts that are withdrawn.
  public var hasErrata: Bool
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

/// What is in a release, published and as a draft.
public struct ReleaseContents: Equatable, Sendable {
  /// The versions of the targets, the newest first.
  public var entries: [ReleaseLogEntry]
  /// The keys of the last root; of the draft if none is published.
  public var keys: [ReleaseKeyEntry]
  /// Until when what is published is valid.
  public var expiries: [RoleExpiry] = []
  /// A key of the published root that signs for two roles although it must not.
  public var sharedKey: SharedKey?
  /// Nil if there is no draft of a root.
  public var draft: RootDraftSummary?
}

extension ReleasePublisher {
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
        guard let targets = try folder.targets(version: version) else { continue }
        entries.append(
          ReleaseLogEntry(
            version: version,
            expires: targets.head.expires,
            libraryVersion: targets.libraryVersion,
            hasErrata: targets.targets[Errata.path] != nil,
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
