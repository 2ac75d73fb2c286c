import ArabicText
import HadithText

/// What governs the genitive of a noun without exception: a preposition, or a noun that is always in construct.
enum GenitiveGovernor {
  /// The preposition joined to the article of the word.
  case joined
  /// The word before it, as scalars of the text.
  case word(Range<Int>)

  /// Nil if the word is not a noun that declines, or if nothing before it certainly governs it.
  init?(of index: Int, in analysis: ArabicTextAnalysis) {
    let words = analysis.words
    let word = words[index]
    guard word.mayDecline, !Self.isCompoundNumber(index, words) else { return nil }
    if word.hasJoinedPreposition {
      self = .joined
      return
    }
    let hasTanwin = word.letters.suffix(2).contains { $0.has(.tanwin) }
    guard hasTanwin ? !word.beginsWithArticle : word.beginsWithArticle, analysis.isBesideLast(index),
      words[index - 1].isGovernor
    else { return nil }
    self = .word(words[index - 1].range)
  }

  /// The same for a word that is a plural.
  init?(ofPlural index: Int, in analysis: ArabicTextAnalysis) {
    let word = analysis.words[index]
    if word.hasJoinedPreposition {
      self = .joined
      return
    }
    guard word.beginsWithArticle else { return nil }
    self.init(before: index, in: analysis)
  }

  /// The word before a noun whose form does not show that it is one; nil if nothing before it certainly governs it.
  init?(before index: Int, in analysis: ArabicTextAnalysis) {
    guard analysis.isBesideLast(index), analysis.words[index - 1].isGovernor else { return nil }
    self = .word(analysis.words[index - 1].range)
  }

  /// Whether a word may be governed by its own preposition and not have the genitive, or may govern the next word.
  static func mayGovern(_ word: MarkedWord) -> Bool {
    if word.isGovernor { return true }
    guard word.hasJoinedPreposition, let ending = WordEnding(of: word) else { return false }
    return ending != ending.genitive && word.mayDecline || NominativePlural(word) != nil
  }

  /// Where the noun is, as the middle of a message.
  func phrase(_ analysis: ArabicTextAnalysis) -> String {
    switch self {
    case .joined: "after a preposition"
    case .word(let range): "after \(analysis.quoted(range))"
    }
  }

  /// Whether a word is the first part of a number from eleven to nineteen, which has fatha in every case.
  private static func isCompoundNumber(_ index: Int, _ words: [MarkedWord]) -> Bool {
    guard index + 1 < words.count else { return false }
    return words[index + 1].letters.map(\.base).starts(with: "عشر".unicodeScalars)
  }
}

extension MarkedWord {
  /// Whether the vowel of the word is its case: not in plurals and duals, الآن and اللهم, nor in words such as هُدًى and عَصًا.
  fileprivate var mayDecline: Bool {
    let bases = letters.map(\.base)
    // No word with as many letters as مُحَمَّدًا ends like عَصًا.
    let isAccusative =
      letters.count > 4 && letters.last?.isBareAlef == true
      && letters.suffix(2).contains { $0.has(.fathatan) }
    let isSilent = !isAccusative && (letters.last?.isBareAlef == true || letters.last?.base == "\u{0649}")
    let isPlural = letters.last?.has(.fatha) == true && ["ين", "ون"].contains { bases.ends(with: $0) }
    return !isPlural && !isSilent && !["الآن", "اللهم"].contains { bases.ends(with: $0) }
  }

  /// Whether the first letters are an article, or after the preposition لِ what is left of one.
  fileprivate var beginsWithArticle: Bool { letters.count > 3 && letters[...].beginWithArticle }

  /// Whether the word begins with a preposition and the article, which loses its alef after a lam: لِلَّهِ.
  var hasJoinedPreposition: Bool {
    var rest = letters[...]
    if rest.count > 4, let first = rest.first, first.has(.fatha), first.isProclitic(.conjunctions) {
      rest.removeFirst()
    }
    guard rest.count > 2, let first = rest.popFirst() else { return false }
    switch Proclitics(first) {
    case .lam:
      // The article lost its alef.
      return first.has(.kasra) && rest.first?.isLamOfArticle == true
    case .beh: return first.has(.kasra) && rest.beginWithArticle
    case .kaf: return first.has(.fatha) && rest.beginWithArticle
    default: return false
    }
  }

  /// Whether the word is one after which a noun is in the genitive.
  fileprivate var isGovernor: Bool {
    if Governor.exists(letters[...]) { return true }
    guard let first = letters.first, letters.count > 2, first.has(.fatha), first.isProclitic(.conjunctions)
    else {
      return false
    }
    return Governor.exists(letters.dropFirst())
  }
}

extension ArraySlice<MarkedLetter> {
  fileprivate var beginWithArticle: Bool {
    count > 2 && self[startIndex].isAlefOrWasla
      && self[startIndex + 1].isLamOfArticle
  }
}

extension MarkedLetter {
  /// Whether this is a lam without a vowel, or one that is doubled.
  fileprivate var isLamOfArticle: Bool { base == "\u{0644}" && (!has(.harakat) || has(.shadda)) }
}

extension [Unicode.Scalar] {
  fileprivate func ends(with letters: String) -> Bool {
    suffix(letters.unicodeScalars.count).elementsEqual(letters.unicodeScalars)
  }
}

/// A word that governs the genitive.
private struct Governor {
  private let letters: [MarkedLetter]
  /// The vowels that its last letter may have.
  private let endings: ArabicMarks

  private init(_ word: String, _ endings: ArabicMarks) {
    letters = MarkedWord.words(of: Array(word.unicodeScalars)).first?.letters ?? []
    self.endings = endings
  }

  private static let byFirstLetter = Dictionary(grouping: all) { $0.letters.first?.base ?? " " }
  private static let all =
    [Governor("مِن", [.fatha, .kasra]), Governor("عَن", .kasra), Governor("كُلّ", .harakat)]
    + ["إلَى", "عَلَى", "فِي"].map { Governor($0, []) }
    + ["غَير", "مِثل"].map { Governor($0, .harakat) }
    + ["مَع", "سُبحَان"].map { Governor($0, .fatha) }
    + ["عِند", "بَعد", "قَبل", "فَوق", "تَحت", "بَين", "دُون"].map { Governor($0, [.fatha, .kasra]) }

  /// Whether a word is one that governs the genitive.
  static func exists(_ word: ArraySlice<MarkedLetter>) -> Bool {
    guard let first = word.first, let governors = byFirstLetter[first.base] else { return false }
    return governors.contains { $0.matches(word) }
  }

  /// Whether a word has these letters and vowels. Sukun, and the kasra of إِ, are not compared.
  private func matches(_ word: ArraySlice<MarkedLetter>) -> Bool {
    guard word.count == letters.count else { return false }
    let compared: ArabicMarks = [.harakat, .tanwin, .shadda]
    for index in letters.indices {
      let (letter, wanted) = (word[word.startIndex + index], letters[index])
      let mine = letter.marks
      guard letter.base == wanted.base, mine.contains(.shadda) == wanted.marks.contains(.shadda) else {
        return false
      }
      let vowels = mine.intersection(compared).subtracting(.shadda)
      if index == letters.count - 1 {
        guard endings.isEmpty ? vowels.isEmpty : vowels.isSubset(of: endings) else { return false }
      } else if letter.base != "\u{0625}", vowels != wanted.marks.intersection(compared).subtracting(.shadda)
      {
        return false
      }
    }
    return true
  }
}
