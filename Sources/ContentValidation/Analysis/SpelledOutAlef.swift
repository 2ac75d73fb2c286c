import ArabicText

/// هَاذَا, ذَالِكَ, لَاكِنْ: a word whose long a has no letter, with an alef.
struct SpelledOutAlef {
  /// The alef, as indices of scalars.
  let range: Range<Int>

  /// Nil for other words.
  init?(_ letters: [MarkedLetter]) {
    let bases = letters.map { $0.base == "\u{0623}" ? "\u{0627}" : $0.base }
    for start in 0...min(2, letters.count)
    where letters[..<start].allSatisfy({ $0.isProclitic(.beforeNouns) }) {
      guard let word = Self.words.first(where: { $0.isEqual(to: bases[start...]) }) else { continue }
      let alef = letters[start + word.alef]
      guard alef.marks.isEmpty else { return nil }
      range = alef.range
      return
    }
    return nil
  }

  private struct Word {
    let letters: [Unicode.Scalar]
    /// The index of the alef.
    let alef: Int
    /// Whether a pronoun may follow.
    let takesPronoun: Bool

    init(_ text: String, alef: Int = 1, takesPronoun: Bool = false) {
      (letters, self.alef, self.takesPronoun) = (Array(text.unicodeScalars), alef, takesPronoun)
    }

    func isEqual(to bases: ArraySlice<Unicode.Scalar>) -> Bool {
      takesPronoun
        ? bases.starts(with: letters) && bases.count <= letters.count + 2 : bases.elementsEqual(letters)
    }
  }

  private static let words = [
    Word("هاذا"), Word("هاذه"), Word("هاذي"), Word("هاؤلاء"), Word("ذالك"), Word("ذالكم"),
    Word("اولائك", alef: 3),
    Word("لاكن", takesPronoun: true),
  ]
}
