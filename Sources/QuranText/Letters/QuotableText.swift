import UnicodeText

/// A text split into words, both for locating it in the Quran and for comparing it with a citation.
public struct QuotableText: Sendable {
  let words: [TextWord]
  /// The spans in ﴿ ﴾ that contain a word, as ranges of words.
  let spans: [Range<Int>]

  /// Splits a text into words.
  public init(_ text: String) { self.init(Array(text.unicodeScalars)) }

  /// - Parameter scalars: All scalars of the text.
  public init(_ scalars: [Unicode.Scalar]) {
    words = TextWord.words(of: scalars)
    spans = words.isEmpty ? [] : MarkedSpans.spans(of: scalars, words)
  }

  /// The number of words.
  public var wordCount: Int { words.count }

  /// From the first word within some bytes of the text's UTF-8 to the last; nil without words.
  public func wordRange(in bytes: Range<Int>) -> Range<Int>? {
    let words = words(in: bytes)
    guard let first = words.first, let last = words.last else { return nil }
    return first.bytes.lowerBound..<last.bytes.upperBound
  }

  /// The spans in ﴿ ﴾ that contain a word, without the brackets: bytes of the text's UTF-8, in order.
  public var markedSpans: [Range<Int>] { spans.map(bytes) }

  /// Words as bytes of the text's UTF-8.
  func bytes(of range: Range<Int>) -> Range<Int> {
    words[range.lowerBound].bytes.lowerBound..<words[range.upperBound - 1].bytes.upperBound
  }

  /// The words within some bytes of the text.
  func words(in bytes: Range<Int>) -> ArraySlice<TextWord> {
    let start = words.partitioningIndex { $0.bytes.lowerBound >= bytes.lowerBound }
    let rest = words[start...]
    return rest[..<rest.partitioningIndex { $0.bytes.upperBound > bytes.upperBound }]
  }
}

extension QuotableText {
  /// Whether words of another text occur here contiguously, with the same letters up to the spelling of hamza.
  public func contains(_ other: QuotableText, _ range: Range<Int>) -> Bool {
    guard range.count <= words.count else { return false }
    return (0...words.count - range.count).contains { start in
      range.indices.allSatisfy { words[start + $0 - range.lowerBound].hash == other.words[$0].hash }
    }
  }
}
