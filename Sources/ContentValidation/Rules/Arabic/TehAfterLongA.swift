import ArabicText
import Diagnostics
import UnicodeText

/// After a long a, an open teh is written for a teh marbuta, or the other way round.
///
/// ## What it does
/// Looks for words that end with an alef and one of the two letters with a vowel. A word is reported if neither the Quran nor a
/// hadith has it so, with its vowels, and one of them has it with the other letter. AR33 reports open tehs after a fatha.
///
/// Text of the Quran is exempt, even a quotation of three words; so is مَرْضَاة, which only the mushaf writes with an open teh.
///
/// ## Why it matters
/// Before another word both are spoken alike, so a transliteration does not show it: الْحَيَات for الْحَيَاة, and كَلِمَاة for the plural
/// كَلِمَات.
///
/// ## Example
/// ```xml
/// <arabic>أَعُوذُ بِكَلِمَاةِ اللَّهِ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+062A ARABIC LETTER TEH in a plural, and U+0629 ARABIC LETTER TEH MARBUTA in a singular.
enum TehAfterLongA: ArabicRule {
  static let id: RuleID = "AR51"
  static let name = "teh-after-long-a"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR27", "AR28", "AR29"]
  static let screen = Screen.words { otherTeh($0.word, $0.scalars, $0.known) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.compactMap { word -> TextIssue? in
      guard let last = word.letters.last, let other = otherTeh(word, analysis.scalars, analysis.knownStems),
        !analysis.isInQuran(word.range), !analysis.isInShortQuotation(word.range),
        !analysis.isComparedWithQuran(word.range), !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word)
      else { return nil }
      let teh = last.range.lowerBound
      let edits: [ArabicTextAnalysis.Edit] = [(teh..<teh + 1, String(other))]
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with \(last.base.codePointAndName), and is known only "
          + "with \(other.codePointAndName): write \(analysis.text(of: word.range, with: edits).quoted(limit: 30))",
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the other teh")
  }

  /// The letter with which a word is known that is unknown with its own; nil if there is none.
  ///
  /// - Parameter scalars: Those that the word is part of.
  private static func otherTeh(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ known: KnownStems
  ) -> Unicode.Scalar? {
    let letters = word.letters
    guard letters.count > 3, let last = letters.last, letters[letters.count - 2].isBareAlef,
      last.has([.harakat, .tanwin]), !last.has(.shadda), let other = others[last.base],
      // A short word may be a verb after a conjunction: وَفَاتَ.
      last.base == tehMarbuta || letters.count > 4 || !last.has(.fatha),
      !letters.suffix(exempt.count).map(\.base).elementsEqual(exempt)
    else { return nil }
    var written = Array(scalars[word.range])
    written[last.range.lowerBound - word.range.lowerBound] = other
    // Other duas may repeat the mistake.
    return !known.isFamiliar(word, scalars, library: false)
      && known.isFamiliar(spelling: written, library: false) ? other : nil
  }

  private static let tehMarbuta: Unicode.Scalar = "\u{0629}"
  private static let others: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{062A}": tehMarbuta, tehMarbuta: "\u{062A}",
  ]
  private static let exempt = Array("مرضاة".unicodeScalars)
}
