/// The white space between tags and text, which is not part of the text.
struct SurroundingWhitespace {
  /// The text without the white space around it.
  private(set) var value: Range<Int>
  /// The number of scalars that the parser gives for the white space; CR LF is one.
  private(set) var scalarsBefore = 0
  private(set) var scalarsAfter = 0

  init(_ bytes: [UInt8], _ content: Range<Int>) {
    var lower = content.lowerBound
    var upper = content.upperBound
    while lower < upper, bytes[lower].isXMLSpace {
      if !Self.isLineFeedOfPair(bytes, at: lower, from: content.lowerBound) { scalarsBefore += 1 }
      lower += 1
    }
    while upper > lower, bytes[upper - 1].isXMLSpace {
      upper -= 1
      if !Self.isLineFeedOfPair(bytes, at: upper, from: content.lowerBound) { scalarsAfter += 1 }
    }
    value = lower..<upper
  }

  private static func isLineFeedOfPair(_ bytes: [UInt8], at index: Int, from start: Int) -> Bool {
    bytes[index] == 0x0A && index > start && bytes[index - 1] == 0x0D
  }
}
