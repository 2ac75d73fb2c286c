import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UpdateFramework

extension ReleasePublisher {
  /// Makes the folder, with the draft of a first root without keys.
  public func begin(requiresReviews: Bool) throws(OperationalFailure) {
    try translating {
      if try folder.exists(ReleaseFolder.drafts) {
        // One that was interrupted, or whose draft was discarded, may begin again.
        guard try !folder.exists(ReleaseFolder.rootDraft), try folder.roots().isEmpty else {
          throw OperationalFailure(
            "`\(path)` is a release already",
            hint: "`rizq release log` shows it; to begin another one, name a new folder with --release"
          )
        }
      } else if try folder.exists(ReleasePaths.metadata) {
        try folder.checkIsRelease()
      } else {
        try ExportPlace(files: files, option: "--release").check(path)
        try checkIsEmpty()
      }
      try folder.write(ReleaseFolder.settings, ReleaseSettings(requiresReviews: requiresReviews).bytes)
      try folder.write(ReleaseFolder.rootDraft, RootDraft(policy: policy, now: now).signed.encoded)
    }
  }

  /// Throws unless the folder is empty or not there yet.
  private func checkIsEmpty() throws {
    guard let status = try files.status(path) else { return }
    guard status.kind == .directory else { throw OperationalFailure("`\(path)` is not a folder") }
    guard try files.entries(path).isEmpty else {
      throw OperationalFailure(
        "the folder `\(path)` is not empty, and all of it would be uploaded with the release",
        hint: "name a new folder with --release"
      )
    }
  }

  /// Makes the settings of a release that were lost; returns the version of the last root.
  ///
  /// - Parameter root: The file with the first root, as the app contains it: what the folder itself says is not trusted.
  public func restore(from root: String, requiresReviews: Bool) throws(OperationalFailure) -> Int {
    try translating {
      guard try !folder.exists(ReleaseFolder.settings) else {
        throw OperationalFailure(
          "`\(path)` has its `\(ReleaseFolder.settings)`",
          hint: "`rizq release settings` changes the conditions under which bundles are published"
        )
      }
      let bytes = try files.read(absolute(root), MetadataRefresh.longestRoot).bytes
      let first = ReleasePaths.metadata(.root, version: 1)
      guard try folder.read(first, limit: MetadataRefresh.longestRoot) == bytes else {
        throw OperationalFailure(
          "`\(first)` of the release is not the root in `\(root)`",
          hint: "give the first root, which the first version of the app contained"
        )
      }
      var settings = ReleaseSettings(requiresReviews: requiresReviews)
      settings.firstRoot = Checksum.sha256(of: bytes)
      let release = try folder.lastRelease(settings)
      try folder.record(release, in: settings)
      return release.root.head.version
    }
  }

  /// Changes whether bundles with a text without a review are refused.
  public func requireReviews(_ isRequired: Bool) throws(OperationalFailure) {
    try locked { folder in
      var settings = try folder.requiredSettings()
      settings.requiresReviews = isRequired
      try folder.write(ReleaseFolder.settings, settings.bytes)
    }
  }

  /// Whether bundles with a text without a review are refused.
  public func requiresReviews() throws(OperationalFailure) -> Bool {
    try translating {
      try folder.checkIsRelease()
      return try folder.requiredSettings().requiresReviews
    }
  }
}
