import ArabicText
import Diagnostics
import UnicodeText

/// A word such as مِنْ or وَبِكَ is written twice.
///
/// ## What it does
/// Looks in recited texts without a transliteration for two equal words with nothing but a space between them that no sentence has side
/// by side: مِنْ, عَنْ, عَلَى, إِلَى, أَنْ, إِلَّا and الَّذِي, and those after a conjunction, also with a pronoun, such as وَبِكَ. If there is a
/// transliteration, TL04 reports the word. Other words may be repeated for emphasis.
///
/// Text of the Quran is exempt.
///
/// ## Why it matters
/// The word is recited twice.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ بِكَ أَصْبَحْنَا، وَبِكَ وَبِكَ أَمْسَيْنَا</arabic>
/// ```
///
/// ## How to fix it
/// Remove one of the two, or write the word that is missing between them.
enum DoubledParticle: ArabicRule {
  static let id: RuleID = "AR52"
  static let name = "doubled-particle"
  static let severity = Severity.warning
  static let screen = Screen.words { isParticle($0.word) }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited, analysis.dua?.transliteration.isMissing == true else { return [] }
    let words = analysis.words
    let issues = zip(words, words.dropFirst()).compactMap { first, second -> TextIssue? in
      let gap = first.range.upperBound..<second.range.lowerBound
      let both = first.range.lowerBound..<second.range.upperBound
      guard isParticle(first), analysis.scalars[gap].elementsEqual([" "]),
        analysis.scalars[first.range].elementsEqual(analysis.scalars[second.range]),
        !analysis.isInQuran(both), !analysis.isInShortQuotation(gap), !analysis.isComparedWithQuran(both)
      else { return nil }
      return TextIssue(
        range: both,
        message:
          "\(analysis.quoted(first.range)) occurs twice in a row in \(analysis.label): remove one of the two",
        edits: [(gap.lowerBound..<second.range.upperBound, "")]
      )
    }
    return findings(issues, in: analysis, fix: "remove the second")
  }

  /// Whether a vocalized word is not repeated in any sentence. فِي may be, before a word for the mouth, and unvocalized من.
  private static func isParticle(_ word: MarkedWord) -> Bool {
    guard word.letters.count <= longest, word.letters.contains(where: { $0.has([.harakat, .sukun]) }),
      particles.contains(word.letters.map(\.base))
    else { return false }
    let last = word.letters.count - 1
    let isWhoOrFrom = word.letters[last].base == "\u{0646}" && word.letters[last - 1].base == "\u{0645}"
    return !isWhoOrFrom || word.letters[last - 1].has(.kasra)
  }

  private static let longest = 5
  private static let particles = Set(
    words: """
      من عن على إلى أن إلا الذي التي الذين ومن وعن وعلى وإلى وفي وأن
      وبك وبه ولك ومنك ومنه وعنك وعليك وعليه وإليك وإليه وفيك
      """
  )
}
