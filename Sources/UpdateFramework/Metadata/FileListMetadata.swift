/// The snapshot that is current. It is signed again every day, so that no one can keep an old release alive.
public struct TimestampMetadata: RoleMetadata {
  public static let role = RoleName.timestamp

  public var head: MetadataHead
  /// The description of `snapshot.json`, with its version.
  public var snapshot: FileDescription
  /// Members that this version does not know.
  public var others: [String: MetadataValue] = [:]

  public init(head: MetadataHead, snapshot: FileDescription) { (self.head, self.snapshot) = (head, snapshot) }

  /// Reads a timestamp. Throws ``UpdateError/malformed(file:reason:)`` unless it describes one file, the snapshot, with its version.
  public init(_ value: MetadataValue, file: String) throws(UpdateError) {
    guard case .object(var members) = value else { throw .malformed(file: file, reason: "is not an object") }
    head = try MetadataHead(&members, role: .timestamp, file: file)
    let files = try FileDescription.versions(&members, file: file)
    guard files.count == 1, let snapshot = files[SnapshotMetadata.fileName] else {
      throw .malformed(file: file, reason: "does not describe one file, `snapshot.json`")
    }
    self.snapshot = snapshot
    others = members
  }

  public var value: MetadataValue {
    var members = others
    head.write(to: &members, role: .timestamp)
    members["meta"] = .object([SnapshotMetadata.fileName: snapshot.value])
    return .object(members)
  }

  /// The version of the snapshot.
  public var snapshotVersion: Int { snapshot.version ?? 0 }
}

/// The versions of all metadata that lists targets.
public struct SnapshotMetadata: RoleMetadata {
  public static let role = RoleName.snapshot

  public var head: MetadataHead
  /// By the names of files.
  public var files: [String: FileDescription]
  /// Members that this version does not know.
  public var others: [String: MetadataValue] = [:]

  public init(head: MetadataHead, files: [String: FileDescription]) {
    (self.head, self.files) = (head, files)
  }

  /// Reads a snapshot. Throws ``UpdateError/malformed(file:reason:)`` unless it describes the targets, and each file with its version.
  public init(_ value: MetadataValue, file: String) throws(UpdateError) {
    guard case .object(var members) = value else { throw .malformed(file: file, reason: "is not an object") }
    head = try MetadataHead(&members, role: .snapshot, file: file)
    files = try FileDescription.versions(&members, file: file)
    guard files[TargetsMetadata.fileName] != nil else {
      throw .malformed(file: file, reason: "does not describe `targets.json`")
    }
    others = members
  }

  public var value: MetadataValue {
    var members = others
    head.write(to: &members, role: .snapshot)
    members["meta"] = .object(files.mapValues(\.value))
    return .object(members)
  }
}

/// The files of a release.
public struct TargetsMetadata: RoleMetadata {
  public static let role = RoleName.targets

  public var head: MetadataHead
  /// By their paths. Each has a length and a hash.
  public var targets: [String: FileDescription]
  /// Members that this version does not know. Delegations are among them: they are kept, and not followed.
  public var others: [String: MetadataValue] = [:]

  public init(head: MetadataHead, targets: [String: FileDescription]) {
    (self.head, self.targets) = (head, targets)
  }

  /// Reads targets. Throws ``UpdateError/malformed(file:reason:)`` unless each has a length and a SHA-256.
  public init(_ value: MetadataValue, file: String) throws(UpdateError) {
    guard case .object(var members) = value else { throw .malformed(file: file, reason: "is not an object") }
    head = try MetadataHead(&members, role: .targets, file: file)
    guard case .object(let values) = members.removeValue(forKey: "targets") else {
      throw .malformed(file: file, reason: "has no `targets`")
    }
    targets = [:]
    for (path, value) in values.sortedByKeys {
      guard let target = FileDescription(value), target.length != nil, target.sha256 != nil else {
        throw .malformed(file: file, reason: "has a target `\(path)` without a length and a SHA-256")
      }
      targets[path] = target
    }
    others = members
  }

  public var value: MetadataValue {
    var members = others
    head.write(to: &members, role: .targets)
    members["targets"] = .object(targets.mapValues(\.value))
    return .object(members)
  }

  /// The description of a target.
  public func target(_ path: String) throws(UpdateError) -> FileDescription {
    guard let target = targets[path] else { throw .unknownTarget(path: path) }
    return target
  }
}

extension FileDescription {
  /// Takes the descriptions of metadata out of `members`; each has a version.
  fileprivate static func versions(
    _ members: inout [String: MetadataValue],
    file: String
  ) throws(UpdateError) -> [String: FileDescription] {
    guard case .object(let values) = members.removeValue(forKey: "meta") else {
      throw .malformed(file: file, reason: "has no `meta`")
    }
    var files: [String: FileDescription] = [:]
    for (name, value) in values.sortedByKeys {
      guard let description = FileDescription(value), description.version != nil else {
        throw .malformed(file: file, reason: "has a file `\(name)` without a version")
      }
      files[name] = description
    }
    return files
  }
}
