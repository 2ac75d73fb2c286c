import DuaLibrary
import ReleaseSigning
import UpdateFramework

/// A release in memory, whose metadata tests can change and sign as its owner or as a thief of keys.
struct Simulator {
  /// By their paths, as a host serves them.
  var files: [String: [UInt8]] = [:]
  var release: PublishedRelease
  var rootDocument: SignedMetadata
  var keys: [RoleName: [PrivateKey]]
  var now: UTCTime

  static let start = UTCTime(seconds: 1_700_000_000)

  static func key(_ number: UInt8) -> PrivateKey {
    guard let key = PrivateKey(.ed25519, secret: [UInt8](repeating: number, count: 32)) else {
      preconditionFailure("32 bytes are a key")
    }
    return key
  }

  init(thresholds: [RoleName: Int] = [:]) throws {
    now = Self.start
    keys = [
      .root: [Self.key(1), Self.key(2), Self.key(3)], .targets: [Self.key(4)], .snapshot: [Self.key(5)],
      .timestamp: [Self.key(6)],
    ]
    var policy = ReleasePolicy.standard
    policy.thresholds.merge(thresholds) { $1 }
    var draft = RootDraft(policy: policy, now: now)
    for role in RoleName.allCases {
      for key in keys[role] ?? [] { try draft.add(key.publicKey, to: role) }
    }
    let signed = try SignedRelease(
      ReleaseChange(root: draft),
      after: nil,
      signer: ReleaseSigner(keys.values.flatMap(\.self)),
      now: now
    )
    release = signed.release
    rootDocument = try SignedMetadata(signed.files[0].bytes, file: "root.json")
    for file in signed.files { files[file.path] = file.bytes }
    try publish(["duas.json": Array("first".utf8)])
  }

  var signer: ReleaseSigner { ReleaseSigner(keys.values.flatMap(\.self)) }

  /// The root of an app of the first release.
  var firstRoot: [UInt8] { files["metadata/1.root.json"] ?? [] }

  /// Publishes files as the owner does.
  mutating func publish(_ targets: [String: [UInt8]]) throws {
    var descriptions: [String: FileDescription] = [:]
    for (path, bytes) in targets {
      let description = FileDescription(of: bytes)
      descriptions[path] = description
      files[ReleasePaths.target(path, sha256: description.sha256 ?? "")] = bytes
    }
    let metadata = TargetsMetadata(
      head: MetadataHead(version: 1, expires: now.adding(days: 90)),
      targets: descriptions
    )
    try apply(ReleaseChange(targets: SignedMetadata(metadata.value)))
  }

  mutating func apply(_ change: ReleaseChange = ReleaseChange()) throws {
    let signed = try SignedRelease(change, after: release, signer: signer, now: now)
    for file in signed.files { files[file.path] = file.bytes }
    release = signed.release
  }

  /// Publishes a root in which a role has other keys.
  mutating func rotate(_ role: RoleName, to new: [PrivateKey]) throws {
    var draft = RootDraft(after: release.root, policy: .standard, now: now)
    for key in keys[role] ?? [] { try draft.remove(key.publicKey.id, from: role) }
    for key in new { try draft.add(key.publicKey, to: role) }
    try draft.sign(after: release.root, with: signer)
    keys[role] = new
    try apply(ReleaseChange(root: draft))
  }
}

// MARK: What a thief of keys can do

extension Simulator {
  /// Writes metadata as it is, signed by these keys, or else by those of its role.
  @discardableResult
  mutating func write(
    _ metadata: some RoleMetadata,
    signedBy signers: [PrivateKey]? = nil,
    as path: String? = nil,
    edit: (inout SignedMetadata) -> Void = { _ in }
  ) -> [UInt8] {
    let role = type(of: metadata).role
    var signed = SignedMetadata(metadata.value)
    let bytes = signed.signed.canonicalBytes
    for key in signers ?? keys[role] ?? [] {
      signed.add(SignedMetadata.Signature(keyID: key.publicKey.id, text: key.signature(of: bytes)))
    }
    edit(&signed)
    let encoded = signed.encoded
    files[path ?? ReleasePaths.metadata(role, version: metadata.head.version)] = encoded
    return encoded
  }

  /// Writes snapshot and timestamp that describe the targets, each with a new version, after a change of the models.
  mutating func writeChain(
    targets: ((inout TargetsMetadata) -> Void)? = nil,
    snapshot: (inout SnapshotMetadata) -> Void = { _ in },
    timestamp: (inout TimestampMetadata) -> Void = { _ in }
  ) {
    guard var newTargets = release.targets, var newSnapshot = release.snapshot,
      var newTimestamp = release.timestamp
    else { preconditionFailure("the simulator publishes at its start") }
    if let targets {
      newTargets.head.version += 1
      targets(&newTargets)
      let bytes = write(newTargets)
      newSnapshot.files["targets.json"] = FileDescription(version: newTargets.head.version, of: bytes)
    }
    newSnapshot.head.version += 1
    snapshot(&newSnapshot)
    let bytes = write(newSnapshot)
    newTimestamp.head.version += 1
    newTimestamp.snapshot = FileDescription(version: newSnapshot.head.version, of: bytes)
    timestamp(&newTimestamp)
    write(newTimestamp)
    (release.targets, release.snapshot, release.timestamp) = (newTargets, newSnapshot, newTimestamp)
  }
}

extension Simulator {
  /// The same key with a further member, and so with another id.
  func twin(of key: PrivateKey) -> PublicKey {
    guard case .object(var members) = key.publicKey.value else { preconditionFailure("a key is an object") }
    members["twin"] = .boolean(true)
    guard let twin = PublicKey(.object(members)) else { preconditionFailure("it is a key") }
    return twin
  }

  /// Makes a first root with a key under two ids, of which two have to sign.
  mutating func addTwin(of key: PrivateKey) throws {
    let twin = twin(of: key)
    release.root.keys[twin.id] = twin
    release.root.roles[.root] = Role(
      keyIDs: [key.publicKey.id, twin.id, Simulator.key(2).publicKey.id],
      threshold: 2
    )
    write(release.root)
  }
}
