/// A file of a bundle that is about to be written.
public struct Artifact: Equatable, Sendable {
  /// Relative to the bundle, with `/` between folders.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]

  /// Creates an artifact.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
