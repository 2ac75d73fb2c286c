import ArabicText
import Diagnostics
import UnicodeText

/// A statement to Allah begins with أَنَّ instead of إِنَّ.
///
/// ## What it does
/// Looks in recited text for أَنَّ, أَنِّي, أَنَّا and أَنَّكَ directly after اللهم or سبحانك at the beginning of a phrase.
///
/// ## Why it matters
/// أَنَّ makes the statement depend on a verb before it, as in أَشْهَدُ أَنَّكَ, and there is none. A transliteration often repeats the mistake.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ أَنِّي أَسْأَلُكَ الْعَافِيَةَ</arabic>
/// ```
///
/// ## How to fix it
/// Write the hamza below the alef, with kasra: إِنِّي.
enum AnnaAfterAddress: ArabicRule {
  static let id: RuleID = "AR41"
  static let name = "anna-after-address"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "TL11"]
  static let screen = Screen.words { $0.word.isAnna }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let (address, word) = (analysis.words[index - 1], analysis.words[index])
      guard word.isAnna, address.isAddress, analysis.isBesideLast(index),
        !analysis.isBesideLast(index - 1), !analysis.isInQuran(word.range),
        !analysis.isComparedWithQuran(word.range), !analysis.isUnclear(word)
      else { return nil }
      let edit = (range: word.letters[0].range, replacement: "\u{0625}\u{0650}")
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) begins with U+0623 ARABIC LETTER ALEF WITH HAMZA ABOVE: after "
          + "\(analysis.quoted(address.range)) a statement begins with إِنَّ; write "
          + analysis.text(of: word.range, with: [edit]).quoted(limit: 30),
        edits: [edit],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the kasra of إِنَّ")
  }
}

extension MarkedWord {
  /// Whether the word is أَنَّ, also with a pronoun of the first or second person.
  fileprivate var isAnna: Bool {
    guard letters.count > 1, letters[0].base == "\u{0623}", letters[0].marks == .fatha,
      letters[1].has(.shadda)
    else {
      return false
    }
    return Self.formsOfAnna.contains(letters.map(\.base))
  }

  fileprivate var isAddress: Bool {
    isAllahumma || letters.spell("سبحانك")
  }

  private static let formsOfAnna = Set(words: "أن أني أنني أنا أننا أنك")
}
