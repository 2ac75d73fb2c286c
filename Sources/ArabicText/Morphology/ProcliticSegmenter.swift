/// Skips the proclitics of a word, one at a time, in the order in which the caller accepts them.
///
/// It compares letters only. The letters alone do not show whether a word begins with a proclitic or with a root that looks
/// like one, so callers look up the rest, or require a number of remaining letters.
@usableFromInline
package struct ProcliticSegmenter<Word: RandomAccessCollection>
where Word.Index == Int, Word.Element: ProcliticLetter {
  @usableFromInline let word: Word
  /// The first letter that was not skipped.
  @inlinable package var index: Int { offset }
  @usableFromInline var offset: Int

  @inlinable
  package init(_ word: Word) {
    self.word = word
    offset = word.startIndex
  }

  /// The number of letters that were not skipped.
  @inlinable package var remaining: Int { word.endIndex - index }

  /// The first letter that was not skipped; nil at the end of the word.
  @inlinable package var next: Word.Element? { index < word.endIndex ? word[index] : nil }

  /// Whether two lams follow: the preposition and an article that lost its alef, `لل`.
  @inlinable package var isAtDoubleLam: Bool { isAt(0x0644, 0x0644) }

  /// Skips one proclitic of those accepted, if at least `minimum` letters remain after it.
  /// - Returns: the proclitic skipped; empty if none was.
  @inlinable
  @discardableResult
  package mutating func skip(_ accepted: Proclitics, leaving minimum: Int = 0) -> Proclitics {
    guard remaining > minimum, let next else { return [] }
    let proclitic = Proclitics(next).intersection(accepted)
    if !proclitic.isEmpty { offset += 1 }
    return proclitic
  }

  /// Skips the article, `ال`, if at least `minimum` letters remain after it.
  @inlinable
  @discardableResult
  package mutating func skipArticle(leaving minimum: Int = 0) -> Bool {
    skipPair(isAt(0x0627, 0x0644), minimum)
  }

  /// Skips the preposition and the article in `لل`, if at least `minimum` letters remain after them.
  @inlinable
  @discardableResult
  package mutating func skipDoubleLam(leaving minimum: Int = 0) -> Bool {
    skipPair(isAtDoubleLam, minimum)
  }

  @inlinable
  mutating func skipPair(_ isPresent: Bool, _ minimum: Int) -> Bool {
    guard isPresent, remaining >= minimum + 2 else { return false }
    offset += 2
    return true
  }

  @inlinable
  func isAt(_ first: UInt32, _ second: UInt32) -> Bool {
    remaining >= 2 && word[index].letterCode == first && word[index + 1].letterCode == second
  }
}
