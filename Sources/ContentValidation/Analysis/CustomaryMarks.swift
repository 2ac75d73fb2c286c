import ArabicText

/// The marks that some editors write and others leave out. A library that nearly always writes one has left it out by mistake
/// where it is missing.
struct CustomaryMarks: Sendable {
  enum Kind: Int, CaseIterable, Sendable {
    /// The vowel at the end of a phrase.
    case pausalEnding
    /// The shadda of a letter to which the article is assimilated.
    case sunLetter
    /// The kasra of a hamza below its alef.
    case hamzaBelow
    /// The fatha of a letter before the alef of its long vowel.
    case longVowel
    /// The vowels of the name of Allah.
    case divineName
    /// The sukun of a consonant within a word.
    case sukun

    /// The minimum share of the places that have the mark. A library writes the sukun of all letters or of none.
    fileprivate var share: Double { self == .sukun ? 0.9 : 0.97 }

    /// What is missing, as the object of a sentence.
    var name: String {
      switch self {
      case .pausalEnding: "the vowel at the end of a phrase"
      case .sunLetter: "the shadda of a letter after the article"
      case .hamzaBelow: "the kasra of a hamza below its alef"
      case .longVowel: "the fatha before the alef of a long vowel"
      case .divineName: "the vowels of the name of Allah"
      case .sukun: "the sukun of a consonant within a word"
      }
    }
  }

  /// A letter that may have a customary mark.
  struct Place {
    let kind: Kind
    /// The letter with its marks, as indices of scalars.
    let range: Range<Int>
    let isWritten: Bool
  }

  private var written = [Int](repeating: 0, count: Kind.allCases.count)
  private var omitted = [Int](repeating: 0, count: Kind.allCases.count)

  init() {}

  /// Counts the marks of recited texts, of words that have some.
  init(_ recited: RecitedWords) {
    var counts = [Int](repeating: 0, count: 2 * recited.spellings.count)
    for word in recited.words { counts[2 * Int(word.spelling) + (word.isBeforePause ? 1 : 0)] += 1 }
    for (index, count) in counts.enumerated() where count > 0 {
      let word = recited.spellings[index / 2].word
      guard word.hasSomeMarks else { continue }
      add(Self.places(in: word, isBeforePause: index % 2 == 1), times: count)
    }
  }

  private mutating func add(_ places: [Place], times count: Int) {
    for place in places {
      if place.isWritten {
        written[place.kind.rawValue] += count
      } else {
        omitted[place.kind.rawValue] += count
      }
    }
  }

  /// What the library writes in fewer places is not a custom.
  private static let minimumCount = 30

  /// How often the library writes each mark that it nearly always writes, and how often it has the place; some places are not
  /// counted.
  func customs(without own: [Place]) -> [Kind: (written: Int, total: Int)] {
    var others = self
    for place in own {
      if place.isWritten {
        others.written[place.kind.rawValue] -= 1
      } else {
        others.omitted[place.kind.rawValue] -= 1
      }
    }
    var customs: [Kind: (written: Int, total: Int)] = [:]
    for kind in Kind.allCases {
      let written = others.written[kind.rawValue]
      let total = written + others.omitted[kind.rawValue]
      guard total >= Self.minimumCount, Double(written) >= kind.share * Double(total) else { continue }
      customs[kind] = (written, total)
    }
    return customs
  }
}

extension CustomaryMarks {
  /// The places of a text, in their order: those of words that have marks.
  static func places(in words: [MarkedWord], _ scalars: [Unicode.Scalar]) -> [Place] {
    words.flatMap { word -> [Place] in
      guard word.hasSomeMarks else { return [] }
      let isBeforePause = scalars[word.range.upperBound...].first { $0 != " " }.map(\.endsPhrase) ?? true
      return places(in: word, isBeforePause: isBeforePause)
    }
  }

  static func places(in word: MarkedWord, isBeforePause: Bool) -> [Place] {
    let letters = word.letters
    let article = word.indexAfterArticle
    let name = word.divineName
    return letters.indices.compactMap { index -> Place? in
      let letter = letters[index]
      func place(_ kind: Kind, isWritten: Bool) -> Place {
        Place(kind: kind, range: letter.range, isWritten: isWritten)
      }
      let hasVowel = letter.has([.harakat, .tanwin, .sukun])
      if let name, name.contains(index) {
        return index == letters.count - 1 && isBeforePause
          ? place(.pausalEnding, isWritten: hasVowel)
          : place(.divineName, isWritten: letter.has([.harakat, .tanwin, .sukun, .daggerAlef]))
      }
      if index == article, letter.base.isSunLetter {
        return place(.sunLetter, isWritten: letter.has(.shadda))
      }
      if letter.base == "\u{0625}" { return place(.hamzaBelow, isWritten: letter.has([.kasra, .kasratan])) }
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      if let next {
        let isLong =
          next.isBareAlef && next.marks.isEmpty && index + 2 == letters.count && letter.base == "\u{0644}"
        if isLong, letters.count == 2 { return place(.longVowel, isWritten: hasVowel) }
        return closesSyllable(index, in: letters, article)
          ? place(.sukun, isWritten: letter.has(.sukun)) : nil
      }
      return isBeforePause && letters.count > 1 && letter.base.isConsonant
        ? place(.pausalEnding, isWritten: hasVowel) : nil
    }
  }
}

extension CustomaryMarks {
  /// Whether a consonant has a sukun or no mark after a vowel and before a letter with a vowel. The noon and the meem are left
  /// out before letters to which they are assimilated, and so is the lam of the article.
  private static func closesSyllable(_ index: Int, in letters: [MarkedLetter], _ article: Int?) -> Bool {
    let (letter, next) = (letters[index], letters[index + 1])
    guard index > 0, index + 1 != article, letter.base.isConsonant, !letter.base.isHamza,
      letter.marks.isSubset(of: .sukun), letter.base != "\u{0646}",
      letter.base != "\u{0645}" || next.base != "\u{0628}",
      // Before a teh marbuta it is a fatha that is missing.
      next.has([.harakat, .tanwin]), !next.has(.shadda), !next.isBareAlef, next.base != "\u{0629}",
      // The lams of لِلهِ and لَأُ.
      letter.base != "\u{0644}" || letters[index - 1].base != "\u{0644}" && !next.base.isHamza
    else { return false }
    return letters[index - 1].has(.harakat)
  }
}

extension MarkedWord {
  /// Whether at least a third of the letters have a mark, not counting the alefs of النَّار. The name of Allah has few: اللهَ.
  fileprivate var hasSomeMarks: Bool {
    if divineName != nil { return letters.contains { !$0.marks.isEmpty } }
    let bare = letters.count { $0.isBareAlef && $0.marks.isEmpty }
    return letters.count { !$0.marks.isEmpty } * 3 >= letters.count - bare
  }

  /// The index of the letter after the article at the beginning of the word; nil without an article whose lam is bare.
  fileprivate var indexAfterArticle: Int? {
    guard let index = indexAfterArticleAndProclitics, index < letters.count, letters[index - 1].marks.isEmpty
    else { return nil }
    return index
  }

  /// The second lam and the heh, and the meem of اللهم; nil in other words.
  fileprivate var divineName: Range<Int>? {
    let end = letters.last?.base == "\u{0645}" ? letters.count - 1 : letters.count
    guard (3...6).contains(end), letters[end - 3].base == "\u{0644}", letters[end - 2].base == "\u{0644}",
      letters[end - 1].base == "\u{0647}"
    else { return nil }
    // آللهِ is a question.
    let isWithAlef = end > 3 && ["\u{0627}", "\u{0622}"].contains(letters[end - 4].base)
    return isWithAlef || end == letters.count && hasOnlyConjunctions(before: end - 3)
      ? end - 2..<letters.count : nil
  }

  /// Whether no other letters precede لله, where the article has lost its alef.
  private func hasOnlyConjunctions(before start: Int) -> Bool {
    letters[..<start].allSatisfy { $0.isProclitic([.interrogative, .conjunctions]) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is punctuation before which a reciter pauses.
  var endsPhrase: Bool {
    switch self {
    case "،", "؛", ".", "؟", ",", ";", "?", "!", ":": true
    default: false
    }
  }

  fileprivate var isHamza: Bool { (0x0621...0x0626).contains(value) }

  fileprivate var isConsonant: Bool {
    switch value {
    case 0x0621, 0x0623...0x0626, 0x0628...0x063A, 0x0641...0x0647: true
    default: false
    }
  }

  /// Whether the lam of the article is assimilated to the letter.
  fileprivate var isSunLetter: Bool {
    switch self {
    case "ت", "ث", "د", "ذ", "ر", "ز", "س", "ش", "ص", "ض", "ط", "ظ", "ل", "ن": true
    default: false
    }
  }
}
