import UnicodeText

/// A letter with its marks, or another character, of a text.
struct LetterGroup: Equatable, Sendable {
  /// In the order of the text.
  let scalars: [Unicode.Scalar]
  /// In bytes of the text.
  let bytes: Range<Int>

  /// The words of a text, each as its letters: what spaces separate. Spaces other than U+0020 are letters of their own, so that
  /// they are seen.
  static func words(of text: String) -> [[LetterGroup]] {
    var words: [[LetterGroup]] = []
    var word: [LetterGroup] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar == " " {
        if !word.isEmpty { words.append(word) }
        word = []
      } else if scalar.joinsLetter, let last = word.popLast() {
        word.append(LetterGroup(scalars: last.scalars + [scalar], bytes: last.bytes.lowerBound..<end))
      } else {
        word.append(LetterGroup(scalars: [scalar], bytes: offset..<end))
      }
      offset = end
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// How it is shown alone: a mark without a letter on a dotted circle, and what is not visible as its code point.
  var shown: String {
    if let first = scalars.first, scalars.count == 1, first.isUnsafeToShow || first.properties.isWhitespace {
      return first.codePoint
    }
    let letters = String(scalars: scalars)
    return scalars.first?.joinsLetter == true ? "\u{25CC}\(letters)" : letters
  }

  /// `U+0628 ARABIC LETTER BEH`, one for each scalar.
  var names: [String] { scalars.map(\.codePointAndName) }
}
