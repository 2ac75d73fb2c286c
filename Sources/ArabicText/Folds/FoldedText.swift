import UnicodeText

/// A text folded for comparison or search, with a map back to the source.
public struct FoldedText: Equatable, Sendable {
  /// The folded text.
  public private(set) var scalars: [Unicode.Scalar] = []
  /// For each scalar, the offset in the source at which its origin starts, in UTF-8 bytes; never decreasing.
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

  /// The scalars as a string.
  public var text: String { String(scalars: scalars) }

  /// The ranges of the words: the runs between spaces.
  public var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for position in 0...scalars.count where position == scalars.count || scalars[position] == " " {
      if start < position { words.append(start..<position) }
      start = position + 1
    }
    return words
  }

  /// The range of the source to highlight for a part of the fold, in UTF-8 bytes: the letters with their marks, up to the
  /// origin of the next scalar.
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

/// A word of a folded text, with its origin in the source.
public struct FoldedWord: Hashable, Sendable {
  /// The folded word.
  public let form: String
  /// In UTF-8 bytes of the source: the letters with their marks.
  public let source: Range<Int>
}

extension FoldedText {
  /// The words of the fold.
  public var foldedWords: [FoldedWord] {
    words.map { range in
      FoldedWord(
        form: String(scalars: scalars[range]),
        source: sourceRange(of: range)
      )
    }
  }
}
