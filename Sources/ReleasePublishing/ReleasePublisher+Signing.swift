import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UpdateFramework

/// How far a draft is signed by the keys of one root.
public struct SignatureCount: Equatable, Sendable {
  /// The role of the draft.
  public var role: RoleName
  /// The version of the draft.
  public var version: Int
  /// The version of the root whose keys are counted: a root needs signatures by its own keys and by those of the one before it.
  public var root: Int
  /// How many keys of the root have signed.
  public var valid: Int
  /// How many keys of the root have to sign.
  public var threshold: Int

  init(_ signed: SignedMetadata, _ name: RoleName, version: Int, by root: RootMetadata) {
    (role, self.version, self.root) = (name, version, root.head.version)
    valid = signed.signers(of: root.role(name), among: root.keys).count
    threshold = root.role(name).threshold
  }
}

/// What is to be signed, and how far it is.
public struct SigningDrafts: Equatable, Sendable {
  /// Nil if there is no draft of a root.
  public var root: RootDraftSummary?
  /// Nil if no bundle is staged.
  public var bundle: StagedBundleSummary?
  /// For each draft, the signatures by each root that it needs. Empty while drafts are shown before they are signed.
  public var counts: [SignatureCount] = []
  /// The files whose keys can sign none of the drafts: they have no role in them, or another one.
  public var unusedKeys: [String] = []
}

extension ReleasePublisher {
  /// Adds signatures to the drafts.
  ///
  /// - Parameters:
  ///   - isDryRun: Whether nothing is signed, and no key is read.
  ///   - show: Gets what is to be signed, before any key is asked.
  @discardableResult
  public func sign(
    with keys: ReleaseKeys,
    isDryRun: Bool = false,
    show: (SigningDrafts) -> Void = { _ in }
  ) throws(OperationalFailure) -> SigningDrafts {
    try locked { folder in
      let published = try folder.published()
      var root = try folder.rootDraft()
      var targets = try targetsDraft(after: published, folder)
      guard root != nil || targets != nil else {
        throw OperationalFailure(
          "there is nothing to sign",
          hint: "change keys with `add-key` or `rotate`, or stage a bundle"
        )
      }
      var drafts = SigningDrafts()
      if let root {
        try check(root)
        drafts.root = RootDraftSummary(root.root, after: published?.root)
      }
      if let targets {
        drafts.bundle = try StagedBundleSummary(targets.metadata, after: published?.targets, at: now, folder)
      }
      show(drafts)
      if !isDryRun {
        let signer = try keys.signer()
        drafts.unusedKeys = try keys.files(
          without: Self.signingIDs(of: root?.root, hasBundle: targets != nil, after: published?.root)
        )
        if var draft = root {
          try draft.sign(after: published?.root, with: signer)
          try folder.write(ReleaseFolder.rootDraft, draft.signed.encoded)
          root = draft
        }
        if let signing = root?.root ?? published?.root, var draft = targets {
          try draft.signed.addSignatures(.targets, of: signing, with: signer)
          try folder.write(ReleaseFolder.targetsDraft, draft.signed.encoded)
          targets = draft
        }
      }
      if let root {
        for signing in [root.root, published?.root].compactMap(\.self) {
          let version = root.root.head.version
          drafts.counts.append(SignatureCount(root.signed, .root, version: version, by: signing))
        }
      }
      if let signing = root?.root ?? published?.root, let targets {
        let version = targets.metadata.head.version
        drafts.counts.append(SignatureCount(targets.signed, .targets, version: version, by: signing))
      }
      return drafts
    }
  }

  /// The ids of the keys that can sign a draft of a root, a staged bundle, or both.
  private static func signingIDs(
    of draft: RootMetadata?,
    hasBundle: Bool,
    after published: RootMetadata?
  ) -> Set<String> {
    var ids: Set<String> = []
    if let draft {
      for root in [draft, published].compactMap(\.self) { ids.formUnion(root.role(.root).keyIDs) }
    }
    if hasBundle, let root = draft ?? published { ids.formUnion(root.role(.targets).keyIDs) }
    return ids
  }

  private func check(_ draft: RootDraft) throws {
    try draft.checkKeys()
    let head = draft.root.head
    guard now < head.expires else {
      throw OperationalFailure(
        "the draft of root \(head.version) was valid until \(head.expires)",
        hint: "`rizq release renew` makes it valid for another year; it has to be signed again"
      )
    }
  }

  /// What is staged, with the version and expiry with which it is to be signed.
  private func targetsDraft(after published: PublishedRelease?, _ folder: ReleaseFolder) throws
    -> (signed: SignedMetadata, metadata: TargetsMetadata)?
  {
    guard let staged = try folder.targetsDraft() else { return nil }
    let signed = try keepingErrata(staged, of: published?.targets)
    var metadata = try signed.stagedTargets()
    guard signed.signatures.isEmpty else { return (signed, metadata) }
    let version = ReleasePaths.nextVersion(
      of: .targets,
      after: published?.targets?.head.version ?? 0,
      taken: try folder.metadataPaths()
    )
    metadata.head = MetadataHead(version: version, expires: now.adding(days: policy.days[.targets] ?? 1))
    return (SignedMetadata(metadata.value), metadata)
  }
}
