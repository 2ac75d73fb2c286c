import ArabicText

/// The words that a slip in one letter turned into a word: a letter typed for another with the same shape or a like sound, a
/// letter typed twice, a long vowel left out, and two letters in the wrong order.
struct LetterSlips {
  private let scalars: [Unicode.Scalar]
  private let letters: [MarkedLetter]
  private let bases: [Unicode.Scalar]

  /// - Parameter scalars: One word.
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    letters = MarkedWord.words(of: scalars).first?.letters ?? []
    bases = letters.map(\.base)
  }

  /// The first word that `hasLetters` and `isWord` accept; nil if there is none.
  ///
  /// - Parameters:
  ///   - hasLetters: Called with the letters of every word, before its marks are written.
  ///   - isWord: Called with the words whose letters are accepted.
  func first(hasLetters: ([Unicode.Scalar]) -> Bool, isWord: ([Unicode.Scalar]) -> Bool) -> [Unicode.Scalar]?
  {
    for edit in edits {
      var changed = bases
      changed.replaceSubrange(edit.letters, with: edit.bases)
      guard hasLetters(changed) else { continue }
      var word = scalars
      word.replaceSubrange(edit.range, with: edit.replacement)
      if isWord(word) { return word }
    }
    return nil
  }

  private struct Edit {
    /// The letters that are replaced, and by which.
    let letters: Range<Int>
    let bases: [Unicode.Scalar]
    /// The same in the scalars, with marks.
    let range: Range<Int>
    let replacement: [Unicode.Scalar]
  }

  private var edits: some Sequence<Edit> {
    letters.indices.lazy.flatMap { index -> [Edit] in
      let letter = letters[index].range
      let base = letter.lowerBound..<letter.lowerBound + 1
      var edits = Self.alternatives(to: bases[index]).map { other in
        Edit(letters: index..<index + 1, bases: [other], range: base, replacement: [other])
      }
      if index > 0, bases[index] == bases[index - 1] {
        edits.append(Edit(letters: index..<index + 1, bases: [], range: letter, replacement: []))
      }
      for vowel in Self.longVowels {
        let end = letter.upperBound
        edits.append(
          Edit(letters: index + 1..<index + 1, bases: [vowel], range: end..<end, replacement: [vowel])
        )
      }
      if index + 1 < letters.count {
        let next = letters[index + 1].range
        edits.append(
          Edit(
            letters: index..<index + 2,
            bases: [bases[index + 1], bases[index]],
            range: letter.lowerBound..<next.upperBound,
            replacement: Array(scalars[next] + scalars[letter])
          )
        )
      }
      return edits
    }
  }

  private static let longVowels: [Unicode.Scalar] = ["\u{0627}", "\u{0648}", "\u{064A}"]

  /// Letters with the same shape, or a like sound.
  private static let groups = Array(words: "حخج هح صس سش صض طت طظ كق ضدظ ذدز بتثني رز فق عغ اأإآ يىئ وؤ هة")

  private static func alternatives(to letter: Unicode.Scalar) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for group in groups where group.contains(letter) {
      for other in group where other != letter && !letters.contains(other) { letters.append(other) }
    }
    return letters
  }
}
