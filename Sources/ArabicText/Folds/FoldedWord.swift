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
        form: String(String.UnicodeScalarView(scalars[range])),
        source: sourceRange(of: range)
      )
    }
  }
}
