import ContentSource

/// A scalar that should not be in a text, as a message names it.
struct ScalarMention {
  let scalar: Unicode.Scalar
  /// The word in which it stands.
  let word: String

  /// The first scalar of `text` for which the condition holds.
  init?(in text: String, where condition: (Unicode.Scalar) -> Bool) {
    for word in text.unicodeScalars.split(whereSeparator: \.isBlank) {
      if let scalar = word.first(where: condition) {
        self.scalar = scalar
        self.word = String(String.UnicodeScalarView(word))
        return
      }
    }
    return nil
  }

  /// `` U+0061 LATIN SMALL LETTER A in the word `Allah` ``.
  var phrase: String { "\(scalar.codePointAndName) in the word \(word.quoted(limit: 30))" }
}
