extension ContentIngest {
  /// How large a file and its parts may be. What is larger is an error, never a reason to run out of memory.
  public struct Limits: Equatable, Sendable {
    public static let standard = Limits()

    /// The greatest size of a file, in bytes.
    public var fileBytes = 64 << 20
    /// How deep elements, objects and arrays may be nested.
    public var depth = 64
    /// The greatest size of one value, comment or instruction, in bytes.
    public var textBytes = 1 << 20
    /// The greatest number of attributes and text elements on an element, and of keys in an object.
    public var fields = 256
    /// The greatest number of findings that are kept for a file; one more says how many were left out.
    public var findings = 10_000

    public init() {}
  }
}
