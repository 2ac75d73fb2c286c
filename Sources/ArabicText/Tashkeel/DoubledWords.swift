import UnicodeText

/// Frequent words in which a letter is always doubled, in any context.
///
/// The spelling of other words does not show where a shadda is missing.
enum DoubledWords {
  /// The index of the letter that requires a shadda; nil for other words.
  static func position(in letters: ArraySlice<LetterCluster>) -> Int? {
    guard letters.count <= longest else { return nil }
    var segmenter = ProcliticSegmenter(letters)
    var proclitics: Proclitics = []
    while let first = segmenter.next {
      if isBeginning(first.base), segmenter.remaining > 1,
        let word = words[ExactText(skeleton(letters[segmenter.index...]))],
        word.proclitics.isSuperset(of: proclitics), word.first.isEmpty || first.has(word.first)
      {
        return segmenter.index + word.position
      }
      guard segmenter.index < letters.startIndex + 3 else { return nil }
      let skipped = segmenter.skip(anyProclitic)
      guard !skipped.isEmpty else { return nil }
      proclitics.formUnion(skipped)
    }
    return nil
  }

  /// Whether any of the words begins with a letter: most words of a text need no lookup.
  private static func isBeginning(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "إ", "أ", "ل", "ر", "ث", "\u{0627}", "\u{0671}": true
    default: false
    }
  }

  /// The longest word has seven letters, with conjunction and interrogative nine.
  private static let longest = 9

  private struct Word {
    /// The proclitics that may precede it.
    let proclitics: Proclitics
    let position: Int
    /// The vowels one of which the first letter must have; empty for any.
    var first: ArabicMarks = []
  }

  private static let anyProclitic: Proclitics = [.interrogative, .conjunctions, .prepositions]
  private static let suffixes = [
    "ه", "ها", "هم", "هن", "هما", "ك", "كم", "كما", "كن", "نا",
  ]

  /// All have two letters or more.
  private static let words: [ExactText: Word] = {
    var words: [String: Word] = [:]
    let inna = Word(proclitics: anyProclitic, position: 1)
    for suffix in suffixes + ["ما", "ني"] {
      words["إن" + suffix] = inna
      words["أن" + suffix] = inna
      words["لكن" + suffix] = Word(proclitics: .conjunctions, position: 2)
    }
    for suffix in ["ا", "ي"] {
      words["إن" + suffix] = inna
      words["لكن" + suffix] = Word(proclitics: .conjunctions, position: 2)
    }
    for suffix in suffixes { words["لعل" + suffix] = Word(proclitics: .conjunctions, position: 2) }
    for suffix in suffixes + ["", "ي"] {
      words["رب" + suffix] = Word(proclitics: [.conjunctions, .beh, .lam], position: 1, first: .fatha)
    }
    words["أيها"] = inna
    words["أيتها"] = inna
    words["ثم"] = Word(proclitics: [.interrogative, .conjunctions], position: 1, first: [.fatha, .damma])
    words["إلا"] = Word(proclitics: .conjunctions, position: 1)
    words["اللهم"] = Word(proclitics: .conjunctions, position: 4)
    for pronoun in ["ذي", "ذين", "تي"] {
      words["ال" + pronoun] = Word(proclitics: [.conjunctions, .beh, .kaf], position: 1)
      words["لل" + pronoun] = Word(proclitics: .conjunctions, position: 1)
    }
    return Dictionary(uniqueKeysWithValues: words.map { (ExactText($0.key), $0.value) })
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
