import DuaLibrary

/// The metadata that a device keeps between updates, byte for byte as it was fetched.
public struct StoredMetadata: Equatable, Sendable {
  /// The root in the app and those after it, by their versions.
  public var roots: [Int: [UInt8]]
  /// Nil if none was fetched, or a root has since changed the keys of timestamp or snapshot.
  public var timestamp: [UInt8]?
  /// Nil if none was fetched, or a root has since changed the keys of timestamp or snapshot. It may be older than the one that the
  /// timestamp describes.
  public var snapshot: [UInt8]?
  /// Nil if none were fetched. They may be older than those that the snapshot describes.
  public var targets: [UInt8]?
  /// The start of the last update that found something: no clock of later updates is before it.
  public var lastUpdate: UTCTime?

  public init(
    roots: [Int: [UInt8]] = [:],
    timestamp: [UInt8]? = nil,
    snapshot: [UInt8]? = nil,
    targets: [UInt8]? = nil,
    lastUpdate: UTCTime? = nil
  ) {
    self.roots = roots
    self.timestamp = timestamp
    self.snapshot = snapshot
    self.targets = targets
    self.lastUpdate = lastUpdate
  }
}
