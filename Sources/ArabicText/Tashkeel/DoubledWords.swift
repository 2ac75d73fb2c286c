/// Words of everyday in which a letter is always doubled, whatever stands around it.
///
/// The spelling of other words does not tell where a shadda is missing; these few are frequent enough to be known.
enum DoubledWords {
  /// The place of the letter that must bear a shadda; nil for other words.
  static func place(in letters: ArraySlice<LetterCluster>) -> Int? {
    guard letters.count <= longest else { return nil }
    var start = letters.startIndex
    while let first = letters[start...].first {
      if isBeginning(first.base), let word = words[skeleton(letters[start...])],
        letters[..<start].allSatisfy({ word.clitics.contains($0.base) }),
        word.first.isEmpty || first.has(word.first)
      {
        return start + word.place
      }
      guard clitics.contains(first.base), start < letters.startIndex + 3 else { return nil }
      start += 1
    }
    return nil
  }

  /// Whether one of the words begins so: most words of a text need not be looked up.
  private static func isBeginning(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "إ", "أ", "ل", "ر", "ث", "\u{0627}", "\u{0671}": true
    default: false
    }
  }

  /// The longest word has seven letters, with conjunction and interrogative nine.
  private static let longest = 9

  private struct Word {
    /// What may stand before it.
    let clitics: Set<Unicode.Scalar>
    let place: Int
    /// The vowels one of which the first letter must bear; none is asked for where this is empty.
    var first: ArabicMarks = []
  }

  private static let clitics: Set<Unicode.Scalar> = ["و", "ف", "ب", "ل", "ك", "أ"]
  private static let conjunctions: Set<Unicode.Scalar> = ["و", "ف"]
  private static let suffixes = [
    "ه", "ها", "هم", "هن", "هما", "ك", "كم", "كما", "كن", "نا",
  ]

  private static let words: [String: Word] = {
    var words: [String: Word] = [:]
    let inna = Word(clitics: clitics, place: 1)
    for suffix in suffixes + ["ما", "ني"] {
      words["إن" + suffix] = inna
      words["أن" + suffix] = inna
      words["لكن" + suffix] = Word(clitics: conjunctions, place: 2)
    }
    for suffix in ["ا", "ي"] {
      words["إن" + suffix] = inna
      words["لكن" + suffix] = Word(clitics: conjunctions, place: 2)
    }
    for suffix in suffixes { words["لعل" + suffix] = Word(clitics: conjunctions, place: 2) }
    for suffix in suffixes + ["", "ي"] {
      words["رب" + suffix] = Word(clitics: ["و", "ف", "ب", "ل"], place: 1, first: .fatha)
    }
    words["أيها"] = inna
    words["أيتها"] = inna
    words["ثم"] = Word(clitics: ["و", "ف", "أ"], place: 1, first: [.fatha, .damma])
    words["إلا"] = Word(clitics: conjunctions, place: 1)
    words["اللهم"] = Word(clitics: conjunctions, place: 4)
    for pronoun in ["ذي", "ذين", "تي"] {
      words["ال" + pronoun] = Word(clitics: ["و", "ف", "ب", "ك"], place: 1)
      words["لل" + pronoun] = Word(clitics: conjunctions, place: 1)
    }
    return words
  }()

  private static func skeleton(_ letters: ArraySlice<LetterCluster>) -> String {
    var word = String.UnicodeScalarView()
    for letter in letters {
      switch letter.base {
      case "\u{0671}": word.append("\u{0627}")
      case "\u{0649}": word.append("\u{064A}")
      default: word.append(letter.base)
      }
    }
    return String(word)
  }
}
