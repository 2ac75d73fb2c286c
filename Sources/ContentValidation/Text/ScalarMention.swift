import UnicodeText

/// A scalar that should not be in a text, as a message names it.
struct ScalarMention {
  let scalar: Unicode.Scalar
  /// The word in which it stands.
  let word: String
  /// Where it stands in the UTF-8 of the text.
  let bytes: Range<Int>

  /// The first scalar of `text` for which the condition holds.
  init?(in text: String, where condition: (Unicode.Scalar) -> Bool) {
    for word in text.unicodeScalars.split(whereSeparator: \.isBlank) {
      if let place = word.indices.first(where: { condition(word[$0]) }) {
        scalar = word[place]
        let start = text.utf8.distance(from: text.startIndex, to: place)
        bytes = start..<start + UTF8.width(scalar)
        self.word = String(String.UnicodeScalarView(word))
        return
      }
    }
    return nil
  }

  /// `` U+0061 LATIN SMALL LETTER A in the word `Allah` ``.
  var phrase: String { "\(scalar.codePointAndName) in the word \(word.quoted(limit: 30))" }
}
