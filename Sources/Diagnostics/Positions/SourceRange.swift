import UnicodeText

/// The number of a source file in a build: its index among the files sorted by path.
public struct FileID: Hashable, Comparable, Sendable {
  /// The index of the file.
  public let rawValue: UInt32

  /// Creates a file ID.
  public init(_ rawValue: Int) { self.rawValue = UInt32(rawValue) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A range of bytes of a source file. Lines and columns are computed only for display (``SourceText``).
public struct SourceRange: Hashable, Comparable, Sendable {
  /// The file that contains the range.
  public var file: FileID
  /// The offset of the first byte.
  public var lower: UInt32
  /// The offset after the last byte.
  public var upper: UInt32

  /// - Precondition: The offsets fit 32 bits.
  public init(file: FileID, _ bytes: Range<Int>) {
    self.file = file
    lower = UInt32(bytes.lowerBound)
    upper = UInt32(bytes.upperBound)
  }

  /// The offsets of the range.
  public var bytes: Range<Int> { Int(lower)..<Int(upper) }

  /// Orders ranges by file, then by offset.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.file, lhs.lower, lhs.upper) < (rhs.file, rhs.lower, rhs.upper)
  }
}

/// A value with its source range.
///
/// The range of a quoted value excludes the quotation marks, so that a fix-it can replace it in both source formats.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The source range of the value.
  public var range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {
  /// Texts are compared scalar by scalar.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.range == rhs.range else { return false }
    if let lhs = lhs.value as? String, let rhs = rhs.value as? String { return lhs.hasSameScalars(as: rhs) }
    return lhs.value == rhs.value
  }
}

extension Located: Sendable where Value: Sendable {}
