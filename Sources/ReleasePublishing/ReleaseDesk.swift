import Composable
import DuaLibrary
import LibraryCompiler
import ReleaseSigning
import UnicodeText
import UpdateFramework

/// Makes, signs and publishes a release in a local folder.
///
/// Every operation either changes the folder completely or leaves what is published as it was: new files have names of their own, and
/// the timestamp, which clients follow, is replaced last.
public struct ReleaseDesk: Sendable {
  let path: String
  let files: FileClient
  let now: UTCTime
  let policy: ReleasePolicy
  let workingDirectory: String

  /// Uses the clients of the current dependencies.
  ///
  /// - Parameters:
  ///   - path: The folder of the release, absolute or relative to the working directory.
  ///   - now: The time that signatures begin with.
  public init(_ path: String, now: UTCTime, policy: ReleasePolicy = .standard) {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    workingDirectory = environment.workingDirectory()
    let absolute = path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
    self.path = absolute.count > 1 && absolute.hasSuffix("/") ? String(absolute.dropLast()) : absolute
    (self.files, self.now, self.policy) = (files, now, policy)
  }

  var folder: ReleaseFolder { ReleaseFolder(path: path, files: files) }

  /// Runs `work` with the lock of the folder, and translates its errors.
  func locked<Result>(_ work: (ReleaseFolder) throws -> Result) throws(OperationalFailure) -> Result {
    try translating {
      guard try folder.exists(ReleaseFolder.drafts) else {
        throw OperationalFailure(
          "`\(path)` is not a release",
          hint: "begin with `rizq release init`, or name its folder with --release"
        )
      }
      let lock = folder.absolute(ReleaseFolder.lock)
      _ = try files.lock(lock)
      defer { try? files.unlock(lock) }
      return try work(folder)
    }
  }

  func translating<Result>(_ work: () throws -> Result) throws(OperationalFailure) -> Result {
    do {
      return try work()
    } catch let failure as OperationalFailure {
      throw failure
    } catch let failure as FileFailure {
      throw OperationalFailure(failure)
    } catch {
      throw OperationalFailure("\(error)")
    }
  }
}

// MARK: The root

extension ReleaseDesk {
  /// Makes the folder, with the draft of a first root without keys.
  public func begin(requiresReviews: Bool) throws(OperationalFailure) {
    try translating {
      guard try !folder.exists(ReleaseFolder.drafts), try !folder.exists(ReleasePaths.metadata) else {
        throw OperationalFailure("`\(path)` is a release already")
      }
      try folder.write(ReleaseFolder.settings, ReleaseSettings(requiresReviews: requiresReviews).bytes)
      try folder.write(ReleaseFolder.rootDraft, RootDraft(policy: policy, now: now).signed.encoded)
    }
  }

  /// Adds a key to a role in the draft of the next root; returns its id.
  public func add(_ key: AddedKey, to role: RoleName) throws(OperationalFailure) -> String {
    try changeRoot { draft in
      let key = try key.publicKey()
      try draft.add(key, to: role)
      return key.id
    }
  }

  /// Replaces a key of a role in the draft of the next root; returns the id of the new one.
  ///
  /// - Parameter former: The beginning of the id of the key, which may be lost.
  public func rotate(
    _ role: RoleName,
    from former: String,
    to key: AddedKey
  ) throws(OperationalFailure) -> String {
    try changeRoot { draft in
      try draft.remove(former, from: role)
      let key = try key.publicKey()
      try draft.add(key, to: role)
      return key.id
    }
  }

  private func changeRoot(_ change: (inout RootDraft) throws -> String) throws(OperationalFailure) -> String {
    try locked { folder in
      var draft = try folder.rootDraft()
      if draft == nil, let published = try folder.published() {
        draft = RootDraft(after: published.root, policy: policy, now: now)
      }
      guard var draft else { throw SigningError.noRoot }
      let id = try change(&draft)
      try folder.write(ReleaseFolder.rootDraft, draft.signed.encoded)
      return id
    }
  }

  /// Adds signatures to the drafts; returns how many each has of those that it needs, and what the root says.
  public func sign(with keys: ReleaseKeys) throws(OperationalFailure) -> DraftSignatures {
    try locked { folder in
      let signer = try keys.signer()
      let published = try folder.published()
      var counts: [SignatureCount] = []
      let draft = try folder.rootDraft()
      if var draft {
        try draft.sign(after: published?.root, with: signer)
        try folder.write(ReleaseFolder.rootDraft, draft.signed.encoded)
        counts.append(SignatureCount(draft.signed, .root, by: draft.root))
      }
      if let staged = try folder.targetsDraft() {
        var targets = try keepingErrata(staged, of: published?.targets)
        guard let root = draft?.root ?? published?.root else { throw SigningError.noRoot }
        if targets.signatures.isEmpty {
          var metadata = try TargetsMetadata(targets.signed, file: ReleaseFolder.targetsDraft)
          let version = ReleasePaths.nextVersion(
            of: .targets,
            after: published?.targets?.head.version ?? 0,
            taken: try folder.metadataPaths()
          )
          metadata.head = MetadataHead(
            version: version,
            expires: now.adding(days: policy.days[.targets] ?? 1)
          )
          targets = SignedMetadata(metadata.value)
        }
        try targets.addSignatures(.targets, of: root, with: signer)
        try folder.write(ReleaseFolder.targetsDraft, targets.encoded)
        counts.append(SignatureCount(targets, .targets, by: root))
      }
      guard !counts.isEmpty else {
        throw OperationalFailure(
          "there is nothing to sign",
          hint: "change keys with `add-key` or `rotate`, or stage a bundle"
        )
      }
      return DraftSignatures(
        counts: counts,
        root: draft.map { RootDraftSummary($0.root, after: published?.root) }
      )
    }
  }
}

/// How far a draft is signed.
public struct SignatureCount: Equatable, Sendable {
  public var role: RoleName
  public var valid: Int
  public var threshold: Int

  init(_ signed: SignedMetadata, _ name: RoleName, by root: RootMetadata) {
    role = name
    valid = signed.signers(of: root.role(name), among: root.keys).count
    threshold = root.role(name).threshold
  }
}
