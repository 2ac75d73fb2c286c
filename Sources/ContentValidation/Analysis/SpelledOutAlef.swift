import ArabicText

/// هَاذَا, ذَالِكَ, لَاكِنْ: a word whose long a has no letter, with an alef.
struct SpelledOutAlef {
  /// The alef, as indices of scalars.
  let range: Range<Int>

  /// Nil for other words.
  init?(_ letters: [MarkedLetter]) {
    // The shortest of the words has four letters, and the alef of each is its second or its fourth.
    for start in 0..<max(0, min(3, letters.count - 3))
    where letters[start + 1].isBareAlef || letters[start + 3].isBareAlef {
      guard letters[..<start].allSatisfy({ $0.isProclitic(.beforeNouns) }),
        let word = Self.words.first(where: { $0.isEqual(to: letters[start...]) })
      else { continue }
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

    func isEqual(to other: ArraySlice<MarkedLetter>) -> Bool {
      let lengths = letters.count...letters.count + (takesPronoun ? 2 : 0)
      return lengths.contains(other.count)
        && zip(letters, other).allSatisfy { $0 == $1.base || $0 == "\u{0627}" && $1.base == "\u{0623}" }
    }
  }

  private static let words = [
    Word("هاذا"), Word("هاذه"), Word("هاذي"), Word("هاؤلاء"), Word("ذالك"), Word("ذالكم"),
    Word("اولائك", alef: 3),
    Word("لاكن", takesPronoun: true),
  ]
}
