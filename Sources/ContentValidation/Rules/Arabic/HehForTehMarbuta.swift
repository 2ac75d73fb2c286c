import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A teh marbuta is written as heh, without its dots.
///
/// ## What it does
/// Looks for U+0647 ARABIC LETTER HEH at the end of a word, after a fatha or an alef. It is reported if a known word with the
/// same vowels has U+0629 ARABIC LETTER TEH MARBUTA there, and none has the heh with this vowel.
///
/// A heh with damma may be a pronoun. It is reported only after the article, and so is a heh without a vowel. A heh with sukun
/// is not reported in a text that rhymes with it (عَيْشُ الْآخِرَهْ and وَالْمُهَاجِرَهْ).
///
/// A word with the article has no pronoun, so one of at least five letters after the article is reported even if it is not
/// known. Text from the Quran is exempt.
///
/// ## Why it matters
/// The word is another one, or has a pronoun. Before a pause both are spoken alike, so a transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>عَالِمَ الْغَيْبِ وَالشَّهَادَهِ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0629 ARABIC LETTER TEH MARBUTA: وَالشَّهَادَةِ.
enum HehForTehMarbuta: ArabicRule {
  static let id: RuleID = "AR24"
  static let name = "heh-for-teh-marbuta"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28"]
  static let screen = Screen.words {
    mayEndWithTehMarbuta($0.word) && !$0.known.isFamiliar($0.word, $0.scalars)
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let rhymes = analysis.words.lazy.filter(\.endsInPauseWithHeh).prefix(2).count > 1
    let issues = analysis.words.compactMap { word -> TextIssue? in
      guard mayEndWithTehMarbuta(word), let last = word.letters.last, !(rhymes && word.endsInPauseWithHeh),
        let before = word.letters.dropLast().last, !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word),
        !analysis.isFamiliar(word), !mayEndWithPronoun(word, analysis)
      else { return nil }
      let base = last.baseRange
      var scalars = Array(analysis.scalars[word.range])
      scalars[base.lowerBound - word.range.lowerBound] = "\u{0629}"
      guard
        analysis.isKnown(scalars) && analysis.isFamiliarWithAnyEnding(scalars)
          || word.hasArticle && isFeminine(word, before, analysis)
      else { return nil }
      let written = String(scalars: scalars).quoted(limit: 30)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with U+0647 ARABIC LETTER HEH: write "
          + "U+0629 ARABIC LETTER TEH MARBUTA, \(written)",
        edits: [(base, "\u{0629}")]
      )
    }
    return findings(issues, in: analysis, fix: "write U+0629 ARABIC LETTER TEH MARBUTA")
  }

  /// Whether a word ends with a heh that may be a teh marbuta.
  private static func mayEndWithTehMarbuta(_ word: MarkedWord) -> Bool {
    guard word.letters.count > 3, let last = word.letters.last, last.base == "\u{0647}",
      last.has(.harakat) || last.marks.isSubset(of: .sukun) && word.hasCertainArticle
    else { return false }
    let before = word.letters[word.letters.count - 2]
    return (before.has(.fatha) || before.isBareAlef) && (!last.has(.damma) || word.hasArticle)
  }

  /// Whether the heh may be a pronoun, and its vowel or the one before it the mistake: عَبْدَهِ for عَبْدَهُ or عَبْدِهِ.
  private static func mayEndWithPronoun(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    guard !word.hasArticle, let last = word.letters.last, last.has(.kasra),
      let before = word.letters.dropLast().last,
      let kasra = last.range.first(where: { analysis.scalars[$0] == "\u{0650}" }),
      let fatha = before.range.first(where: { analysis.scalars[$0] == "\u{064E}" })
    else { return false }
    return analysis.isFamiliar(word, with: [(kasra..<kasra + 1, "\u{064F}")])
      || analysis.isFamiliar(word, with: [(fatha..<fatha + 1, "\u{0650}")])
  }

  /// The number of letters of a noun with the article that is not known, with its last. In a shorter one the heh may be of the
  /// root.
  private static let feminineLength = 5

  /// Whether a noun with the article ends with a teh marbuta although it is not known: a pronoun never follows the article.
  private static func isFeminine(
    _ word: MarkedWord,
    _ before: MarkedLetter,
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    // In لِل the article has lost its alef.
    let stem = word.indexAfterArticleAndProclitics ?? 2
    // الحمدلله are two words.
    return !word.letters.suffix(3).spell("لله") && word.hasCertainArticle
      && word.letters.count - stem >= feminineLength && before.has(.fatha)
      && !before.isBareAlef
      && !analysis.hasWord(ofLetters: word.letters.map(\.base))
      && !analysis.hasWord(ofLetters: word.letters[stem...].map(\.base))
  }
}

extension MarkedWord {
  /// Whether the word ends with a fatha and a heh with sukun, with which verses write a teh marbuta in pause.
  fileprivate var endsInPauseWithHeh: Bool {
    guard let last = letters.last, last.base == "\u{0647}", last.marks == .sukun else { return false }
    return letters.dropLast().last?.has(.fatha) == true
  }
}

extension ArabicTextAnalysis {
  /// Whether hadiths or another dua have a word with exactly these letters.
  fileprivate func hasWord(ofLetters letters: [Unicode.Scalar]) -> Bool {
    HadithVocabulary.shipped.contains(letters: letters)
      || forms.contains(letters: letters, besides: text.dua ?? -1)
  }
}
