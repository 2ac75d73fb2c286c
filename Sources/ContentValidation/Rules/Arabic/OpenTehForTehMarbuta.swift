import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A teh marbuta is written as an open teh.
///
/// ## What it does
/// Looks for a noun that ends with fatha, U+062A ARABIC LETTER TEH and a kasra or its tanwin, directly after a preposition or
/// another word that governs the genitive. It is reported if a known word has U+0629 ARABIC LETTER TEH MARBUTA instead.
///
/// Also looks for a word with any vowel at its end, or with the alef of an accusative (رَحْمَتًا), that is known with U+0629 and
/// not with U+062A. A spelling with U+062A that only the mushaf has, such as رَحْمَت, does not count. Here a kasra before a
/// silent alef proves nothing, because it may join a verb to the next word.
///
/// Text of the Quran is exempt, even a quotation of three words.
///
/// ## Why it matters
/// Before another word both are spoken alike, so a transliteration does not show it. Before a pause they are not. Most words
/// that end with an open teh are verbs.
///
/// ## Example
/// ```xml
/// <arabic>أَعُوذُ بِكَ مِنْ غَلَبَتِ الدَّيْنِ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0629 ARABIC LETTER TEH MARBUTA: غَلَبَةِ. After a preposition also correct the vowel to a kasra: بِنِعْمَةِ for بِنِعْمَتُ.
enum OpenTehForTehMarbuta: ArabicRule {
  static let id: RuleID = "AR33"
  static let name = "open-teh-for-teh-marbuta"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR29"]
  static let screen = Screen.words { screened in
    let word = screened.word
    return word.endsWithOpenTeh
      && (word.mayBeInGenitive || isKnownOnlyWithTehMarbuta(word, screened.scalars, screened.known))
      || isAccusativeOfTehMarbuta(word, screened.scalars, screened.known)
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let (reason, edits) = correction(index, analysis), !analysis.isInQuran(word.range),
        !analysis.isInShortQuotation(word.range), !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word)
      else { return nil }
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with U+062A ARABIC LETTER TEH \(reason): "
          + "write U+0629 ARABIC LETTER TEH MARBUTA, \(analysis.text(of: word.range, with: edits).quoted(limit: 30))",
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write U+0629 ARABIC LETTER TEH MARBUTA")
  }

  /// What shows that a word has a teh marbuta, and the edits that write it; nil if nothing does.
  private static func correction(
    _ index: Int,
    _ analysis: ArabicTextAnalysis
  ) -> (reason: String, edits: [ArabicTextAnalysis.Edit])? {
    let word = analysis.words[index]
    if word.endsWithOpenTeh, let last = word.letters.last, let reason = reason(index, analysis) {
      let teh = last.range.lowerBound
      let edit: ArabicTextAnalysis.Edit = (teh..<teh + 1, String(tehMarbuta))
      return (reason, [edit] + editsOfCase(index, analysis))
    }
    guard let teh = word.tehOfAccusative,
      isAccusativeOfTehMarbuta(word, analysis.scalars, analysis.knownStems)
    else { return nil }
    let edit = (range: teh.range.lowerBound..<word.range.upperBound, replacement: accusative)
    return ("and an alef, and is known only with U+0629", [edit])
  }

  /// The edit that writes the genitive where a preposition governs the word: بِنِعْمَتُ. None for a word that has it, or may be governed
  /// by nothing.
  private static func editsOfCase(_ index: Int, _ analysis: ArabicTextAnalysis) -> [ArabicTextAnalysis.Edit] {
    let word = analysis.words[index]
    guard let ending = WordEnding(of: word), ending != ending.genitive,
      GenitiveGovernor(before: index, in: analysis) != nil || isAfterBeh(word, ending, analysis),
      let mark = word.letters.last?.range.first(where: { analysis.scalars[$0] == ending.mark })
    else { return [] }
    return [(mark..<mark + 1, String(ending.genitive.mark))]
  }

  /// Whether a word begins with بِ, and is known in the genitive and with teh marbuta, with it or without.
  private static func isAfterBeh(
    _ word: MarkedWord,
    _ ending: WordEnding,
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    guard let start = word.startAfterBeh, let noun = word.withTehMarbuta(analysis.scalars),
      noun.scalars.last == ending.mark
    else { return false }
    let genitive = noun.scalars.dropLast() + [ending.genitive.mark]
    let offset = word.letters[start].range.lowerBound - word.range.lowerBound
    return [0, offset].contains { analysis.knownStems.hasWord(vocalized: Array(genitive[$0...])) }
  }

  /// What shows that a word is a noun with teh marbuta; nil if nothing does.
  private static func reason(_ index: Int, _ analysis: ArabicTextAnalysis) -> String? {
    let word = analysis.words[index]
    if word.mayBeInGenitive, let governor = GenitiveGovernor(before: index, in: analysis),
      isNoun(word, analysis)
    {
      return governor.phrase(analysis)
    }
    guard !mayBeVerb(word, at: index, analysis),
      isKnownOnlyWithTehMarbuta(word, analysis.scalars, analysis.knownStems)
    else { return nil }
    return "and is known only with U+0629"
  }

  private static func isNoun(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    let known = analysis.knownStems
    return word.withTehMarbuta(analysis.scalars).map { known.containsStem(of: $0.word) } ?? false
      || word.letters.count > 3 && !word.hasArticle && known.hasWord(ofLetters: word.letters.map(\.base))
  }

  /// Whether the word may be a verb: its kasra may only join it to the next word, as in صَدَقَتِ الرُّؤْيَا, or its vowels are wrong.
  private static func mayBeVerb(_ word: MarkedWord, at index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    // For صَدَقْتَ.
    if word.letters.last?.has([.fatha, .kasra]) == true,
      word.letters.dropLast().allSatisfy({ $0.has(.fatha) && !$0.has(.shadda) })
    {
      return true
    }
    return word.letters.last?.has(.kasra) == true && analysis.isBesideLast(index + 1)
      && analysis.words[index + 1].letters.first?.isAlefOrWasla == true
  }

  /// Whether a word is known with its vowels and teh marbuta, and without it at most in the spelling of the mushaf.
  ///
  /// - Parameter scalars: Those that the word is part of.
  private static func isKnownOnlyWithTehMarbuta(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ known: KnownStems
  ) -> Bool {
    let isMushafSpelling = word.possibleStarts.contains {
      mushafSpellings.contains(word.letters[$0...].map(\.base))
    }
    guard isMushafSpelling || !known.isFamiliar(word, scalars), let noun = word.withTehMarbuta(scalars) else {
      return false
    }
    return known.isFamiliar(noun.word, noun.scalars)
  }

  /// Whether a word with the alef of an accusative is known only without it, and with teh marbuta.
  private static func isAccusativeOfTehMarbuta(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ known: KnownStems
  ) -> Bool {
    // Other duas may repeat the mistake.
    guard let teh = word.tehOfAccusative, !known.isFamiliar(word, scalars, library: false) else {
      return false
    }
    let written =
      Array(scalars[word.range.lowerBound..<teh.range.lowerBound]) + Array(accusative.unicodeScalars)
    return known.isFamiliar(spelling: written)
  }

  fileprivate static let tehMarbuta: Unicode.Scalar = "\u{0629}"
  /// A teh marbuta with fathatan.
  private static let accusative = "\u{0629}\u{064B}"

  /// The words of which the mushaf writes some with an open teh before another noun.
  private static let mushafSpellings = Set(
    words: "رحمت نعمت سنت امرأت ابنت لعنت معصيت قرت بقيت فطرت شجرت كلمت"
  )
}

extension MarkedWord {
  /// Whether the word ends with fatha and an open teh with a vowel.
  fileprivate var endsWithOpenTeh: Bool {
    guard letters.count > 2, let last = letters.last, last.base == "\u{062A}", last.has([.harakat, .tanwin])
    else { return false }
    let before = letters[letters.count - 2]
    return before.has(.fatha) && !before.isBareAlef
  }

  /// The teh before the alef of an accusative, after a fatha or a long a; nil for words with another end.
  fileprivate var tehOfAccusative: MarkedLetter? {
    guard letters.count > 3, let alef = letters.last, alef.isBareAlef else { return nil }
    let (before, teh) = (letters[letters.count - 3], letters[letters.count - 2])
    guard teh.base == "\u{062A}", teh.has(.fathatan) || alef.has(.fathatan), !teh.has(.shadda),
      before.has(.fatha) || before.isBareAlef
    else { return nil }
    return teh
  }

  fileprivate var mayBeInGenitive: Bool { letters.last?.has([.kasra, .kasratan]) == true }

  /// The word with teh marbuta as its last letter, and its scalars.
  fileprivate func withTehMarbuta(_ scalars: [Unicode.Scalar]) -> (
    word: MarkedWord, scalars: [Unicode.Scalar]
  )? {
    guard let last = letters.last else { return nil }
    var written = Array(scalars[range])
    written[last.range.lowerBound - range.lowerBound] = OpenTehForTehMarbuta.tehMarbuta
    return MarkedWord.words(of: written).first.map { ($0, written) }
  }
}
