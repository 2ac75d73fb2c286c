/// Which keys sign for which role.
public struct RootMetadata: RoleMetadata {
  public static let role = RoleName.root

  public var head: MetadataHead
  /// By their ids. Keys of schemes that this version does not know are not among them, and verify nothing.
  public var keys: [String: PublicKey]
  /// By their names. A root that was read has all four.
  public var roles: [RoleName: Role]
  /// Whether the names of files begin with their version or hash. Other releases are refused: they cannot be replaced while they
  /// are fetched.
  public var consistentSnapshot = true
  /// Members that this version does not know.
  public var others: [String: MetadataValue] = [:]
  private var otherKeys: [String: MetadataValue] = [:]
  private var otherRoles: [String: MetadataValue] = [:]

  public init(head: MetadataHead, keys: [String: PublicKey] = [:], roles: [RoleName: Role]) {
    (self.head, self.keys, self.roles) = (head, keys, roles)
  }

  /// Reads a root. Throws ``UpdateError/malformed(file:reason:)`` unless its snapshots are consistent, each key has its own id, and all
  /// four roles are there, each with a threshold and no key twice.
  public init(_ value: MetadataValue, file: String) throws(UpdateError) {
    guard case .object(var members) = value else { throw .malformed(file: file, reason: "is not an object") }
    head = try MetadataHead(&members, role: .root, file: file)
    guard case .boolean(true) = members.removeValue(forKey: "consistent_snapshot") else {
      throw .malformed(file: file, reason: "has no consistent snapshots")
    }
    guard case .object(let keyValues) = members.removeValue(forKey: "keys"),
      case .object(let roleValues) = members.removeValue(forKey: "roles")
    else { throw .malformed(file: file, reason: "has no `keys` and `roles`") }
    keys = [:]
    for (id, value) in keyValues.sortedByKeys {
      guard let key = PublicKey(value) else {
        otherKeys[id] = value
        continue
      }
      guard key.id == id else {
        throw .malformed(file: file, reason: "has the key `\(key.id)` under the id `\(id)`")
      }
      keys[id] = key
    }
    roles = [:]
    for (name, value) in roleValues.sortedByKeys {
      guard let roleName = RoleName(rawValue: name) else {
        otherRoles[name] = value
        continue
      }
      guard let role = Role(value) else {
        throw .malformed(file: file, reason: "has a role `\(name)` with keys twice, or without a threshold")
      }
      roles[roleName] = role
    }
    for name in RoleName.allCases where roles[name] == nil {
      throw .malformed(file: file, reason: "has no role `\(name.rawValue)`")
    }
    others = members
  }

  public var value: MetadataValue {
    var members = others
    head.write(to: &members, role: .root)
    members["consistent_snapshot"] = .boolean(consistentSnapshot)
    members["keys"] = .object(keys.mapValues(\.value).merging(otherKeys) { $1 })
    var roleValues = otherRoles
    for (name, role) in roles { roleValues[name.rawValue] = role.value }
    members["roles"] = .object(roleValues)
    return .object(members)
  }

  /// A role; without keys if the root does not have it. Only drafts may be without a role.
  public func role(_ name: RoleName) -> Role { roles[name] ?? Role(threshold: 1) }

  /// Whether the keys or the threshold of the timestamp or of the snapshot differ. Clients then forget both: a thief of a former key may
  /// have given them any version and any date.
  package func forgetsTimestamp(since earlier: RootMetadata) -> Bool {
    hasRotated(.timestamp, since: earlier) || hasRotated(.snapshot, since: earlier)
  }

  /// Whether the keys or the threshold of a role differ.
  private func hasRotated(_ name: RoleName, since earlier: RootMetadata) -> Bool {
    let (role, former) = (role(name), earlier.role(name))
    return Set(role.keyIDs) != Set(former.keyIDs) || role.threshold != former.threshold
  }
}
