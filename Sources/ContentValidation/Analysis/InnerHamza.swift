import ArabicText

/// A hamza inside a word on a seat that it has in no word with these vowels.
///
/// The stronger of its vowel and the one before it decides: kasra, damma, fatha, sukun. The seats of each pair were counted over the
/// vocalized Quran of Tanzil in modern spelling, Muwatta Malik, al-Adab al-Mufrad and three sets of duas (12,000 hamzas); pairs of
/// which a printed text has another seat are left out, and so is a hamza before a long vowel, whose spelling varies.
struct InnerHamza {
  let letter: MarkedLetter
  /// The letter that it is written as.
  let seat: Unicode.Scalar
  /// `with kasra after a long a`.
  let reason: String

  /// Nil if the letter is not a hamza inside a word, its vowels are not written, or its seat is possible.
  init?(_ letters: [MarkedLetter], _ index: Int) {
    guard index > 0, index + 1 < letters.count, Self.seats.contains(letters[index].base),
      !letters[index + 1].isLongVowel
    else { return nil }
    if letters[index].isYehOfAsking(letters[index - 1], letters[index + 1]) {
      (letter, seat, reason) = (letters[index], Self.alef, "with fatha after a sukun")
      return
    }
    guard
      let before = Vowel(before: letters, index), let own = Vowel(of: letters[index]),
      let possible = Self.seats(before, own), !possible.contains(letters[index].base),
      let seat = possible.first
    else { return nil }
    letter = letters[index]
    self.seat = seat
    reason = "with \(own.rawValue) after a \(before.rawValue)"
  }

  private enum Vowel: String {
    case kasra, damma, fatha, sukun
    case longA = "long a"

    init?(of letter: MarkedLetter) {
      if letter.has(.kasra) {
        self = .kasra
      } else if letter.has(.damma) {
        self = .damma
      } else if letter.has(.fatha) {
        self = .fatha
      } else if letter.has(.sukun) {
        self = .sukun
      } else {
        return nil
      }
    }

    init?(before letters: [MarkedLetter], _ index: Int) {
      let letter = letters[index - 1]
      if letter.isBareAlef, index > 1, letter.marks.isEmpty {
        // The alef of مِائَة is silent.
        guard !letters[index - 2].has(.kasra) else { return nil }
        self = .longA
      } else if !letter.isBareAlef, let vowel = Vowel(of: letter) {
        self = vowel
      } else {
        return nil
      }
    }
  }

  private static let line: Unicode.Scalar = "\u{0621}"
  private static let alef: Unicode.Scalar = "\u{0623}"
  private static let waw: Unicode.Scalar = "\u{0624}"
  private static let yeh: Unicode.Scalar = "\u{0626}"
  private static let seats: Set = [line, alef, waw, yeh]

  /// The seats of a hamza, the regular one first; nil if any is possible.
  private static func seats(_ before: Vowel, _ own: Vowel) -> [Unicode.Scalar]? {
    switch (before, own) {
    case (.longA, .kasra), (.kasra, .sukun), (.sukun, .kasra), (.fatha, .kasra): [yeh]
    case (.longA, .damma), (.damma, .sukun), (.damma, .fatha): [waw]
    case (.fatha, .sukun): [alef]
    case (.longA, .fatha): [line]
    // The alef after a particle, as in بِأَنَّ, and the waw of رُؤِيَ.
    case (.kasra, .fatha), (.kasra, .damma): [yeh, alef]
    case (.damma, .kasra): [yeh, waw]
    case (.fatha, .fatha): [alef, line]
    default: nil
    }
  }
}

extension MarkedLetter {
  /// Whether the letter is the hamza of أَسْأَلُ, written with a yeh: أَسْئَلُ.
  fileprivate func isYehOfAsking(_ before: MarkedLetter, _ next: MarkedLetter) -> Bool {
    base == "\u{0626}" && has(.fatha) && before.base == "\u{0633}" && before.has(.sukun)
      && next.base == "\u{0644}"
  }

  /// Whether the letter lengthens the vowel before it.
  fileprivate var isLongVowel: Bool {
    switch base {
    case "\u{0627}", "\u{0649}": true
    case "\u{0648}", "\u{064A}": !has([.fatha, .damma, .kasra, .shadda])
    default: false
    }
  }
}
