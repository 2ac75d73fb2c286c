import DuaLibrary
import UpdateFramework

/// The metadata of a release as it is published.
public struct PublishedRelease: Sendable {
  /// The last root, whose keys sign what comes next.
  public var root: RootMetadata
  /// The root whose keys have signed the rest: an earlier one if a publication was interrupted before its timestamp.
  public var signingRoot: RootMetadata
  /// Nil before the first bundle is published, as are the others.
  public var targets: TargetsMetadata?
  /// The snapshot, which states the version of the targets.
  public var snapshot: SnapshotMetadata?
  /// The timestamp, which states the version of the snapshot.
  public var timestamp: TimestampMetadata?

  public init(
    root: RootMetadata,
    signingRoot: RootMetadata? = nil,
    targets: TargetsMetadata? = nil,
    snapshot: SnapshotMetadata? = nil,
    timestamp: TimestampMetadata? = nil
  ) {
    (self.root, self.signingRoot) = (root, signingRoot ?? root)
    (self.targets, self.snapshot, self.timestamp) = (targets, snapshot, timestamp)
  }
}

/// A file to be written into the folder of a release.
public struct ReleaseFile: Equatable, Sendable {
  /// Relative to the folder of the release.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}

/// New metadata, to be written in this order: the timestamp last, because clients follow it.
public struct SignedRelease: Sendable {
  /// In the order in which they are to be written.
  public var files: [ReleaseFile]
  /// The release once the files are written.
  public var release: PublishedRelease
}

/// What is to be published.
public struct ReleaseChange: Sendable {
  /// The next root, with its signatures.
  public var root: RootDraft?
  /// The next targets. Their version and expiry are set when they are signed, unless they have signatures already.
  public var targets: SignedMetadata?

  public init(root: RootDraft? = nil, targets: SignedMetadata? = nil) {
    (self.root, self.targets) = (root, targets)
  }
}

extension SignedRelease {
  /// Signs a change and everything that follows from it.
  ///
  /// Without a change, the timestamp is signed again, and snapshot and targets if half of their time has passed; without their keys,
  /// they stay as they are for as long as they are valid. Metadata whose keys a new root has changed is signed again by the new ones.
  ///
  /// - Parameter taken: The paths of metadata that exists. No file gets other contents, so what an interrupted publication has left
  ///   keeps its versions.
  public init(
    _ change: ReleaseChange = ReleaseChange(),
    after published: PublishedRelease?,
    signer: ReleaseSigner,
    policy: ReleasePolicy = .standard,
    now: UTCTime,
    taken: Set<String> = []
  ) throws(SigningError) {
    files = []
    var signing = Signing(signer: signer, policy: policy, now: now, taken: taken)
    let (root, rootFile) = try signing.root(change.root, after: published?.root)
    release = published ?? PublishedRelease(root: root)
    (release.root, release.signingRoot) = (root, root)
    guard now < root.head.expires else {
      throw .invalid(.expired(file: RootMetadata.fileName, on: root.head.expires))
    }
    try signing.publishTargets(change.targets, former: published, &release)
    guard let targets = release.targets else {
      files = rootFile
      return
    }
    try signing.publishSnapshot(of: targets, former: published, &release)
    // As late as possible: a client that has the root needs a timestamp by its keys.
    signing.files += rootFile
    try signing.publishTimestamp(&release)
    files = signing.files
  }
}

extension ReleasePaths {
  /// The first version after a published one for which there is no file yet.
  public static func nextVersion(of role: RoleName, after version: Int, taken: Set<String>) -> Int {
    var next = version + 1
    // The timestamp has one path for all versions.
    while role != .timestamp && taken.contains(metadata(role, version: next)) { next += 1 }
    return next
  }
}

/// The work of signing one change.
private struct Signing {
  let signer: ReleaseSigner
  let policy: ReleasePolicy
  let now: UTCTime
  let taken: Set<String>
  var files: [ReleaseFile] = []
  var targetBytes: [UInt8]?
  var snapshotBytes: [UInt8]?

  private var hasNewTargets: Bool { targetBytes != nil }

  /// Whether unchanged metadata has to be signed again.
  private enum Need {
    case none
    /// If the keys are there: it is valid for some time.
    case soon
    case now

    /// A server without the keys of the targets goes on signing the timestamp.
    func mayWait(_ error: SigningError) -> Bool {
      if self == .soon, case .notEnoughKeys = error { true } else { false }
    }
  }

  private func need(_ metadata: some RoleMetadata, former: PublishedRelease?, root: RootMetadata) -> Need {
    let role = type(of: metadata).role
    guard former?.signingRoot.role(role) == root.role(role), now < metadata.head.expires else { return .now }
    return policy.isDue(metadata.head, role, at: now) ? .soon : .none
  }

  private func head(_ role: RoleName, after version: Int?) throws(SigningError) -> MetadataHead {
    let next = ReleasePaths.nextVersion(of: role, after: version ?? 0, taken: taken)
    guard next <= MetadataHead.greatestVersion else { throw .noNextVersion(role: role) }
    return MetadataHead(version: next, expires: policy.expiry(of: role, at: now))
  }

  /// The root that signs the rest, and its file if it is a new one.
  func root(
    _ draft: RootDraft?,
    after published: RootMetadata?
  ) throws(SigningError) -> (RootMetadata, file: [ReleaseFile]) {
    guard var draft else {
      guard let published else { throw .noRoot }
      return (published, [])
    }
    try draft.complete(after: published, with: signer)
    try draft.check(after: published)
    let path = ReleasePaths.metadata(.root, version: draft.root.head.version)
    return (draft.root, [ReleaseFile(path: path, bytes: draft.signed.encoded)])
  }

  /// Publishes the next targets, or signs the last ones again if that is needed.
  mutating func publishTargets(
    _ draft: SignedMetadata?,
    former: PublishedRelease?,
    _ release: inout PublishedRelease
  ) throws(SigningError) {
    if let draft { return try publish(draft, &release) }
    guard let targets = release.targets else { return }
    let need = self.need(targets, former: former, root: release.root)
    guard need != .none else { return }
    do throws(SigningError) {
      try publish(SignedMetadata(targets.value), &release)
    } catch {
      guard need.mayWait(error) else { throw error }
    }
  }

  /// Publishes a snapshot of new targets, or signs the last one again if that is needed.
  mutating func publishSnapshot(
    of targets: TargetsMetadata,
    former: PublishedRelease?,
    _ release: inout PublishedRelease
  ) throws(SigningError) {
    var need = Need.now
    if let snapshot = release.snapshot, !hasNewTargets {
      need = self.need(snapshot, former: former, root: release.root)
    }
    guard need != .none else { return }
    do throws(SigningError) {
      try publishSnapshot(of: targets, &release)
    } catch {
      guard need.mayWait(error) else { throw error }
    }
  }

  private mutating func publish(
    _ draft: SignedMetadata,
    _ release: inout PublishedRelease
  ) throws(SigningError) {
    var signed = draft
    var targets: TargetsMetadata
    do throws(UpdateError) {
      targets = try TargetsMetadata(draft.signed, file: TargetsMetadata.fileName)
    } catch {
      throw .invalid(error)
    }
    let next = try head(.targets, after: release.targets?.head.version)
    if draft.signatures.isEmpty {
      targets.head = next
      signed = SignedMetadata(targets.value)
    } else if !((release.targets?.head.version ?? 0) + 1...next.version).contains(targets.head.version) {
      throw .outdatedDraft(role: .targets, version: targets.head.version, next: next.version)
    } else if targets.head.expires <= now {
      throw .expiredDraft(on: targets.head.expires)
    }
    try signed.sign(.targets, of: release.root, with: signer)
    release.targets = targets
    targetBytes = add(signed, .targets, version: targets.head.version)
  }

  private mutating func publishSnapshot(
    of targets: TargetsMetadata,
    _ release: inout PublishedRelease
  ) throws(SigningError) {
    var description = release.snapshot?.files[TargetsMetadata.fileName]
    if let targetBytes { description = FileDescription(version: targets.head.version, of: targetBytes) }
    let next = try head(.snapshot, after: release.snapshot?.head.version)
    var snapshot = release.snapshot ?? SnapshotMetadata(head: next, files: [:])
    snapshot.head = next
    snapshot.files[TargetsMetadata.fileName] = description
    var signed = SignedMetadata(snapshot.value)
    try signed.sign(.snapshot, of: release.root, with: signer)
    release.snapshot = snapshot
    snapshotBytes = add(signed, .snapshot, version: snapshot.head.version)
  }

  mutating func publishTimestamp(_ release: inout PublishedRelease) throws(SigningError) {
    var description = release.timestamp?.snapshot
    if let snapshotBytes {
      description = FileDescription(version: release.snapshot?.head.version, of: snapshotBytes)
    }
    guard let description else { throw .noTargets }
    let next = try head(.timestamp, after: release.timestamp?.head.version)
    var timestamp = release.timestamp ?? TimestampMetadata(head: next, snapshot: description)
    timestamp.head = next
    timestamp.snapshot = description
    var signed = SignedMetadata(timestamp.value)
    try signed.sign(.timestamp, of: release.root, with: signer)
    release.timestamp = timestamp
    add(signed, .timestamp, version: timestamp.head.version)
  }

  @discardableResult
  private mutating func add(_ signed: SignedMetadata, _ role: RoleName, version: Int) -> [UInt8] {
    let bytes = signed.encoded
    files.append(ReleaseFile(path: ReleasePaths.metadata(role, version: version), bytes: bytes))
    return bytes
  }
}
