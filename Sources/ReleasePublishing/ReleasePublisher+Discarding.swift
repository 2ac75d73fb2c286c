import DuaLibrary
import LibraryCompiler
import UpdateFramework

/// Drafts that were removed.
public struct DiscardedDrafts: Equatable, Sendable {
  /// The draft of a root, by its version; nil if there was none, or it was not to be removed.
  public var root: Int?
  /// The staged bundle, by the version of its library.
  public var bundle: String?
}

extension ReleasePublisher {
  /// Removes drafts that will not be published. What is published stays as it is.
  public func discard(root: Bool = true, bundle: Bool = true) throws(OperationalFailure) -> DiscardedDrafts {
    try locked { folder in
      var discarded = DiscardedDrafts()
      if root, let draft = try folder.rootDraft() {
        try folder.remove(ReleaseFolder.rootDraft)
        discarded.root = draft.root.head.version
      }
      if bundle, let draft = try folder.targetsDraft() {
        let targets = try draft.stagedTargets()
        try folder.remove(ReleaseFolder.targetsDraft)
        try removeFiles(of: targets, folder)
        discarded.bundle = targets.libraryVersion ?? "without a version"
      }
      guard discarded != DiscardedDrafts() else {
        let missing = (root ? ["there is no draft of a root"] : []) + (bundle ? ["no bundle is staged"] : [])
        throw OperationalFailure(missing.joined(separator: ", and "))
      }
      return discarded
    }
  }

  /// Removes the files of a draft that no metadata in the folder describes, nor the next draft: they would be uploaded.
  func removeFiles(
    of draft: TargetsMetadata,
    sparing next: TargetsMetadata? = nil,
    _ folder: ReleaseFolder
  ) throws {
    var published = Set((next?.targets ?? [:]).map(Self.path))
    for version in try folder.versions(of: .targets) {
      guard let targets = try folder.targets(version: version) else { continue }
      published.formUnion(targets.targets.map(Self.path))
    }
    for target in draft.targets where !published.contains(Self.path(target)) {
      try folder.remove(Self.path(target))
    }
  }

  private static func path(_ target: (key: String, value: FileDescription)) -> String {
    ReleasePaths.target(target.key, sha256: target.value.sha256 ?? "")
  }
}
