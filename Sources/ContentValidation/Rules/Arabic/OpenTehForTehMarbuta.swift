import ArabicText
import Diagnostics
import UnicodeText

/// A teh marbuta is written as an open teh.
///
/// ## What it does
/// Looks for a noun that ends with fatha, U+062A ARABIC LETTER TEH and a kasra or its tanwin, directly after a preposition or another
/// word that governs the genitive, where a known word has U+0629 ARABIC LETTER TEH MARBUTA instead; and for a word with any vowel
/// at its end that is known with U+0629 and not with U+062A, or with it only in the spelling of the mushaf, such as رَحْمَت. A kasra
/// before an article may only join a verb to it. Text of the Quran is exempt, even three words.
///
/// ## Why it matters
/// Both are spoken alike before another word, so that a transliteration does not show it; before a pause they are not. Mostly
/// verbs end so.
///
/// ## Example
/// ```xml
/// <arabic>أَعُوذُ بِكَ مِنْ غَلَبَتِ الدَّيْنِ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0629 ARABIC LETTER TEH MARBUTA: غَلَبَةِ.
enum OpenTehForTehMarbuta: ArabicRule {
  static let id: RuleID = "AR33"
  static let name = "open-teh-for-teh-marbuta"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28"]
  static let screen = Screen.words { screened in
    let end = screened.word.letters.suffix(2)
    return end.last?.base == "\u{062A}" && end.last?.has([.harakat, .tanwin]) == true
      && end.first?.has(.fatha) == true
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let last = word.letters.last, last.base == "\u{062A}", last.has([.harakat, .tanwin]),
        word.letters.count > 2, word.letters[word.letters.count - 2].has(.fatha),
        !word.letters[word.letters.count - 2].isBareAlef,
        !analysis.isInQuran(word.range), !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      let place = last.range.lowerBound..<last.range.lowerBound + 1
      let edits: [ArabicTextAnalysis.Edit] = [(place, "\u{0629}")]
      let written = analysis.text(of: word.range, with: edits)
      guard let noun = MarkedWord.words(of: Array(written.unicodeScalars)).first else { return nil }
      let reason: String
      if last.has([.kasra, .kasratan]), let governor = GenitiveGovernor(before: index, in: analysis),
        isNoun(word, noun, analysis)
      {
        reason = governor.phrase(analysis)
      } else if !mayBeVerb(word, at: index, analysis), !analysis.isInShortQuotation(word.range),
        isKnownOnly(as: noun, Array(written.unicodeScalars), word, analysis)
      {
        reason = "and is known only with U+0629"
      } else {
        return nil
      }
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with U+062A ARABIC LETTER TEH \(reason): "
          + "write U+0629 ARABIC LETTER TEH MARBUTA, \(written.quoted(limit: 30))",
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write U+0629 ARABIC LETTER TEH MARBUTA")
  }

  /// - Parameter noun: The word with teh marbuta.
  private static func isNoun(_ word: MarkedWord, _ noun: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    analysis.knownStems.containsStem(of: noun)
      || word.letters.count > 3 && !word.hasArticle
        && analysis.knownStems.hasWord(ofLetters: word.letters.map(\.base))
  }

  /// Whether the word may be a verb: its kasra may only join it to the next word, as in صَدَقَتِ الرُّؤْيَا, or its vowels are wrong.
  private static func mayBeVerb(_ word: MarkedWord, at index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    // For صَدَقْتَ.
    if word.letters.allSatisfy({ $0.has(.fatha) && !$0.has(.shadda) }) { return true }
    return word.letters.last?.has(.kasra) == true && analysis.isBesideLast(index + 1)
      && analysis.words[index + 1].letters.first.map { $0.isBareAlef || $0.base == "\u{0671}" } == true
  }

  /// Whether the word is known with its vowels and teh marbuta, and without it at most in the spelling of the mushaf.
  ///
  /// - Parameters:
  ///   - noun: The word with teh marbuta.
  ///   - scalars: Those of the noun.
  private static func isKnownOnly(
    as noun: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    let isMushafSpelling = ([0] + word.startsAfterProclitics).contains {
      mushafSpellings.contains(word.letters[$0...].map(\.base))
    }
    return (isMushafSpelling || !analysis.isFamiliar(word)) && analysis.knownStems.isFamiliar(noun, scalars)
  }

  /// The words of which the mushaf writes some with an open teh before another noun.
  private static let mushafSpellings = Set(
    ["رحمت", "نعمت", "سنت", "امرأت", "ابنت", "لعنت", "معصيت", "قرت", "بقيت", "فطرت", "شجرت", "كلمت"].map {
      Array($0.unicodeScalars)
    }
  )
}
