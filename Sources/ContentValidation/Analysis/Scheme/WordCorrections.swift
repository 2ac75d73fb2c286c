import ArabicText

/// The words that one typing mistake turned into a word: every single edit of letters and marks near a sound that differs.
struct WordCorrections {
  private let scalars: [Unicode.Scalar]
  private let letters: [MarkedLetter]
  /// The letters at and next to the mistake.
  private let indices: Range<Int>

  /// - Parameters:
  ///   - scalars: One word.
  ///   - range: The scalars at which the mistake seems to be.
  init(_ scalars: [Unicode.Scalar], near range: Range<Int>) {
    self.scalars = scalars
    let letters = MarkedWord.words(of: scalars).first?.letters ?? []
    self.letters = letters
    let end = max(range.upperBound, range.lowerBound + 1)
    let touched = letters.indices.filter { index in
      letters[index].range.lowerBound < end && letters[index].range.upperBound > range.lowerBound
    }
    // A letter that is missing or too many shows in the sound next to it.
    let first = max(0, (touched.first ?? 0) - 1)
    indices =
      letters.isEmpty || scalars.count > Self.longestWord
      ? 0..<0 : first..<min(letters.count, (touched.last ?? letters.count - 1) + 2)
  }

  /// Longer words are not corrected.
  private static let longestWord = 128

  private static let alphabet = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئ".unicodeScalars)
  private static let marks = Array("\u{064E}\u{064F}\u{0650}\u{0652}\u{064B}\u{064C}\u{064D}".unicodeScalars)

  private static let hamzas: [(Unicode.Scalar, [Unicode.Scalar])] = [
    ("\u{0623}", ["\u{064E}", "\u{064F}", "\u{0652}"]), ("\u{0625}", ["\u{0650}"]),
  ]

  /// Calls a function with each word until it returns false.
  func tryEach(_ body: ([Unicode.Scalar]) -> Bool) {
    for index in indices {
      let letter = letters[index].range
      let base = letter.lowerBound..<letter.lowerBound + 1
      for other in Self.alphabet where other != letters[index].base {
        guard body(replacing(base, [other])) else { return }
      }
      if letters[index].isBareAlef, letter.count == 1 {
        // A hamza that was left out with its vowel.
        for (hamza, marks) in Self.hamzas {
          for mark in marks { guard body(replacing(letter, [hamza, mark])) else { return } }
        }
      }
      guard body(replacing(letter, [])) else { return }
      for offset in letter.dropFirst() {
        guard body(replacing(offset..<offset + 1, [])) else { return }
        for mark in Self.marks where mark != scalars[offset] {
          guard body(replacing(offset..<offset + 1, [mark])) else { return }
        }
      }
      for mark in Self.marks + ["\u{0651}"] {
        guard body(replacing(letter.upperBound..<letter.upperBound, [mark])) else { return }
      }
      if index + 1 < letters.count {
        let next = letters[index + 1].range
        let swapped = Array(scalars[next] + scalars[letter])
        guard body(replacing(letter.lowerBound..<next.upperBound, swapped)) else { return }
      }
      for added in Self.alphabet {
        guard body(replacing(letter.upperBound..<letter.upperBound, [added])) else { return }
        for mark in Self.marks.prefix(4) {
          guard body(replacing(letter.upperBound..<letter.upperBound, [added, mark])) else { return }
          if index == 0 {
            guard body(replacing(letter.lowerBound..<letter.lowerBound, [added, mark])) else { return }
          }
        }
      }
    }
  }

  private func replacing(_ range: Range<Int>, _ replacement: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var word = scalars
    word.replaceSubrange(range, with: replacement)
    return word
  }
}
