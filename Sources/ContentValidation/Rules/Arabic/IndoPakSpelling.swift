import ArabicText
import Diagnostics
import QuranText
import UnicodeText

/// A word is spelled as in prints of the Quran: with sukun on a long vowel, a vowel on a bare alef, or a madda that only lengthens.
///
/// ## What it does
/// Looks for waw with sukun after damma, and yeh with sukun after kasra.
///
/// Looks for a bare alef (U+0627) with fatha, damma or kasra: at the beginning of a word, after a prefixed و ف ب ك ل س, or
/// after another vowel.
///
/// Looks for آ before a letter with shadda (التَّآمَّاتِ), and at the end of a known word (لَآ).
///
/// Text from the Quran is exempt, and so are words in which marks clash, and texts in other languages with Arabic letters.
///
/// ## Why it matters
/// Most readers learn that a long vowel has no mark and that a pronounced alef has a hamza. A search for one spelling
/// does not find the other.
///
/// ## Example
/// ```xml
/// <arabic>اَعُوْذُ بِاللهِ</arabic>
/// ```
///
/// ## How to fix it
/// Remove the sukun (أَعُوذُ), and write آ as ا. Write the bare alef with its hamza, or remove its vowel if it is hamzat al-wasl.
/// The rule looks up which of the two it is in the Quran, or infers it from the letters that follow; check its suggestion.
///
/// The sukun is not always the mistake. The vowel before it may be wrong (حَيْثُ for حِيْثُ), the letter may have a vowel (عِيَادَة for
/// عِيْادَة), or it may be in the wrong place (إِلَيْهِ for إِلَهِيْ).
enum IndoPakSpelling: ArabicRule {
  static let id: RuleID = "AR14"
  static let name = "indo-pak-spelling"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR27"]
  static let screen = Screen.words { screened in
    screened.word.letters.indices.contains { mayConcern(letter: $0, of: screened.word) }
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard !analysis.isSpelledInOtherLanguage else { return [] }
    var sukuns: [(word: MarkedWord, index: Int, sukun: Range<Int>)] = []
    var alefs: [TextIssue] = []
    var maddas: [TextIssue] = []
    for word in analysis.words where !analysis.isUnclear(word) {
      var key: QuranVocabulary.Key?
      for index in word.letters.indices {
        if let sukun = sukunOfLongVowel(at: index, in: word, analysis) {
          sukuns.append((word, index, sukun))
        } else if isLengthened(at: index, in: word, analysis) {
          maddas.append(madda(on: word.letters[index], in: word, analysis))
        } else if let vowel = vowelOfBareAlef(at: index, in: word, analysis) {
          let known = key ?? QuranVocabulary.Key(analysis.scalars[word.range])
          key = known
          let reading = AlefReading.of(alefAt: index, in: word, known, analysis.vocabulary)
          alefs.append(issue(at: index, in: word, vowel, reading, analysis))
        }
      }
    }
    let isUsual = sukuns.count > 1
    return findings(
      sukuns.map { issue(of: $0.sukun, at: $0.index, in: $0.word, isUsual: isUsual, analysis) },
      in: analysis,
      fix: "remove the sukun"
    )
      + findings(alefs, in: analysis, fix: "write the alef with hamza, or without a vowel")
      + findings(maddas, in: analysis, fix: "write U+0627 ARABIC LETTER ALEF")
  }

  /// - Parameter isUsual: Whether the text has more than one, so that its long vowels are written so. One alone may be a mistake: it is
  ///   removed without asking only from a word that is known so, and not with a fatha before it, and whose other letters have their
  ///   marks.
  private static func issue(
    of sukun: Range<Int>,
    at index: Int,
    in word: MarkedWord,
    isUsual: Bool,
    _ analysis: ArabicTextAnalysis
  ) -> TextIssue {
    let edit: TextIssue.Edit = (sukun, "")
    let isKnown = analysis.isFamiliar(word, with: [edit])
    let isKnownWithFatha = analysis.isFamiliarWithFatha(word, before: index)
    let isSafe = isUsual || isKnown && !isKnownWithFatha && !missesMark(word)
    let mayBeVowel = !isKnown && isKnownWithFatha
    let isVowelMissing = !mayBeVowel && bearsVowel(at: index, in: word)
    let mayBeExchanged = !isUsual && !mayBeVowel && isKnownExchanged(at: index, in: word, analysis)
    return TextIssue(
      range: word.letters[index].range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) has U+0652 ARABIC SUKUN on a "
        + (isVowelMissing
          ? "letter that has a vowel before the next one: write that" : "long vowel: remove it")
        + (mayBeVowel ? ", or write U+064E ARABIC FATHA before it" : "")
        + (mayBeExchanged ? ", or exchange the letter with the one before it" : ""),
      edits: mayBeVowel || isVowelMissing || mayBeExchanged ? [] : [edit],
      applicability: isSafe ? .safe : .unsafe
    )
  }

  /// Whether a word is known with the waw or yeh and the letter before it in the other order: إِلَهِيْ is إِلَيْهِ.
  private static func isKnownExchanged(
    at index: Int,
    in word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    guard word.letters.count <= ScreenedWord.longestStem else { return false }
    let (before, letter) = (word.letters[index - 1].range, word.letters[index].range)
    let exchanged = analysis.text(of: letter, with: []) + analysis.text(of: before, with: [])
    return analysis.isFamiliar(word, with: [(before.lowerBound..<letter.upperBound, exchanged)])
  }

  /// Whether the letter after a waw or yeh shows that it has a vowel of its own, as in عِيْادَة and الْعَافِيْة: a teh marbuta, or a long a.
  private static func bearsVowel(at index: Int, in word: MarkedWord) -> Bool {
    guard index + 1 < word.letters.count else { return false }
    let next = word.letters[index + 1]
    // The silent alef of a plural is the last letter.
    return next.base == "\u{0629}" || next.isBareAlef && next.marks.isEmpty && index + 2 < word.letters.count
  }

  /// Whether a consonant within the word has no mark, so that the sukun may be its own: نَفسِيْ. The lam of an article needs none.
  private static func missesMark(_ word: MarkedWord) -> Bool {
    word.letters.indices.dropLast().contains { index in
      word.letters[index].isPlainConsonant && word.letters[index].marks.isEmpty
        && !(index > 0 && word.letters[index].base == "\u{0644}" && word.letters[index - 1].isBareAlef)
    }
  }

  /// Whether a letter may be reported, wherever its word is.
  private static func mayConcern(letter index: Int, of word: MarkedWord) -> Bool {
    let letter = word.letters[index]
    if letter.base == "\u{0622}" || letter.isBareAlef {
      return !letter.marks.isEmpty || letter.base == "\u{0622}" && index > 0
    }
    return index > 0 && letter.has(.sukun) && (letter.base == "\u{0648}" || letter.base == "\u{064A}")
      && word.letters[index - 1].has([.damma, .kasra])
  }

  private static func sukunOfLongVowel(
    at index: Int,
    in word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> Range<Int>? {
    guard index > 0 else { return nil }
    let (letter, before) = (word.letters[index], word.letters[index - 1])
    guard letter.has(.sukun), !letter.has([.shadda, .fatha, .damma, .kasra, .hamza]),
      letter.base == "\u{0648}" && before.has(.damma) || letter.base == "\u{064A}" && before.has(.kasra),
      !analysis.isInQuran(letter.range)
    else { return nil }
    return letter.range.first { analysis.scalars[$0] == "\u{0652}" }.map { $0..<$0 + 1 }
  }

  /// Whether an alef with madda is a long a: there is no hamza before a doubled letter, nor at the end of لَا and مَا.
  private static func isLengthened(
    at index: Int,
    in word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    let letter = word.letters[index]
    guard index > 0, letter.base == "\u{0622}" || letter.isBareAlef && letter.has(.madda),
      word.letters[index - 1].has(.fatha), !analysis.isInQuran(letter.range)
    else { return false }
    if index + 1 < word.letters.count {
      // After a conjunction the word itself may begin with a hamza: وَآمَّ.
      let isAfterConjunction = index == 1 && word.letters[0].isProclitic(.conjunctions)
      return word.letters[index + 1].has(.shadda) && !isAfterConjunction
    }
    guard endingsOfParticles.contains(word.letters[index - 1].base) else { return false }
    return analysis.isKnown(analysis.scalars[word.range].dropLast(letter.range.count) + ["\u{0627}"])
  }

  /// The letters before the alef of ما, لا, نا, ها and يا.
  private static let endingsOfParticles: Set<Unicode.Scalar> = [
    "\u{0645}", "\u{0644}", "\u{0646}", "\u{0647}", "\u{064A}",
  ]

  private static func madda(
    on letter: MarkedLetter,
    in word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> TextIssue {
    TextIssue(
      range: letter.range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) has a madda that only lengthens, as in prints of the Quran: write "
        + "U+0627 ARABIC LETTER ALEF",
      edits: [(letter.range, "\u{0627}")]
    )
  }

  private static func vowelOfBareAlef(
    at index: Int,
    in word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> Range<Int>? {
    let letter = word.letters[index]
    guard letter.isBareAlef, letter.has(.harakat), !letter.has(.hamza), isPronounced(at: index, in: word),
      !analysis.isInQuran(letter.range)
    else { return nil }
    return letter.range.first { analysis.scalars[$0].isHaraka }.map { $0..<$0 + 1 }
  }

  /// Whether the preceding letter, if any, has its own vowel or sukun; otherwise the vowel on the alef belongs to it.
  private static func isPronounced(at index: Int, in word: MarkedWord) -> Bool {
    index == 0 || word.letters[index - 1].has([.fatha, .damma, .kasra, .sukun])
  }

  private static func issue(
    at index: Int,
    in word: MarkedWord,
    _ vowel: Range<Int>,
    _ reading: AlefReading?,
    _ analysis: ArabicTextAnalysis
  ) -> TextIssue {
    let letter = word.letters[index]
    let alef = letter.baseRange
    func start() -> String {
      "\(analysis.quoted(word.range)) in \(analysis.label) has \(analysis.scalars[vowel.lowerBound].codePointAndName) on a bare alef"
    }
    let before = index > 0 ? word.letters[index - 1] : nil
    let isInside =
      index == word.letters.count - 1 || before?.has(.sukun) == true && before?.base != "\u{0644}"
      || !word.letters[..<index].allSatisfy { !Proclitics($0).isEmpty }
    if isInside, letter.has(.fatha), before?.has(.fatha) == true {
      return TextIssue(
        range: letter.range,
        message: "\(start()): it lengthens the fatha before it and has no vowel; remove it",
        edits: [(vowel, "")]
      )
    }
    switch isInside && before?.has(.sukun) == true ? .hamza : reading {
    case .wasl?:
      return TextIssue(
        range: letter.range,
        message: "\(start()): hamzat al-wasl has no vowel mark; remove it",
        edits: [(vowel, "")]
      )
    case .hamza?:
      let seat = letter.has(.kasra) ? "\u{0625}" : "\u{0623}" as Unicode.Scalar
      let edit: TextIssue.Edit = (alef, String(seat))
      // Inside a word the vowel may belong to another letter: أَبْاَوبَ is أَبْوَابَ.
      let isUnknown = isInside && analysis.isDoubtful(word, with: [edit])
      return TextIssue(
        range: letter.range,
        message: "\(start()): write \(seat.codePointAndName)"
          + (isUnknown ? ", or the vowel on its letter; no word is known with this alef" : ""),
        edits: isUnknown ? [] : [edit]
      )
    case nil:
      return TextIssue(
        range: letter.range,
        message: "\(start()): write the alef with its hamza, or remove the vowel if it is hamzat al-wasl"
      )
    }
  }
}
