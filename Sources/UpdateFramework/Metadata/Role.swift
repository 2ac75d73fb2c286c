/// The four roles of a release, which has no delegations.
public enum RoleName: String, CaseIterable, Sendable {
  /// Signs which keys sign for which role.
  case root
  /// Signs the files of a release.
  case targets
  /// Signs the version of the targets.
  case snapshot
  /// Signs, for a day, which snapshot is current.
  case timestamp
}

/// The keys that sign for a role.
public struct Role: Equatable, Sendable {
  /// Each once, in the order of the file.
  public var keyIDs: [String]
  /// How many of them have to sign, at least 1.
  public var threshold: Int
  /// Members that this version does not know.
  public var others: [String: MetadataValue] = [:]

  public init(keyIDs: [String] = [], threshold: Int) { (self.keyIDs, self.threshold) = (keyIDs, threshold) }

  init?(_ value: MetadataValue) {
    guard case .object(var members) = value, case .array(let ids) = members.removeValue(forKey: "keyids"),
      case .integer(let threshold) = members.removeValue(forKey: "threshold"), threshold >= 1
    else { return nil }
    let keyIDs = ids.compactMap(\.text)
    guard keyIDs.count == ids.count, Set(keyIDs).count == ids.count else { return nil }
    self.keyIDs = keyIDs
    self.threshold = threshold
    others = members
  }

  var value: MetadataValue {
    var members = others
    members["keyids"] = .array(keyIDs.map { .string($0) })
    members["threshold"] = .integer(threshold)
    return .object(members)
  }
}
