import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// The name of Allah is in the nominative after a noun that it belongs to.
///
/// ## What it does
/// Looks for اللَّهُ directly after a word that ends with a single damma. Before the subject of a sentence such a word is a
/// verb with ي, ت, ن or أ before its root, or ends with a pronoun. Nouns with the article are skipped, particles such as حَيْثُ, and
/// text compared with the Quran.
///
/// ## Why it matters
/// قَدَرُ اللَّهُ is not Arabic: either the name is in the genitive, or the other word is a verb with another vowel.
///
/// ## Example
/// ```xml
/// <arabic>قَدَرُ اللَّهُ وَمَا شَاءَ فَعَلَ</arabic>
/// ```
///
/// ## How to fix it
/// Compare both words with their source: write the genitive, اللَّهِ, or the vowels of the verb.
enum NameAfterNoun: ArabicRule {
  static let id: RuleID = "AR35"
  static let name = "name-after-noun"
  static let severity = Severity.warning
  static let screen = Screen.words { isNoun($0.word) }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let (noun, name) = (analysis.words[index - 1], analysis.words[index])
      guard name.letters.count == 4, name.letters[3].has(.damma),
        name.letters.map(\.base).elementsEqual(Self.divineName),
        isNoun(noun), analysis.isBesideLast(index), let ending = WordEnding(of: name)
      else { return nil }
      let range = noun.range.lowerBound..<name.range.upperBound
      guard !analysis.isComparedWithQuran(range), !analysis.isInQuran(range),
        !analysis.isReportedElsewhere(range),
        !analysis.isUnclear(noun), !analysis.isUnclear(name)
      else { return nil }
      let edits = analysis.edits(writing: ending.genitive, at: name)
      return TextIssue(
        range: range,
        message:
          "\(analysis.quoted(range)) in \(analysis.label) has U+064F ARABIC DAMMA on both words: after a noun write "
          + "\(analysis.text(of: name.range, with: edits).quoted(limit: 30)); if \(analysis.quoted(noun.range)) is a verb, "
          + "look up its vowels",
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the genitive")
  }

  private static let divineName = Array("الله".unicodeScalars)

  /// Whether a word that ends with a damma is a noun without article or pronoun.
  private static func isNoun(_ word: MarkedWord) -> Bool {
    guard word.letters.count > 2, let last = word.letters.last, last.marks.contains(.damma),
      !pronounEnds.contains(last.base), !word.hasArticle
    else { return false }
    if last.base == "\u{0629}" { return true }
    let start = ([0] + word.startsAfterProclitics).last ?? 0
    return word.letters[..<(start + 1)].allSatisfy { !verbPrefixes.contains($0.base) }
      && !particles.contains(word.letters.map(\.base))
  }

  /// The last letters of هُ, كُمُ, هُمُ and تُ.
  private static let pronounEnds = Set("همتك".unicodeScalars)
  private static let verbPrefixes = Set("يتنأ".unicodeScalars)
  private static let particles = Set(words: "حيث نحن منذ قبل بعد قط")
}
