import UpdateFramework

/// A key that signs for two roles that must not share one, or that a role has under two ids.
public struct SharedKey: Equatable, Sendable {
  /// The id of the key, as ``role`` lists it.
  public var id: String
  /// A role that has the key.
  public var role: RoleName
  /// The role itself if it has the key twice.
  public var other: RoleName

  public init(id: String, role: RoleName, other: RoleName) {
    (self.id, self.role, self.other) = (id, role, other)
  }
}

extension RoleName {
  /// Whether one key may sign for both: snapshot and timestamp are signed by a computer without a person. The keys of root and targets
  /// are kept offline, each by its owner; whoever steals one must not get another role with it.
  func mayShareKeys(with other: RoleName) -> Bool {
    self != other && [self, other].allSatisfy { $0 == .snapshot || $0 == .timestamp }
  }
}

extension RootMetadata {
  /// The roles for which a key signs, under whatever id.
  public func roles(of key: PublicKey) -> [RoleName] {
    RoleName.allCases.filter { name in
      role(name).keyIDs.contains { keys[$0]?.identity == key.identity }
    }
  }

  /// The first key that is shared although it must not be; nil if there is none.
  public var sharedKey: SharedKey? {
    var holders: [PublicKey.Material: [RoleName]] = [:]
    for name in RoleName.allCases {
      for id in role(name).keyIDs {
        guard let key = keys[id] else { continue }
        if let other = holders[key.identity]?.first(where: { !name.mayShareKeys(with: $0) }) {
          return SharedKey(id: id, role: name, other: other)
        }
        holders[key.identity, default: []].append(name)
      }
    }
    return nil
  }
}
