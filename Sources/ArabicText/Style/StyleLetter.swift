import UnicodeText

/// One letter of a Latin spelling as written, with the letter that it is read as.
struct StyleLetter {
  var letter: LatinLetter
  /// Lowercase, with its marks; an apostrophe, or AA for ayn, is unchanged.
  var spelling: String
  /// Offsets of Unicode scalars in the source.
  var range: Range<Int>
  /// The index of its word in the key.
  var word: Int

  /// The letters of some words, without hyphens.
  static func letters(
    of words: [[LatinLetter]],
    _ run: Range<Int>,
    in scalars: [Unicode.Scalar]
  ) -> [StyleLetter] {
    run.flatMap { word in
      words[word].indices.compactMap { index -> StyleLetter? in
        let letter = words[word][index]
        guard letter.kind != .hyphen else { return nil }
        let limit = index + 1 < words[word].count ? words[word][index + 1].offset : scalars.count
        // Ayn may be written AA.
        var end = letter.offset + (letter.kind == .apostrophe && scalars[letter.offset] == "A" ? 2 : 1)
        while end < limit, (0x0300...0x036F).contains(scalars[end].value) { end += 1 }
        let range = letter.offset..<end
        let isLetter = letter.kind == .letter
        return StyleLetter(
          letter: letter,
          spelling: spelling(scalars[range], isLowercased: isLetter),
          range: range,
          word: word
        )
      }
    }
  }

  private static func spelling(_ scalars: ArraySlice<Unicode.Scalar>, isLowercased: Bool) -> String {
    var spelling = String.UnicodeScalarView()
    for scalar in scalars {
      if isLowercased, !(0x61...0x7A).contains(scalar.value) {
        spelling.appendEach(of: scalar.properties.lowercaseMapping.unicodeScalars)
      } else {
        spelling.append(scalar)
      }
    }
    return String(spelling)
  }

  var isApostrophe: Bool { letter.kind == .apostrophe }
  var vowel: VowelSet? { letter.kind == .letter ? LatinSpellings.vowel(letter.scalar) : nil }
  var consonant: ConsonantClassSet? { letter.kind == .letter ? LatinSpellings.letter(letter.scalar) : nil }
}
