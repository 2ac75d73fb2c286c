import ArabicText
import Diagnostics
import UnicodeText

/// An imperative addressed to Allah begins with a hamza that it does not have.
///
/// ## What it does
/// Looks in recited text for thirty imperatives that begin with hamzat al-wasl (اغْفِرْ, ارْحَمْ, ارْزُقْ, اهْدِنَا), written with a hamza,
/// after اللهم, or after رب and ربنا without a genitive after them.
///
/// They count directly after the address; before لِي, لَنَا, عَنِّي and عَنَّا; in vocalized text before a pronoun of the first person;
/// and joined to another of them.
///
/// Text that is compared with the Quran is exempt. Forms that no word has are left to AR22.
///
/// ## Why it matters
/// After another word hamzat al-wasl is silent: one says *allāhumma ghfir lī*. With a hamza that is spoken, the verb is another
/// one, or means “I forgive”.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ أَغْفِرْ لِي وَارْحَمْنِي</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0627 ARABIC LETTER ALEF without a vowel: اغْفِرْ.
enum HamzaOnRequest: ArabicRule {
  static let id: RuleID = "AR42"
  static let name = "hamza-on-request"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR13", "AR14", "AR28", "TL08", "TL11"]
  static let screen = Screen.words { Request(of: $0.word)?.alef.isBareAlef == false }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.requests.compactMap { index, request -> TextIssue? in
      let word = analysis.words[index]
      guard !request.alef.isBareAlef,
        request.endsLikeImperative(before: analysis.words.dropFirst(index + 1).first),
        SpellingDefect(in: word) == nil
      else { return nil }
      let edit = (range: request.alef.range, replacement: "\u{0627}")
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) has \(request.alef.base.codePointAndName): this imperative begins "
          + "with hamzat al-wasl; write \(analysis.text(of: word.range, with: [edit]).quoted(limit: 30))",
        edits: [edit],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the alef without a hamza")
  }
}
