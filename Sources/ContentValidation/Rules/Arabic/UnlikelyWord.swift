import ArabicText
import Diagnostics
import HadithText
import QuranText
import UnicodeText

/// A word is not known, and one letter away from a word that is.
///
/// ## What it does
/// Looks up every vocalized word of a recited text, with and without its proclitics and endings, in the words of the Quran, of
/// hadiths and of the other duas. If none has its letters, tries the slips of typists: a letter of the same shape or of a
/// similar sound, a letter typed twice, a missing long vowel, two letters in the wrong order.
///
/// No fix is offered if only one other dua has the word that is found, since that may be the mistake. Text compared with the
/// Quran, and words that another rule reports, are exempt.
///
/// ## Why it matters
/// ح for خ or ت for ث makes another word, and no mark shows it. The word may still be right: no list has all words of Arabic.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْعَخْزِ وَالْكَسَلِ</arabic>
/// ```
///
/// ## How to fix it
/// Compare the word with its source. If it is right, nothing needs to change.
enum UnlikelyWord: ArabicRule {
  static let id: RuleID = "AR27"
  static let name = "unlikely-word"
  static let severity = Severity.information
  static let screen = Screen.words { screened in
    lengths.contains(screened.word.letters.count) && screened.word.isVocalized && !screened.hasKnownStem
  }

  /// The number of letters of words that are looked up: shorter ones are one letter away from too many.
  private static let lengths = 4...ScreenedWord.longestStem
  /// The number of unknown words that are looked at in one text. A text with more is not of this vocabulary.
  private static let unknownLimit = 50

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let known = analysis.knownStems
    let issues = unknownWords(analysis, known).compactMap { word -> TextIssue? in
      let scalars = Array(analysis.scalars[word.range])
      guard
        let meant = LetterSlips(scalars).first(
          hasLetters: known.hasWord(ofLetters:),
          isWord: known.hasWord(vocalized:)
        )
      else { return nil }
      let written = String(scalars: meant).quoted(limit: 30)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) is not a known word, and \(written) is one letter away: "
          + "compare it with its source",
        // Of two such duas, each would get the word of the other.
        edits: known.hasEstablishedWord(vocalized: meant) ? [(word.range, String(scalars: meant))] : [],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the known word")
  }

  private static func unknownWords(_ analysis: ArabicTextAnalysis, _ known: KnownStems) -> [MarkedWord] {
    // Whether each word that the text has is known: a long text may repeat one many thousand times.
    var isKnown: [QuranVocabulary.Key: Bool] = [:]
    var unknown: [MarkedWord] = []
    for index in analysis.suspects(of: Self.self) where unknown.count < unknownLimit {
      let word = analysis.words[index]
      guard lengths.contains(word.letters.count), word.isVocalized, !analysis.isComparedWithQuran(word.range),
        !analysis.isProtected(word.range), !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word)
      else { continue }
      let key = QuranVocabulary.Key(analysis.scalars[word.range])
      let found = isKnown[key] ?? known.containsStem(of: word)
      isKnown[key] = found
      if !found { unknown.append(word) }
    }
    return unknown
  }
}
