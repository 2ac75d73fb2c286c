import DuaLibrary

/// The metadata that has been verified, role by role in the order of the specification (section 5). Each step takes bytes and
/// either advances or throws, and nothing changes if it throws.
public struct TrustedMetadata: Sendable {
  /// The last root that was verified, which may have expired.
  public private(set) var root: RootMetadata
  /// Nil before one is loaded or taken.
  public private(set) var timestamp: TimestampMetadata?
  /// Nil before one is loaded or taken.
  public private(set) var snapshot: SnapshotMetadata?
  /// Nil before they are taken.
  public private(set) var targets: TargetsMetadata?
  /// The time with which all expiry is compared, so that a long update does not expire on the way.
  public let start: UTCTime

  /// Throws an ``UpdateError`` if the root is malformed, or is not signed by enough of its own keys.
  ///
  /// - Parameter root: A root that is trusted without proof, such as the one in the app. It may have expired.
  public init(root bytes: [UInt8], start: UTCTime) throws(UpdateError) {
    let file = RootMetadata.fileName
    let signed = try SignedMetadata(bytes, file: file)
    root = try RootMetadata(signed.signed, file: file)
    try signed.check(.root, by: root, file: file)
    self.start = start
  }

  /// Advances to the next version of the root, which the keys of both have to sign. It may have expired.
  ///
  /// Returns whether the keys of timestamp or snapshot have changed: metadata that was trusted by them must be forgotten, so that a
  /// thief of the former keys cannot have blocked all updates by signing a version that is too high (fast-forward attack).
  public mutating func updateRoot(_ bytes: [UInt8]) throws(UpdateError) -> Bool {
    let file = Self.name(.root, root.head.version + 1)
    let signed = try SignedMetadata(bytes, file: file)
    try signed.check(.root, by: root, file: file)
    let new = try RootMetadata(signed.signed, file: file)
    try signed.check(.root, by: new, file: file)
    guard new.head.version == root.head.version + 1 else {
      throw .wrongVersion(file: file, expected: root.head.version + 1, found: new.head.version)
    }
    let hasRotated = new.forgetsTimestamp(since: root)
    root = new
    return hasRotated
  }

  /// Throws if the last root has expired.
  public func checkRoot() throws(UpdateError) { try root.head.check(at: start, file: RootMetadata.fileName) }

  /// Trusts a timestamp of an earlier update, which may have expired, for comparison with the next one.
  public mutating func load(timestamp bytes: [UInt8]) throws(UpdateError) {
    timestamp = try verified(bytes, file: TimestampMetadata.fileName)
  }

  /// Takes a new timestamp; false if its version is the trusted one, which stays.
  public mutating func updateTimestamp(_ bytes: [UInt8]) throws(UpdateError) -> Bool {
    let file = TimestampMetadata.fileName
    let new: TimestampMetadata = try verified(bytes, file: file)
    if let trusted = timestamp {
      guard new.head.version >= trusted.head.version else {
        throw .rollback(file: file, trusted: trusted.head.version, found: new.head.version)
      }
      if new.head.version == trusted.head.version {
        try trusted.head.check(at: start, file: file)
        return false
      }
      guard new.snapshotVersion >= trusted.snapshotVersion else {
        throw .rollback(
          file: SnapshotMetadata.fileName,
          trusted: trusted.snapshotVersion,
          found: new.snapshotVersion
        )
      }
    }
    try new.head.check(at: start, file: file)
    timestamp = new
    return true
  }

  /// Trusts a snapshot of an earlier update, which may have expired, for comparison with the next one.
  public mutating func load(snapshot bytes: [UInt8]) throws(UpdateError) {
    snapshot = try verified(bytes, file: SnapshotMetadata.fileName)
  }

  /// Throws unless timestamp and snapshot have been loaded, are valid, and the first describes the second. Their signatures were
  /// verified when they were loaded.
  func checkLoaded(snapshot bytes: [UInt8]) throws(UpdateError) {
    guard let timestamp, let version = timestamp.snapshot.version else {
      throw .missing(file: TimestampMetadata.fileName)
    }
    let file = Self.name(.snapshot, version)
    guard let snapshot else { throw .missing(file: file) }
    try timestamp.head.check(at: start, file: TimestampMetadata.fileName)
    try timestamp.snapshot.check(bytes, file: file)
    guard snapshot.head.version == version else {
      throw .wrongVersion(file: file, expected: version, found: snapshot.head.version)
    }
    try snapshot.head.check(at: start, file: file)
  }

  /// Takes the snapshot that the trusted timestamp describes.
  public mutating func updateSnapshot(_ bytes: [UInt8]) throws(UpdateError) {
    guard let described = timestamp?.snapshot, let version = described.version else {
      throw .missing(file: TimestampMetadata.fileName)
    }
    let file = Self.name(.snapshot, version)
    try described.check(bytes, file: file)
    let new: SnapshotMetadata = try verified(bytes, file: file)
    guard new.head.version == version else {
      throw .wrongVersion(file: file, expected: version, found: new.head.version)
    }
    // In their order, so that of several mistakes the same one is always thrown.
    for (name, trusted) in (snapshot?.files ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let found = new.files[name]?.version else { throw .removed(file: name) }
      if let version = trusted.version, found < version {
        throw .rollback(file: name, trusted: version, found: found)
      }
    }
    try new.head.check(at: start, file: file)
    snapshot = new
  }

  /// Takes the targets that the trusted snapshot describes.
  public mutating func updateTargets(_ bytes: [UInt8]) throws(UpdateError) {
    guard let described = snapshot?.files[TargetsMetadata.fileName], let version = described.version else {
      throw .missing(file: SnapshotMetadata.fileName)
    }
    let file = Self.name(.targets, version)
    try described.check(bytes, file: file)
    let new: TargetsMetadata = try verified(bytes, file: file)
    guard new.head.version == version else {
      throw .wrongVersion(file: file, expected: version, found: new.head.version)
    }
    try new.head.check(at: start, file: file)
    targets = new
  }

  /// The name of the file that a host serves, for errors.
  private static func name(_ role: RoleName, _ version: Int) -> String { "\(version).\(role.rawValue).json" }

  /// Forgets everything but the root.
  mutating func forget() { (timestamp, snapshot, targets) = (nil, nil, nil) }

  private func verified<Metadata: RoleMetadata>(
    _ bytes: [UInt8],
    file: String
  ) throws(UpdateError) -> Metadata {
    let signed = try SignedMetadata(bytes, file: file)
    try signed.check(Metadata.role, by: root, file: file)
    return try Metadata(signed.signed, file: file)
  }
}
