import ArabicText
import Diagnostics
import UnicodeText

/// An imperative addressed to Allah ends with a vowel that it does not have.
///
/// ## What it does
/// Looks in recited text for imperatives with a vowel on their last letter, after اللهم, or after رب and ربنا without a
/// genitive after them. They are those of AR42 without a hamza, where AR42 looks for them, and some thirty-five others (بَارِكْ,
/// ثَبِّتْ, أَصْلِحْ). Reports a fatha or damma (اغْفِرُ, ارْحَمَنَا), and a kasra that does not join the letter to an alef (بَارِكِ لِي).
///
/// Also looks for some thirty verbs of prohibition after لَا (لَا تَكِلُنِي, وَلَا تَجْعَلُ الدُّنْيَا), except in a statement (إِنَّكَ لَا
/// تُؤَاخِذُنَا). Text that is compared with the Quran is exempt.
///
/// ## Why it matters
/// An imperative that addresses one person ends with a sukun, and so does a prohibition. Before a pronoun and in the middle of a phrase
/// the vowel is recited, and the word is not a request.
///
/// ## Example
/// ```xml
/// <arabic>رَبِّ اغْفِرُ لِي</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0652 ARABIC SUKUN: اغْفِرْ; or U+0650 ARABIC KASRA before a joining alef: اغْفِرِ الذُّنُوبَ.
enum VowelOnRequest: ArabicRule {
  static let id: RuleID = "AR43"
  static let name = "vowel-on-request"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR23", "AR28", "AR38", "AR46", "TL08", "TL11"]
  static let screen = Screen.words { screened in
    Request(of: screened.word)?.wrongVowel != nil
      || DerivedImperative(of: screened.word)?.last.wrongVowel != nil
      || Prohibition(of: screened.word)?.last.wrongVowel != nil
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let vowels =
      analysis.requestsWithVowel + analysis.derivedImperativesWithVowel + analysis.prohibitionsWithVowel
    let issues = vowels.sorted { $0.index < $1.index }.compactMap { found -> TextIssue? in
      let word = analysis.words[found.index]
      guard let mark = found.letter.range.first(where: { analysis.scalars[$0] == found.vowel }) else {
        return nil
      }
      let isJoined =
        found.letter.range == word.letters.last?.range && analysis.isBeforeJoiningAlef(found.index)
      let edit = (range: mark..<mark + 1, replacement: isJoined ? "\u{0650}" : "\u{0652}")
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) has \(found.vowel.codePointAndName) at the end of its verb: "
          + (isJoined ? "before an alef that is not spoken " : "")
          + (found.isProhibition ? "a prohibition" : "an imperative")
          + (isJoined ? " has U+0650 ARABIC KASRA; write " : " has U+0652 ARABIC SUKUN there; write ")
          + analysis.text(of: word.range, with: [edit]).quoted(limit: 30),
        edits: [edit],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the ending of the imperative")
  }
}

/// The last letter of an imperative or a prohibition with a vowel instead of a sukun.
private typealias WrongVowel = (
  index: Int, letter: MarkedLetter, vowel: Unicode.Scalar, isProhibition: Bool
)

extension ArabicTextAnalysis {
  fileprivate var requestsWithVowel: [WrongVowel] {
    requests.compactMap { index, request -> WrongVowel? in
      guard let vowel = request.wrongVowel,
        vowel != "\u{0650}" || !request.pronoun.isEmpty || isBeforeConsonant(index)
      else { return nil }
      return (index, request.last, vowel, false)
    }
  }

  fileprivate var prohibitionsWithVowel: [WrongVowel] {
    prohibitions.compactMap { index, prohibition -> WrongVowel? in
      guard let vowel = prohibition.last.wrongVowel,
        vowel != "\u{0650}" || !prohibition.pronoun.isEmpty || isBeforeConsonant(index)
      else { return nil }
      return (index, prohibition.last, vowel, true)
    }
  }

  fileprivate var derivedImperativesWithVowel: [WrongVowel] {
    indicesAddressedToAllah.compactMap { index -> WrongVowel? in
      let word = words[index]
      guard let imperative = DerivedImperative(of: word), let vowel = imperative.last.wrongVowel,
        vowel != "\u{0650}" || imperative.hasPronoun || isBeforeConsonant(index),
        !isComparedWithQuran(word.range), !isUnclear(word)
      else { return nil }
      return (index, imperative.last, vowel, false)
    }
  }

  /// Whether the next word begins with an alef that is not spoken after another word, so that the sukun before it becomes a kasra.
  fileprivate func isBeforeJoiningAlef(_ index: Int) -> Bool {
    guard isBesideLast(index + 1), let first = words[index + 1].letters.first else { return false }
    return first.base == "\u{0671}"
      || first.isBareAlef && (first.marks.isEmpty || words[index + 1].hasArticle)
  }

  /// Whether the next word begins with another letter than an alef, to which a kasra would join the word.
  private func isBeforeConsonant(_ index: Int) -> Bool {
    guard isBesideLast(index + 1), let first = words[index + 1].letters.first else { return false }
    return !first.isAlefOrWasla
  }
}

extension Request {
  /// The vowel on the last letter of the verb that is written instead of a sukun.
  fileprivate var wrongVowel: Unicode.Scalar? {
    alef.isBareAlef && ending == .sukun ? last.wrongVowel : nil
  }
}

extension MarkedLetter {
  /// The vowel of a letter that has a sukun in an imperative.
  fileprivate var wrongVowel: Unicode.Scalar? {
    guard !has([.shadda, .daggerAlef]) else { return nil }
    if has(.damma) { return "\u{064F}" }
    if has(.kasra) { return "\u{0650}" }
    return has(.fatha) ? "\u{064E}" : nil
  }
}
