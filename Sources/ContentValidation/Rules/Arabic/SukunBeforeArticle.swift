import ArabicText
import Diagnostics
import UnicodeText

/// A sukun is before the joining alef of the next word.
///
/// ## What it does
/// Looks for a consonant with a sukun at the end of a word, directly before an article, before ابن, اسم, امرأة and اثنان, and
/// before verbs in است and with a doubled letter after their alef.
///
/// The alef is not spoken there, and within a phrase, two consonants without a vowel do not follow each other. So the first
/// gets a vowel: a fatha in مِنَ before the article, a damma in pronouns such as هُمُ, and a kasra elsewhere. In Tanzil's text of
/// the Quran, none of 7,768 such places has a sukun.
///
/// Verbs of speech before what is said are skipped, as people pause there, and text compared with the Quran.
///
/// ## Why it matters
/// A reader who follows the mark stops within the phrase, or reads an alef that is silent.
///
/// ## Example
/// ```xml
/// <arabic>أَعُوذُ بِكَ مِنْ الْجِنِّ</arabic>
/// ```
///
/// ## How to fix it
/// Write the vowel that connects the words: مِنَ الْجِنِّ. Where the word has a vowel of its own, write that: سُبْحَانَ اللَّهِ.
enum SukunBeforeArticle: ArabicRule {
  static let id: RuleID = "AR36"
  static let name = "sukun-before-article"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["TL11"]
  static let screen = Screen.words { finalSukun($0.word, $0.scalars) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let (word, next) = (analysis.words[index - 1], analysis.words[index])
      guard let sukun = finalSukun(word, analysis.scalars), beginsWithJoiningAlef(next),
        analysis.isBesideLast(index), !analysis.isComparedWithQuran(word.range),
        !analysis.isInQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      let edits = edits(of: word, sukun, before: next, analysis)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with U+0652 ARABIC SUKUN before "
          + "\(analysis.quoted(next.range)), whose alef is not spoken: write "
          + (edits.isEmpty
            ? "the vowel of the word" : analysis.text(of: word.range, with: edits).quoted(limit: 30)),
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the connecting vowel")
  }

  /// The edit that writes the connecting vowel; the word's own vowel if it is known with no other and without a sukun (سُبْحَانَ اللَّهِ);
  /// none if several are possible (عِنْدْ الْبَيْتِ).
  private static func edits(
    of word: MarkedWord,
    _ sukun: Int,
    before next: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> [TextIssue.Edit] {
    func edit(_ vowel: Unicode.Scalar) -> TextIssue.Edit { (sukun..<sukun + 1, String(vowel)) }
    let connecting = vowel(of: word, before: next)
    let others = vowels.filter { $0 != connecting && analysis.isFamiliar(word, with: [edit($0)]) }
    guard let own = others.first else { return [edit(connecting)] }
    let isJoined = analysis.isFamiliar(word, with: [edit(connecting)])
    if analysis.isFamiliar(word) { return isJoined ? [edit(connecting)] : [] }
    return isJoined || others.count > 1 ? [] : [edit(own)]
  }

  private static let vowels: [Unicode.Scalar] = ["\u{064E}", "\u{064F}", "\u{0650}"]

  /// The scalar of the sukun on a final consonant; nil if the word ends otherwise, or with a verb of speech.
  private static func finalSukun(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Int? {
    guard word.letters.count > 1, let last = word.letters.last, last.has(.sukun), !last.isBareAlef,
      !last.has([.harakat, .shadda]), last.base != "\u{0649}",
      !pauses.contains(where: { ends(word, with: $0) })
    else { return nil }
    let before = word.letters[word.letters.count - 2]
    let isLong =
      last.base == "\u{0648}" && before.has(.damma) || last.base == "\u{064A}" && before.has(.kasra)
    return isLong ? nil : last.range.first { scalars[$0] == "\u{0652}" || scalars[$0] == "\u{06E1}" }
  }

  /// Verbs of speech, and an answer.
  private static let pauses = Array(words: "قل قلت نعم")

  private static func ends(_ word: MarkedWord, with letters: [Unicode.Scalar]) -> Bool {
    word.letters.suffix(letters.count).map(\.base).elementsEqual(letters)
  }

  private static func beginsWithJoiningAlef(_ word: MarkedWord) -> Bool {
    guard word.letters.count > 2, let first = word.letters.first,
      first.isAlefOrWasla,
      first.marks.isEmpty
    else { return false }
    let bases = word.letters.map(\.base)
    let (second, third) = (word.letters[1], word.letters[2])
    // The lam of an article has no vowel of its own, and the letter after it has one.
    let isArticle =
      second.base == "\u{0644}" && !second.has([.harakat, .shadda])
      && (second.has(.sukun) || third.has(.shadda))
    return isArticle || bases.elementsEqual("الله".unicodeScalars) || second.has(.shadda)
      || openings.contains { bases.starts(with: $0) && second.has(.sukun) }
  }

  private static let openings = Array(words: "ابن اسم امرأ امرئ امرؤ اثن است")

  private static func vowel(of word: MarkedWord, before next: MarkedWord) -> Unicode.Scalar {
    let bases = word.letters.map(\.base)
    if bases.suffix(2).elementsEqual("من".unicodeScalars), next.letters[1].base == "\u{0644}",
      word.letters[bases.count - 2].has(.kasra)
    {
      return "\u{064E}"
    }
    let isPronoun =
      bases.last == "\u{0645}" && bases.count > 2
      && ["\u{0647}", "\u{0643}", "\u{062A}"].contains(bases[bases.count - 2])
    return isPronoun ? "\u{064F}" : "\u{0650}"
  }
}
