import UnicodeText

/// A scalar that should not be in a text, for a message.
struct ScalarMention {
  let scalar: Unicode.Scalar
  /// The word that contains it.
  let word: String
  /// The UTF-8 offsets of the scalar.
  let bytes: Range<Int>

  /// The first scalar of `text` for which the condition holds.
  init?(in text: String, where condition: (Unicode.Scalar) -> Bool) {
    for word in text.unicodeScalars.split(whereSeparator: \.isBlank) {
      if let index = word.indices.first(where: { condition(word[$0]) }) {
        scalar = word[index]
        let start = text.utf8.distance(from: text.startIndex, to: index)
        bytes = start..<start + UTF8.width(scalar)
        self.word = String(scalars: word)
        return
      }
    }
    return nil
  }

  /// `` U+0061 LATIN SMALL LETTER A in the word `Allah` ``.
  var phrase: String { "\(scalar.codePointAndName) in the word \(word.quoted(limit: 30))" }
}
