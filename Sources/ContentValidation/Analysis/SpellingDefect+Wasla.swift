import ArabicText

extension SpellingDefect {
  /// A hamza on the alef of a command, of a noun or verb of the seventh, eighth or tenth form, or of a noun such as اسم: that alef is
  /// hamzat al-wasl.
  ///
  /// The vocalized Quran in modern spelling, Muwatta Malik, al-Adab al-Mufrad and Riyad as-Salihin have no other word of any of these
  /// shapes, in 480,000 words.
  static func waslaWithHamza(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let alef = letters[index]
    guard alef.isAlefWithHamza, index + 2 < letters.count else { return nil }
    let (prefix, stem) = (letters[..<index], letters[index...].dropFirst())
    let mayBeCommand = prefix.count < 2 && prefix.allSatisfy { $0.isProclitic(.conjunctions) }
    let beginsCommand = mayBeCommand && isCommand(alef, Array(stem))
    guard beginsCommand || alef.base == "\u{0625}" && isBeforeNoun(prefix) && isNounOrDerived(Array(stem))
    else {
      return nil
    }
    var defect = Self(
      alef.range,
      "hamzat al-wasl is written without a hamza; write U+0627 ARABIC LETTER ALEF",
      [edit(alef, after: prefix.last)]
    )
    defect.isHamzaOfFourthForm = beginsCommand && alef.base == "\u{0623}" && letters[index + 2].has(.fatha)
    return defect
  }

  /// The alef without hamza. The lam of the article gets a kasra for its sukun, as in الِاسْم.
  private static func edit(_ alef: MarkedLetter, after lam: MarkedLetter?) -> ArabicTextAnalysis.Edit {
    guard let lam, lam.base == "\u{0644}", lam.marks == .sukun else { return (alef.range, "\u{0627}") }
    return (lam.range.lowerBound..<alef.range.upperBound, "\u{0644}\u{0650}\u{0627}")
  }

  // MARK: Commands

  private static func isCommand(_ alef: MarkedLetter, _ stem: [MarkedLetter]) -> Bool {
    guard stem.count > 2, stem[0].isPlainConsonant else { return false }
    let (first, second, third) = (stem[0], stem[1], stem[2])
    guard !first.has([.harakat, .shadda]), second.isPlainConsonant, !second.has(.shadda),
      third.isPlainConsonant, third.has(.sukun)
    else { return false }
    // إِغْفِرْ, إِرْزُقْ
    if alef.base == "\u{0625}" { return second.has([.fatha, .damma, .kasra]) && !isBrocade(stem) }
    // أُنْصُرْ
    if alef.has(.damma) { return second.has(.damma) }
    // أَرْزُقْنَا, أَجْعَلْنِي: a verb in the first person has no object in it. أَرْسَلْنَا is “we sent”, and أَكْرِمْنِي has a hamza of its own.
    let pronoun = stem.dropFirst(3).map(\.base)
    return second.has(.damma) && AttachedPronoun.own.contains(pronoun)
      || second.has(.fatha) && pronoun == AttachedPronoun.own[0]
  }

  // MARK: Derived forms

  /// Whether the letters after the alef are of the seventh, eighth or tenth form: إِنْكِسَار, إِبْتِلَاء, إِتَّقَى, إِسْتَجِبْ.
  private static func isDerived(_ stem: [MarkedLetter]) -> Bool {
    guard let first = stem.first, stem.count > 1 else { return false }
    if first.has(.shadda) {
      return ["\u{062A}", "\u{062F}", "\u{0637}"].contains(first.base) && first.has([.fatha, .kasra])
    }
    guard stem.count > 2 else { return false }
    let (second, third) = (stem[1], stem[2])
    guard !first.has(.harakat), !third.has(.shadda) else { return false }
    if first.base == "\u{0633}", second.base == "\u{062A}" {
      return second.has([.fatha, .kasra]) && stem.count > 3 && !isBrocade(stem) && !isStrategy(stem)
    }
    guard first.base == "\u{0646}" && second.isPlainConsonant || isInfix(second, after: first) else {
      return false
    }
    if second.has(.fatha) { return third.has(.fatha) && !third.isBareAlef }
    return second.has(.kasra) && !third.has([.kasra, .damma, .sukun]) && stem.count > 4 && stem[3].isBareAlef
  }

  /// Whether the letter is the teh of the eighth form, or what it becomes after some letters: إِصْطِبَار, إِزْدِحَام.
  private static func isInfix(_ letter: MarkedLetter, after first: MarkedLetter) -> Bool {
    switch letter.base {
    case "\u{062A}": first.isPlainConsonant
    case "\u{0637}": ["\u{0635}", "\u{0636}"].contains(first.base) && letter.has(.kasra)
    case "\u{062F}": first.base == "\u{0632}" && letter.has(.kasra)
    default: false
    }
  }

  /// إِسْتَبْرَق, of the Quran.
  private static func isBrocade(_ stem: [MarkedLetter]) -> Bool { hasLetters(stem, "ستبر") }

  /// إِسْتِرَاتِيجِيَّة, a foreign word.
  private static func isStrategy(_ stem: [MarkedLetter]) -> Bool { hasLetters(stem, "سترات") }

  private static func hasLetters(_ stem: [MarkedLetter], _ start: String) -> Bool {
    stem.map(\.base).starts(with: start.unicodeScalars)
  }

  // MARK: Nouns

  /// Whether the letters are proclitics of a noun, or the article with some.
  static func isBeforeNoun(_ prefix: ArraySlice<MarkedLetter>) -> Bool {
    var rest = prefix
    if rest.suffix(2).spell("ال") || rest.map(\.base) == doubleLam {
      rest = rest.dropLast(2)
    }
    return rest.count < 3 && rest.allSatisfy { $0.isProclitic([.conjunctions, .prepositions]) }
  }

  private static let doubleLam = Array("لل".unicodeScalars)

  private static func isNounOrDerived(_ stem: [MarkedLetter]) -> Bool {
    if isDerived(stem) { return true }
    guard stem.first?.has([.harakat, .shadda]) == false else { return false }
    return nouns.contains(stem.map(\.base))
  }

  /// اسم, ابن, امرأة and اثنان after their alef, also with a pronoun.
  private static let nouns: Set<[Unicode.Scalar]> = {
    let alone = Set(words: "سم بن بنة مرؤ مرئ مرأة ثنان ثنين ثنتان ثنتين ثنا ثني")
    let pronouns = AttachedPronoun.all.union(Set(words: "ي"))
    return Array(words: "سم بن بنت مرأت").reduce(into: alone) { nouns, noun in
      nouns.formUnion(pronouns.map { noun + $0 })
    }
  }()
}

extension MarkedLetter {
  fileprivate var isAlefWithHamza: Bool { base == "\u{0623}" || base == "\u{0625}" }
}
