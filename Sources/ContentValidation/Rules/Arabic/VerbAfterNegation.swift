import ArabicText
import Diagnostics
import UnicodeText

/// A verb after لَا is in the subjunctive although nothing governs it.
///
/// ## What it does
/// Looks for لَا between an indefinite noun, or الَّذِي or الَّتِي, and a verb of the third person that ends with fatha. A word with
/// the letters of the verb must be known. Text compared with the Quran is exempt.
///
/// ## Why it matters
/// The verb describes the noun, so it has the damma of the indicative. At the end of a phrase the vowel is not spoken, so a
/// transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>أَعُوذُ بِكَ مِنْ قَلْبٍ لَا يَخْشَعَ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+064F ARABIC DAMMA: يَخْشَعُ.
enum VerbAfterNegation: ArabicRule {
  static let id: RuleID = "AR31"
  static let name = "verb-after-negation"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "TL11"]
  static let screen = Screen.words { $0.word.mayBeSubjunctive }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited, analysis.words.count > 2 else { return [] }
    let issues = analysis.words.indices.dropFirst(2).compactMap { index -> TextIssue? in
      let (noun, word) = (analysis.words[index - 2], analysis.words[index])
      guard word.mayBeSubjunctive, analysis.words[index - 1].isNegation, noun.isDescribed,
        analysis.isBesideLast(index), analysis.isBesideLast(index - 1),
        !analysis.isComparedWithQuran(word.range), !analysis.isUnclear(word), let last = word.letters.last,
        let mark = last.range.dropFirst().first(where: { analysis.scalars[$0].isHaraka })
      else { return nil }
      let edits: [TextIssue.Edit] = [(mark..<mark + 1, "\u{064F}")]
      let written = analysis.text(of: word.range, with: edits)
      guard analysis.isKnown(Array(analysis.scalars[word.range])) else { return nil }
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with U+064E ARABIC FATHA: a verb that describes "
          + "\(analysis.quoted(noun.range)) has U+064F ARABIC DAMMA; write \(written.quoted(limit: 30))",
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the indicative")
  }
}

extension MarkedWord {
  /// Whether a clause that describes the word may follow: it is indefinite, or الذي, التي.
  fileprivate var isDescribed: Bool {
    let bases = letters.map(\.base)
    return letters.suffix(2).contains { $0.has(.tanwin) } || Self.relatives.contains(bases)
  }

  fileprivate var isNegation: Bool {
    letters.count == 2 && letters[0].base == "\u{0644}" && letters[1].isBareAlef
      && (letters[0].has(.fatha) || letters[1].has(.fatha))
  }

  /// Whether the word has the form of a verb in the third person that ends with fatha, and is not a plural.
  fileprivate var mayBeSubjunctive: Bool {
    guard letters.count > 3, letters[0].base == "\u{064A}", letters[0].has([.fatha, .damma]),
      let last = letters.last, last.has(.fatha), !last.has([.shadda, .daggerAlef]), last.base != "\u{0629}",
      !Self.nouns.contains(letters.map(\.base))
    else { return false }
    let before = letters[letters.count - 2]
    return last.base != "\u{0646}" || before.has(.harakat)
  }

  private static let relatives = Set(words: "الذي التي")
  private static let nouns = Set(words: "يمين يسار يقين يتيم ياقوت يراع ينبوع يوسف يونس يعقوب")
}
