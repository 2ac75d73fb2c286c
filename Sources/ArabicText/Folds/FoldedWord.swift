/// A word of a folded text, and what it came from.
public struct FoldedWord: Hashable, Sendable {
  public let form: String
  /// Bytes of the source's UTF-8: the letters with their marks.
  public let source: Range<Int>
}

extension FoldedText {
  /// The words of the form, each with its source.
  public var foldedWords: [FoldedWord] {
    words.map { range in
      FoldedWord(
        form: String(String.UnicodeScalarView(scalars[range])),
        source: sourceRange(of: range)
      )
    }
  }
}
