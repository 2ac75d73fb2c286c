import UnicodeText

/// One word of Arabic as letters with their marks.
struct VocalizedWord: Hashable, Sendable {
  var letters: [VocalizedLetter]
  var isBeforePause = false

  var range: Range<Int> {
    guard let first = letters.first, let last = letters.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  var bases: [Unicode.Scalar] { letters.map { $0.base } }
}

/// Parses vocalized Arabic in modern or Uthmani spelling, as people type it: it accepts look-alike letters, decomposed hamzas
/// and misplaced marks. The source text itself is not changed.
enum VocalizedReader {
  /// The words of a text. Every scalar other than letters and marks separates words; offsets for which `isRecited` is false are
  /// skipped as if they were spaces.
  static func words(
    in scalars: [Unicode.Scalar],
    where isRecited: (Int) -> Bool = { _ in true }
  ) -> [VocalizedWord] {
    var words: [VocalizedWord] = []
    var letters: [VocalizedLetter] = []
    func endWord() {
      guard let last = letters.last else { return }
      if scalars[last.range.lowerBound].isForeignYeh, endsWithAlefMaksura(letters) {
        letters[letters.count - 1].base = "ى"
      }
      let repaired = Self.repaired(letters)
      if !repaired.isEmpty { words.append(VocalizedWord(letters: repaired)) }
      letters.removeAll(keepingCapacity: true)
    }
    let hasQPCMarks = scalars.contains { $0.value == 0x065E || $0.value == 0x06E1 }
    for (offset, scalar) in scalars.enumerated() {
      guard isRecited(offset) else {
        endWord()
        continue
      }
      if let base = letter(scalar) {
        letters.append(VocalizedLetter(base, at: offset..<offset + 1))
      } else if let expansion = expansion(of: scalar) {
        for base in expansion.unicodeScalars {
          if base == " " { endWord() } else { letters.append(VocalizedLetter(base, at: offset..<offset + 1)) }
        }
      } else if scalar.isArabicMark {
        if let last = letters.last {
          let mark = hasQPCMarks ? scalar.tanzilMark(on: last.base) : scalar
          letters[letters.count - 1].mark(mark, at: offset)
        }
      } else if !scalar.isInvisibleControl {
        endWord()
        if isPause(scalar), !words.isEmpty { words[words.count - 1].isBeforePause = true }
      }
    }
    endWord()
    if !words.isEmpty { words[words.count - 1].isBeforePause = true }
    return words
  }

  /// Whether a final Persian or Urdu yeh is an alef maksura: after a fatha, or with a tanwin or a dagger alef.
  private static func endsWithAlefMaksura(_ letters: [VocalizedLetter]) -> Bool {
    guard let last = letters.last, letters.count > 1, !last.hasShadda, !last.hasSukun, !last.hasHamza else {
      return false
    }
    if last.hasTanwin { return last.vowel == .a }
    let before = letters[letters.count - 2]
    return last.vowel == nil && (last.hasDagger || before.vowel == .a)
  }

  private static func isPause(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "،", "؛", ".", "؟", ",", ";", "?", "!", ":", "\u{06DD}", "\u{06D4}": true
    default: false
    }
  }

  /// The Arabic letter that a scalar represents; nil if it represents none.
  fileprivate static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0621...0x063A, 0x0640...0x064A, 0x0671: scalar
    default: scalar.lookAlikeLetter
    }
  }

  /// The letters that a ligature represents; nil if a scalar is none.
  fileprivate static func expansion(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xFDF2: "الله"
    case 0xFDFA: "صلى الله عليه وسلم"
    case 0xFDFB: "جل جلاله"
    case 0xFDFD: "بسم الله الرحمن الرحيم"
    case 0xFEF5, 0xFEF6: "لآ"
    case 0xFEF7, 0xFEF8: "لأ"
    case 0xFEF9, 0xFEFA: "لإ"
    case 0xFEFB, 0xFEFC: "لا"
    default: nil
    }
  }

  /// Composes hamzas with their seats, joins tatweels to the letter before, and moves marks on an alef to the letter that they
  /// belong to.
  private static func repaired(_ typed: [VocalizedLetter]) -> [VocalizedLetter] {
    var letters: [VocalizedLetter] = []
    letters.reserveCapacity(typed.count)
    for var letter in typed {
      if letter.hasHamza { seat(&letter) }
      if letter.base == "\u{0640}" {
        if !letters.isEmpty { letters[letters.count - 1].take(letter) }
        continue
      }
      // The mark of the previous letter, typed on its alef: علماً, لاَ, إلاّ, اْلحمد.
      if letter.base == "ا", let before = letters.last, !letter.hasMadda {
        let isLam = before.base == "ل" && before.isBare
        if letter.hasTanwin && letter.vowel == .a && !before.hasTanwin
          || isLam && (letter.vowel == .a || letter.hasShadda)
        {
          var marks = letter
          marks.range = before.range
          letters[letters.count - 1].take(marks)
          if letters[letters.count - 1].vowel == nil { letters[letters.count - 1].vowel = .a }
          letters.append(VocalizedLetter("ا", at: letter.range))
          continue
        }
      }
      if letter.base == "ى", letter.hasTanwin, letter.vowel == .a, let before = letters.last,
        !before.hasTanwin
      {
        letters[letters.count - 1].vowel = .a
        letters[letters.count - 1].hasTanwin = true
        letters.append(VocalizedLetter("ى", at: letter.range))
        continue
      }
      letters.append(letter)
    }
    if let first = letters.first, first.base == "ا", letters.count > 2, letters[1].base == "ل",
      first.hasSukun || (first.vowel == .a && letters[1].vowel == nil)
    {
      letters[0] = VocalizedLetter("ا", at: first.range)
    }
    return letters
  }

  private static func seat(_ letter: inout VocalizedLetter) {
    switch letter.base {
    case "ا" where letter.vowel == .i: letter.base = "إ"
    case "ا": letter.base = "أ"
    case "و": letter.base = "ؤ"
    case "ي", "ى": letter.base = "ئ"
    case "\u{0640}": letter.base = "ء"
    default: return
    }
    letter.hasHamza = false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter that romanizations write; false for letters of other languages, such as گ and پ.
  package var isRomanizedLetter: Bool {
    VocalizedReader.letter(self) != nil || VocalizedReader.expansion(of: self) != nil
  }

  /// What a mark of the King Fahd Complex's Hafs text is in Tanzil's Uthmani text: U+0652 on alef shows that it is silent, and
  /// U+0656, U+0657 and U+065E are open tanwin.
  fileprivate func tanzilMark(on letter: Unicode.Scalar) -> Unicode.Scalar {
    switch value {
    case 0x0652 where letter == "\u{0627}": "\u{06DF}"
    case 0x0656: "\u{064D}"
    case 0x0657: "\u{064B}"
    case 0x065E: "\u{064C}"
    default: self
    }
  }
}
