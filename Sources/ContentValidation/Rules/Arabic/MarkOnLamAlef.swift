import ArabicText
import Diagnostics
import UnicodeText

/// A vowel of the lam stands on the alef after it.
///
/// ## What it does
/// Reports a vowel, tanwin or shadda on a bare alef (U+0627) that directly follows a lam without marks. A hamza or madda
/// on the alef has its own vowel and is correct.
///
/// ## Why it matters
/// Lam and alef are drawn as one, so it looks right, but the vowel is the lam's: whoever reads the text letter by letter
/// (a screen reader, a transliteration, a comparison) reads another word.
///
/// ## Example
/// ```xml
/// <arabic>لاَ إِلَهَ إِلاَّ اللهُ</arabic>
/// ```
///
/// ## How to fix it
/// Write the marks after the lam: `لَا`. Alternatively, the hamza of the alef is missing, after an article (`الأَرْضِ`, `لِلْأَرْضِ`) or a
/// preposition (`لِأَنَّ`), and before a letter without a vowel (`لَأَنْتَ`): there a person has to look.
enum MarkOnLamAlef: ArabicRule {
  static let id: RuleID = "AR07"
  static let name = "mark-on-lam-alef"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let spots = analysis.words.flatMap { word in
      word.letters.indices.dropFirst().compactMap { spot(analysis.scalars, word, alef: $0) }
    }
    return findings(of: spots, in: analysis, change: "write the marks on the lam") { spot in
      let alef = spot.range.lowerBound + 1
      let mark = analysis.scalars[(alef + 1)...].first { isMoved($0) }
      let doubt = spot.applicability == .unsafe ? ", unless the alef is missing its hamza" : ""
      return (
        fact: "contains \(mark?.codePointAndName ?? "") on the alef of lam-alef in the word "
          + analysis.quotedWord(around: alef),
        advice:
          "it belongs to the lam; write \((spot.edits.first.map { "\u{0644}\($0.replacement)" } ?? "").quoted())"
          + doubt
      )
    }
  }

  private static func spot(_ scalars: [Unicode.Scalar], _ word: MarkedWord, alef place: Int) -> TextSpot? {
    let lam = word.letters[place - 1]
    guard word.letters[place].isBareAlef, lam.base == "\u{0644}", lam.range.count == 1 else { return nil }
    let alef = word.letters[place].range.lowerBound
    let marks = (alef + 1)..<scalars.endOfMarks(from: alef + 1)
    let moved = scalars[marks].filter(isMoved)
    guard !moved.isEmpty, !scalars[marks].contains(where: isOfHamzaOrMadda) else { return nil }
    var replacement = String.UnicodeScalarView(moved)
    replacement.append(scalars[alef])
    replacement.append(contentsOf: scalars[marks].filter { !isMoved($0) })
    return TextSpot(
      range: (alef - 1)..<marks.upperBound,
      edits: [(alef..<marks.upperBound, String(replacement))],
      applicability: isCertain(moved, word, lam: place - 1) ? .safe : .unsafe
    )
  }

  private static func isMoved(_ mark: Unicode.Scalar) -> Bool { mark.isVowelMark || mark.isShadda }

  private static func isOfHamzaOrMadda(_ mark: Unicode.Scalar) -> Bool {
    (0x0653...0x0655).contains(mark.value)
  }

  /// Alef lengthens a fatha, so a fatha is the lam's; another vowel may be that of an alef whose hamza was left out, and
  /// so may any where the lam may be a word of its own, or where no long vowel can stand. A shadda never is.
  private static func isCertain(_ marks: [Unicode.Scalar], _ word: MarkedWord, lam: Int) -> Bool {
    guard marks.allSatisfy({ $0 == "\u{064E}" || $0 == "\u{064B}" || $0.isShadda }),
      MarkClash(in: Array(marks.enumerated())) == nil
    else { return false }
    if marks.contains(where: \.isShadda) { return true }
    let follower = word.letters.dropFirst(lam + 2).first
    guard let follower else { return !isArticle(word, lam) }
    return !follower.has([.sukun, .shadda]) && !isArticle(word, lam) && !isPreposition(word, lam)
  }

  /// Whether a lam ends the article with which a word begins, conjunctions and prepositions aside: الـ, لِلـ.
  private static func isArticle(_ word: MarkedWord, _ lam: Int) -> Bool {
    guard lam > 0 else { return false }
    let before = word.letters[..<(lam - 1)]
    return switch word.letters[lam - 1].base {
    case "\u{0627}", "\u{0671}": before.allSatisfy { Self.proclitics.contains($0.base) }
    case "\u{0644}": before.allSatisfy { Self.conjunctions.contains($0.base) }
    default: false
    }
  }

  /// Whether a word may begin with a lam that is a preposition or emphasis, conjunctions aside.
  private static func isPreposition(_ word: MarkedWord, _ lam: Int) -> Bool {
    word.letters[..<lam].allSatisfy { Self.conjunctions.contains($0.base) }
  }

  private static let conjunctions: Set<Unicode.Scalar> = ["\u{0648}", "\u{0641}", "\u{0623}"]
  private static let proclitics = conjunctions.union(["\u{0628}", "\u{0643}"])
}
