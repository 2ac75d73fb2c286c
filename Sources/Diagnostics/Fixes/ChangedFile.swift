/// A source file and its new version.
public struct ChangedFile: Equatable, Sendable {
  /// Bytes of the file, and those of the new version that replace them.
  public struct Replacement: Equatable, Sendable {
    /// The range in the file; empty for an insertion.
    public var old: Range<Int>
    /// The range in the new version; empty for a removal.
    public var new: Range<Int>

    public init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// Relative to the content root, with `/`.
  public var path: String
  /// The bytes of the file.
  public var old: [UInt8]
  /// The bytes of the new version.
  public var new: [UInt8]
  /// All differences: sorted, and without overlaps. The bytes between them are the same in both versions.
  public var replacements: [Replacement]

  public init(path: String, old: [UInt8], new: [UInt8], replacements: [Replacement]) {
    self.path = path
    self.old = old
    self.new = new
    self.replacements = replacements
  }
}
