import DuaLibrary
import UpdateFramework

/// The next version of the root, until enough keys have signed it.
///
/// Every change removes the signatures, which covered the former contents.
public struct RootDraft: Sendable {
  /// The contents of the draft.
  public private(set) var root: RootMetadata
  /// The contents with the signatures that they have so far.
  public private(set) var signed: SignedMetadata

  /// The first root of a release.
  public init(policy: ReleasePolicy, now: UTCTime) {
    let roles = RoleName.allCases.map { ($0, Role(threshold: policy.thresholds[$0] ?? 1)) }
    self.init(
      RootMetadata(
        head: MetadataHead(version: 1, expires: policy.expiry(of: .root, at: now)),
        roles: Dictionary(uniqueKeysWithValues: roles)
      )
    )
  }

  /// The root after a published one.
  public init(after root: RootMetadata, policy: ReleasePolicy, now: UTCTime) {
    var next = root
    next.head = MetadataHead(version: root.head.version + 1, expires: policy.expiry(of: .root, at: now))
    self.init(next)
  }

  private init(_ root: RootMetadata) {
    self.root = root
    signed = SignedMetadata(root.value)
  }

  /// A draft that was stored.
  public init(_ bytes: [UInt8]) throws(SigningError) {
    do throws(UpdateError) {
      signed = try SignedMetadata(bytes, file: RootMetadata.fileName)
      root = try RootMetadata(signed.signed, file: RootMetadata.fileName)
    } catch {
      throw .invalid(error)
    }
  }

  /// Adds a key to a role. Throws ``SigningError/knownKey(id:role:)`` if the role has it, and ``SigningError/sharedKey(_:)`` if it
  /// signs for a role that must not share it.
  public mutating func add(_ key: PublicKey, to role: RoleName) throws(SigningError) {
    guard !root.role(role).keyIDs.contains(key.id) else { throw .knownKey(id: key.id, role: role) }
    if let other = root.roles(of: key).first(where: { !role.mayShareKeys(with: $0) }) {
      throw .sharedKey(SharedKey(id: key.id, role: role, other: other))
    }
    root.keys[key.id] = key
    root.roles[role, default: Role(threshold: 1)].keyIDs.append(key.id)
    signed = SignedMetadata(root.value)
  }

  /// Takes a key from a role, and out of the root if it signs for no other. Throws ``SigningError/unknownKey(id:role:)`` if the role
  /// has no such key, or several.
  ///
  /// - Parameter id: The id of a key, or the beginning of one that no other key of the role has.
  public mutating func remove(_ id: String, from role: RoleName) throws(SigningError) {
    let matches = root.role(role).keyIDs.filter { $0.hasPrefix(id) }
    guard matches.count == 1, !id.isEmpty else { throw .unknownKey(id: id, role: role) }
    root.roles[role]?.keyIDs.removeAll { $0 == matches[0] }
    let used = Set(root.roles.values.flatMap(\.keyIDs))
    root.keys = root.keys.filter { used.contains($0.key) }
    signed = SignedMetadata(root.value)
  }

  /// The same root for another year from now.
  public mutating func renew(policy: ReleasePolicy, now: UTCTime) {
    root.head.expires = policy.expiry(of: .root, at: now)
    signed = SignedMetadata(root.value)
  }

  /// Throws if a key signs for roles that must not share one.
  public func checkKeys() throws(SigningError) {
    if let shared = root.sharedKey { throw .sharedKey(shared) }
  }

  /// Adds the signatures that a signer can give: by the keys of this root, and of the one before it.
  public mutating func sign(after former: RootMetadata?, with signer: ReleaseSigner) throws(SigningError) {
    try checkKeys()
    try signed.sign(.root, of: root, with: signer, isComplete: false)
    if let former { try signed.sign(.root, of: former, with: signer, isComplete: false) }
  }

  /// Adds the signatures that are missing for a publication, by the keys of this root and of the one before it.
  mutating func complete(after former: RootMetadata?, with signer: ReleaseSigner) throws(SigningError) {
    try checkKeys()
    try signed.sign(.root, of: root, with: signer)
    if let former { try signed.sign(.root, of: former, with: signer) }
  }

  /// Throws unless it follows the former root, enough keys of both have signed, and every role has as many keys as it needs, none of
  /// which is shared.
  func check(after former: RootMetadata?) throws(SigningError) {
    try checkKeys()
    let version = (former?.head.version ?? 0) + 1
    guard root.head.version == version else {
      throw .outdatedDraft(role: .root, version: root.head.version, next: version)
    }
    for name in RoleName.allCases {
      let role = root.role(name)
      guard role.keyIDs.count >= role.threshold else {
        throw .notEnoughKeys(role: name, of: root, valid: 0)
      }
    }
    for signing in [root, former].compactMap(\.self) {
      let role = signing.role(.root)
      let count = signed.signers(of: role, among: signing.keys).count
      guard count >= role.threshold else {
        throw .notEnoughKeys(role: .root, of: signing, valid: count)
      }
    }
  }
}
