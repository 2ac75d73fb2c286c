import ArabicText
import Diagnostics
import UnicodeText

/// A teh marbuta is written as an open teh.
///
/// ## What it does
/// Looks for a noun that ends with fatha, U+062A ARABIC LETTER TEH and a kasra or its tanwin, directly after a preposition or another
/// word that governs the genitive, where a known word has U+0629 ARABIC LETTER TEH MARBUTA instead. Text of
/// the Quran is exempt.
///
/// ## Why it matters
/// Both are spoken alike before another word, so that a transliteration does not show it; before a pause they are not. Only verbs
/// end so, and no verb follows a preposition.
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
    return end.last?.base == "\u{062A}" && end.last?.has([.kasra, .kasratan]) == true
      && end.first?.has(.fatha) == true
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let last = word.letters.last, last.base == "\u{062A}", last.has([.kasra, .kasratan]),
        word.letters.count > 2, word.letters[word.letters.count - 2].has(.fatha),
        let governor = GenitiveGovernor(before: index, in: analysis),
        !analysis.isInQuran(word.range), !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      let place = last.range.lowerBound..<last.range.lowerBound + 1
      let edits: [ArabicTextAnalysis.Edit] = [(place, "\u{0629}")]
      let written = analysis.text(of: word.range, with: edits)
      guard let noun = MarkedWord.words(of: Array(written.unicodeScalars)).first,
        analysis.knownStems.containsStem(of: noun)
          || word.letters.count > 3 && !word.hasArticle
            && analysis.knownStems.hasWord(ofLetters: word.letters.map(\.base))
      else { return nil }
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with U+062A ARABIC LETTER TEH \(governor.phrase(analysis)): "
          + "write U+0629 ARABIC LETTER TEH MARBUTA, \(written.quoted(limit: 30))",
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write U+0629 ARABIC LETTER TEH MARBUTA")
  }
}
