import DuaLibrary
import LibraryCompiler
import LibraryDiff
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// What was published.
public struct Publication: Equatable, Sendable {
  /// The paths of the metadata that is new.
  public var files: [String]
  /// Until when the timestamp, and with it the release, is valid without another one.
  public var validUntil: UTCTime?
  /// Until when the metadata of each role is valid.
  public var expiries: [RoleExpiry]
}

extension ReleasePublisher {
  /// Signs and publishes what is staged, and the draft of the root if there is one.
  ///
  /// - Parameter allowsBreaking: Whether changes may break what users and programs have.
  public func publish(
    with keys: ReleaseKeys,
    allowsBreaking: Bool = false
  ) throws(OperationalFailure) -> Publication {
    try locked { folder in
      let published = try folder.published()
      var change = ReleaseChange(root: try folder.rootDraft(), targets: try folder.targetsDraft())
      let isInterrupted = published.map { $0.signingRoot.head.version < $0.root.head.version } ?? false
      guard change.root != nil || change.targets != nil || isInterrupted else {
        throw OperationalFailure(
          "there is nothing to publish",
          hint: "`rizq release stage BUNDLE` takes a bundle; `rizq release refresh` only signs again"
        )
      }
      if let staged = change.targets {
        let draft = try keepingErrata(staged, of: published?.targets)
        change.targets = draft
        try check(draft, after: published?.targets, allowsBreaking: allowsBreaking, folder)
      }
      let publication = try write(change, after: published, keys, folder)
      try folder.remove(ReleaseFolder.targetsDraft)
      try folder.remove(ReleaseFolder.rootDraft)
      return publication
    }
  }

  /// Signs the timestamp again, and whatever else half of whose time has passed.
  public func refresh(with keys: ReleaseKeys) throws(OperationalFailure) -> Publication {
    try locked { folder in
      guard let published = try folder.published() else { throw SigningError.noRoot }
      guard published.targets != nil else { throw SigningError.noTargets }
      return try write(ReleaseChange(), after: published, keys, folder)
    }
  }

  /// Signs a change, and writes it.
  ///
  /// - Parameter targets: Files that the change describes. They are written when it is signed: what no one has signed is not served.
  func write(
    _ change: ReleaseChange,
    with targets: [ReleaseFile] = [],
    after published: PublishedRelease?,
    _ keys: ReleaseKeys,
    _ folder: ReleaseFolder
  ) throws -> Publication {
    var settings = try folder.requiredSettings()
    let signed = try SignedRelease(
      change,
      after: published,
      signer: try keys.signer(),
      policy: policy,
      now: now,
      taken: try folder.metadataPaths()
    )
    for file in signed.files where file.path != ReleasePaths.timestamp {
      guard let former = try folder.read(file.path), former != file.bytes else { continue }
      throw OperationalFailure(
        "`\(file.path)` exists already with other contents, which caches may have",
        hint: "stage the bundle again, so that it gets another version"
      )
    }
    if published == nil {
      // Before the root itself, so that no root is there without its hash.
      let first = signed.files.first { $0.path == ReleasePaths.metadata(.root, version: 1) }
      settings.firstRoot = first.map { Checksum.sha256(of: $0.bytes) }
      try folder.write(ReleaseFolder.settings, settings.bytes)
    }
    if let published { try Self.checkClock(now, from: published, to: signed.release) }
    for file in targets + signed.files { try folder.write(file.path, file.bytes) }
    try folder.record(signed.release, in: settings)
    return Publication(
      files: signed.files.map(\.path),
      validUntil: signed.release.timestamp?.head.expires,
      expiries: expiries(signed.release)
    )
  }
}

// MARK: Checks

extension ReleasePublisher {
  /// Throws if the last timestamp is of a later time, unless a new root ends what its keys have signed: then devices forget it, and
  /// a thief or a wrong clock may have dated it.
  private static func checkClock(
    _ now: UTCTime,
    from published: PublishedRelease,
    to new: PublishedRelease
  ) throws(OperationalFailure) {
    let former = published.signingRoot
    guard let expires = published.timestamp?.head.expires, let next = new.timestamp?.head.expires,
      next < expires, !new.root.forgetsTimestamp(since: former)
    else { return }
    throw OperationalFailure(
      "by the clock it is \(now), before the published timestamp was signed",
      hint:
        "correct the clock, or the variable `SOURCE_DATE_EPOCH`; if it was wrong then, rotate the key of the timestamp"
    )
  }

  private func check(
    _ draft: SignedMetadata,
    after published: TargetsMetadata?,
    allowsBreaking: Bool,
    _ folder: ReleaseFolder
  ) throws {
    let targets = try draft.stagedTargets()
    let bundle = try folder.bundle(of: targets)
    try targets.checkFiles(of: bundle.manifest)
    let library = try bundle.libraryOfBothForms()
    try checkReviews(of: library, folder)
    guard let published, published.targets[Manifest.path] != nil else { return }
    let former = try folder.bundle(of: published)
    let isPublished = targets.targets == published.targets
    try checkVersion(of: bundle, after: former, isPublished: isPublished)
    let changes = try Self.breakingChanges(from: former, to: bundle, with: library)
    guard changes.isEmpty || allowsBreaking else {
      throw OperationalFailure(
        "the bundle breaks what users and programs have:\n"
          + Self.list(changes.map(\.message)),
        hint: "keep ids and slugs; if it has to be, publish with --breaking"
      )
    }
  }

  /// - Parameter library: The library of the new bundle.
  private static func breakingChanges(
    from old: Bundle,
    to new: Bundle,
    with library: Library
  ) throws -> [BreakingChange] {
    let (schema, next) = (old.manifest.schemaVersion, new.manifest.schemaVersion)
    guard schema == next else { return [.schema(old: schema, new: next)] }
    return LibraryChanges(from: try old.library, to: library).breaking
  }

  private func checkReviews(of library: Library, _ folder: ReleaseFolder) throws {
    guard try folder.requiredSettings().requiresReviews else { return }
    let unreviewed = library.duas.filter { $0.review.status == .unreviewed }
    guard unreviewed.isEmpty else {
      throw OperationalFailure(
        "\(unreviewed.count) \(unreviewed.count == 1 ? "text is" : "texts are") not reviewed, and this release only has reviewed ones:\n"
          + Self.list(unreviewed.map { "`\($0.slug)`" }),
        hint: "`rizq review list` lists them, `rizq review sign` signs them"
      )
    }
  }

  /// - Parameter isPublished: Whether the bundle is the published one, as after a publication that ended before it removed its draft.
  private func checkVersion(of bundle: Bundle, after former: Bundle, isPublished: Bool) throws {
    let (new, old) = (bundle.manifest.library.version, former.manifest.library.version)
    guard let version = LibraryVersion(new) else {
      throw OperationalFailure(
        "the version \(new.quoted()) of the library is not numbers with dots",
        hint: "write it like `1.2.0` in `library.json`"
      )
    }
    if let last = LibraryVersion(old), version <= last {
      throw OperationalFailure(
        "the version of the library is not higher than the published one: \(new) after \(old)",
        hint: (isPublished
          ? "the staged bundle is published already, and `rizq release discard --bundle` removes its draft; for another one, "
          : "")
          + "raise `library-version` in `library.json`, build the bundle, and stage it again"
      )
    }
  }

  /// The first ten of some lines.
  private static func list(_ lines: [String]) -> String {
    let rest = lines.count > 10 ? ["… and \(lines.count - 10) more"] : []
    return (lines.prefix(10) + rest).map { "  \($0)" }.joined(separator: "\n")
  }
}
