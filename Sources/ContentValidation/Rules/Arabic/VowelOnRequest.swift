import ArabicText
import Diagnostics
import UnicodeText

/// An imperative addressed to Allah ends with a vowel that it does not have.
///
/// ## What it does
/// Looks in recited text, after اللهم, or رب and ربنا without a genitive after them, for the imperatives of AR42 without a hamza and with a
/// fatha or damma on their last letter (اغْفِرُ, ارْحَمَنَا). They are looked for where AR42 looks. Text that is compared with the Quran is exempt.
///
/// ## Why it matters
/// An imperative that addresses one person ends with a sukun. Before a pronoun and in the middle of a phrase the vowel is recited, and the
/// word is not an imperative.
///
/// ## Example
/// ```xml
/// <arabic>رَبِّ اغْفِرُ لِي</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0652 ARABIC SUKUN: اغْفِرْ.
enum VowelOnRequest: ArabicRule {
  static let id: RuleID = "AR43"
  static let name = "vowel-on-request"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR38", "TL08", "TL11"]
  static let screen = Screen.words { Request(of: $0.word)?.wrongVowel != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.requests.compactMap { index, request -> TextIssue? in
      let word = analysis.words[index]
      guard let vowel = request.wrongVowel,
        let mark = request.last.range.first(where: { analysis.scalars[$0] == vowel })
      else { return nil }
      let edit = (range: mark..<mark + 1, replacement: "\u{0652}")
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) has \(vowel.codePointAndName) at the end of its verb: an imperative "
          + "has U+0652 ARABIC SUKUN there; write \(analysis.text(of: word.range, with: [edit]).quoted(limit: 30))",
        edits: [edit],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the sukun of the imperative")
  }
}

extension Request {
  /// The vowel on the last letter of the verb that is written instead of a sukun.
  fileprivate var wrongVowel: Unicode.Scalar? {
    guard alef.isBareAlef, ending == .sukun, !last.has([.shadda, .daggerAlef]) else { return nil }
    if last.has(.damma) { return "\u{064F}" }
    return last.has(.fatha) ? "\u{064E}" : nil
  }
}
