/// A range of offsets in half the memory of a `Range<Int>`, for parts of which a long text has hundreds of thousands.
struct OffsetRange: Hashable, Sendable {
  private let lowerBound: UInt32
  private let upperBound: UInt32

  /// - Precondition: The bounds are less than 2³², which is far more than the size limit of a source file.
  init(_ range: Range<Int>) {
    (lowerBound, upperBound) = (UInt32(range.lowerBound), UInt32(range.upperBound))
  }

  var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
