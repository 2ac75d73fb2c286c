import UnicodeText

/// Letters of a transliteration that follow each other in no word of Arabic, in schemes that write every sound.
enum LatinSyllables {
  /// Two vowels in a row, or three consonants, of which only the first two may begin a word; nil if there are none.
  static func impossible(in word: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    for part in word.split(separator: "-") {
      var sounds: [Range<Int>] = []
      for index in part.indices {
        if let last = sounds.last, isDigraph(part[last.lowerBound], part[index]), last.count == 1 {
          sounds[sounds.count - 1] = last.lowerBound..<index + 1
        } else {
          sounds.append(index..<index + 1)
        }
      }
      let isVowel = sounds.map { part[$0.lowerBound].isRomanizedVowel }
      for first in isVowel.indices.dropLast() {
        if isVowel[first], isVowel[first + 1] {
          return part[sounds[first].lowerBound..<sounds[first + 1].upperBound]
        }
        let third = first + 2
        guard third < isVowel.count, !isVowel[first], !isVowel[first + 1], !isVowel[third] else { continue }
        // A verb without its joining vowel: `staghfir`.
        if first == 0, part[sounds[0].lowerBound] == "s" || part[sounds[0].lowerBound] == "n" { continue }
        return part[sounds[first].lowerBound..<sounds[third].upperBound]
      }
    }
    return nil
  }

  /// Whether two letters may be one sound.
  private static func isDigraph(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    second == "h" && ["t", "d", "s", "k", "g"].contains(first)
  }
}

extension Unicode.Scalar {
  /// Whether the letter is a vowel in schemes that write every sound.
  var isRomanizedVowel: Bool {
    switch self {
    case "a", "i", "u", "ā", "ī", "ū": true
    default: false
    }
  }
}
