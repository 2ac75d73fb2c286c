import ArabicText

/// How a vocalized word ends: with which vowel or tanwin, and whether on a teh marbuta.
package struct WordEnding: Hashable, Sendable {
  /// The index of the mark among those from U+064B ARABIC FATHATAN to U+0650 ARABIC KASRA.
  private let index: Int
  package let isTehMarbuta: Bool

  /// Nil if the last letter has no vowel, or more than one. A fathatan may be on the letter before a silent alef; another vowel
  /// on the alef is that of the lam before it.
  package init?(of word: MarkedWord) {
    guard let last = word.letters.last else { return nil }
    var marks = last.marks.intersection(.vowels)
    if last.isBareAlef || last.base == "\u{0649}" {
      marks = word.letters.suffix(2).reduce(into: []) { $0.formUnion($1.marks.intersection(.fathatan)) }
    }
    guard let index = Self.marks.firstIndex(of: marks) else { return nil }
    (self.index, isTehMarbuta) = (index, last.base == "\u{0629}")
  }

  private init(index: Int, isTehMarbuta: Bool) {
    (self.index, self.isTehMarbuta) = (index, isTehMarbuta)
  }

  /// In the order of their code points.
  private static let marks: [ArabicMarks] = [.fathatan, .dammatan, .kasratan, .fatha, .damma, .kasra]
  private static let scalars: [Unicode.Scalar] = [
    "\u{064B}", "\u{064C}", "\u{064D}", "\u{064E}", "\u{064F}", "\u{0650}",
  ]

  package var mark: Unicode.Scalar { Self.scalars[index] }

  package var isTanwin: Bool { index < 3 }

  /// Whether both have the same vowel, with a tanwin or without.
  package func hasVowel(of other: Self) -> Bool { index % 3 == other.index % 3 }

  /// The same with a kasra, or with a kasratan for a tanwin.
  package var genitive: Self { Self(index: isTanwin ? 2 : 5, isTehMarbuta: isTehMarbuta) }

  /// The same with the vowel of a tanwin alone.
  package var withoutTanwin: Self { Self(index: index % 3 + 3, isTehMarbuta: isTehMarbuta) }

  /// The same with a fatha, or with a fathatan for a tanwin.
  package var accusative: Self { Self(index: isTanwin ? 0 : 3, isTehMarbuta: isTehMarbuta) }
}

extension WordEnding {
  /// The number of bits of ``code``.
  static let bitCount = 4

  /// The ending as a number below 16: the index of the mark, and 8 for a teh marbuta.
  var code: UInt64 { UInt64(index) | (isTehMarbuta ? 8 : 0) }

  init?(code: UInt64) {
    guard code & 7 < Self.marks.count else { return nil }
    self.init(index: Int(code & 7), isTehMarbuta: code & 8 != 0)
  }
}

extension ArabicMarks {
  fileprivate static let vowels: Self = [.harakat, .tanwin]
}
