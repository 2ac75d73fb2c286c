/// A form of a text that is derived for comparing or searching, with the way back to the text.
public struct FoldedText: Equatable, Sendable {
  /// The scalars of the form.
  public private(set) var scalars: [Unicode.Scalar] = []
  /// For every scalar, where what it came from starts in the source, in UTF-8 bytes; never falling.
  public private(set) var sourceOffsets: [Int] = []
  /// The length of the source, in UTF-8 bytes.
  public let sourceLength: Int

  init(sourceLength: Int) { self.sourceLength = sourceLength }

  mutating func append(_ scalar: Unicode.Scalar, from offset: Int) {
    scalars.append(scalar)
    sourceOffsets.append(offset)
  }

  mutating func reserveCapacity(_ capacity: Int) {
    scalars.reserveCapacity(capacity)
    sourceOffsets.reserveCapacity(capacity)
  }

  /// The form as a string.
  public var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The places of the words: the runs between spaces.
  public var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for place in 0...scalars.count where place == scalars.count || scalars[place] == " " {
      if start < place { words.append(start..<place) }
      start = place + 1
    }
    return words
  }

  /// What to highlight in the source for a part of the form, in UTF-8 bytes: the letters with their marks, up
  /// to where the next scalar of the form comes from.
  ///
  /// - Precondition: `range` is within ``scalars``.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    guard let last = range.last else {
      let offset = range.lowerBound < sourceOffsets.count ? sourceOffsets[range.lowerBound] : sourceLength
      return offset..<offset
    }
    let next = sourceOffsets[range.upperBound...].first { $0 > sourceOffsets[last] }
    return sourceOffsets[range.lowerBound]..<(next ?? sourceLength)
  }
}
