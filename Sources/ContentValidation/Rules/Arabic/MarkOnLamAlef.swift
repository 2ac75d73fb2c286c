import ArabicText
import Diagnostics
import UnicodeText

/// The vowel of a lam is written on the alef after it.
///
/// ## What it does
/// Reports a vowel, tanwin or shadda on a bare alef (U+0627) directly after a lam without marks. An alef with hamza or
/// madda has its own vowel and is correct.
///
/// ## Why it matters
/// Lam and alef are drawn as one, so it looks right, but the vowel belongs to the lam: anything that reads letter by
/// letter (a screen reader, a transliteration, a comparison) reads another word.
///
/// ## Example
/// ```xml
/// <arabic>لاَ إِلَهَ إِلاَّ اللهُ</arabic>
/// ```
///
/// ## How to fix it
/// Write the marks after the lam: `لَا`. If the alef is missing its hamza instead, write that: after an article
/// (`الأَرْضِ`, `لِلْأَرْضِ`) or a preposition (`لِأَنَّ`), or before a letter without a vowel (`لَأَنْتَ`). In these
/// cases the change is only a suggestion. No change is offered for a doubled lam with which a word begins, or that an article
/// would precede (`لاَّذِي`, `الاَّهُ`), and for a tanwin within a word (`الصَّلاًةُ`).
enum MarkOnLamAlef: ArabicRule {
  static let id: RuleID = "AR07"
  static let name = "mark-on-lam-alef"
  static let severity = Severity.error
  static let screen = Screen.words { screened in
    let letters = screened.word.letters
    return letters.indices.dropFirst().contains {
      letters[$0].isBareAlef && !letters[$0].marks.isEmpty && letters[$0 - 1].base == "\u{0644}"
    }
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.flatMap { word in
      word.letters.indices.dropFirst().compactMap { issue(analysis, word, alef: $0) }
    }
    return findings(issues, in: analysis, fix: "write the marks on the lam")
  }

  private static func issue(_ analysis: ArabicTextAnalysis, _ word: MarkedWord, alef index: Int)
    -> TextIssue?
  {
    let scalars = analysis.scalars
    let lam = word.letters[index - 1]
    guard word.letters[index].isBareAlef, lam.base == "\u{0644}", lam.range.count == 1 else { return nil }
    let alef = word.letters[index].range.lowerBound
    let marks = (alef + 1)..<scalars.endOfMarks(from: alef + 1)
    let moved = scalars[marks].filter(belongsToLam)
    guard let mark = moved.first, !scalars[marks].contains(where: \.isHamzaOrMadda) else { return nil }
    var replacement = String.UnicodeScalarView(moved)
    replacement.append(scalars[alef])
    replacement.append(contentsOf: scalars[marks].filter { !belongsToLam($0) })
    let isCertain = isCertain(moved, word, lam: index - 1)
    let hasOtherMistake =
      moved.contains(where: \.isShadda) && !mayBeDoubled(word, lam: index - 1)
      || moved.contains(where: \.isTanwin) && index < word.letters.count - 1
    let written = String(replacement)
    let doubt =
      hasOtherMistake
      ? ", unless the word has another mistake" : isCertain ? "" : ", unless the alef is missing its hamza"
    return TextIssue(
      range: (alef - 1)..<marks.upperBound,
      message:
        "\(analysis.label) contains \(mark.codePointAndName) on the alef of lam-alef in the word "
        + "\(analysis.quotedWord(around: alef)): it belongs to the lam; write \("\u{0644}\(written)".quoted())\(doubt)",
      edits: hasOtherMistake ? [] : [(alef..<marks.upperBound, written)],
      applicability: isCertain ? .safe : .unsafe
    )
  }

  private static func belongsToLam(_ mark: Unicode.Scalar) -> Bool { mark.isVowelMark || mark.isShadda }

  /// Alef lengthens a fatha, so a fatha belongs to the lam. Any other vowel may belong to an alef without its hamza, and
  /// so may a fatha if the lam may be a particle or no long vowel is possible. A shadda always belongs to the lam.
  private static func isCertain(_ marks: [Unicode.Scalar], _ word: MarkedWord, lam: Int) -> Bool {
    guard marks.allSatisfy({ $0 == "\u{064E}" || $0 == "\u{064B}" || $0.isShadda }),
      MarkClash(in: Array(marks.enumerated())) == nil
    else { return false }
    if marks.contains(where: \.isShadda) { return true }
    let follower = word.letters.dropFirst(lam + 2).first
    guard let follower else { return !isArticle(word, lam) }
    return !follower.has([.sukun, .shadda]) && !isArticle(word, lam) && !isPreposition(word, lam)
  }

  /// Whether a lam may have a shadda: it does not begin a word, and within one follows no article.
  private static func mayBeDoubled(_ word: MarkedWord, lam: Int) -> Bool {
    lam > 0 && (lam + 2 == word.letters.count || !isArticle(word, lam))
  }

  /// Whether a lam ends the article at the start of a word, after conjunctions and prepositions: الـ, لِلـ.
  private static func isArticle(_ word: MarkedWord, _ lam: Int) -> Bool {
    guard lam > 0 else { return false }
    let before = word.letters[..<(lam - 1)]
    return switch word.letters[lam - 1].base {
    case "\u{0627}", "\u{0671}": before.allSatisfy { Self.proclitics.contains($0.base) }
    case "\u{0644}": before.allSatisfy { Self.conjunctions.contains($0.base) }
    default: false
    }
  }

  /// Whether a lam may be a preposition or the lam of emphasis at the start of a word, after conjunctions.
  private static func isPreposition(_ word: MarkedWord, _ lam: Int) -> Bool {
    word.letters[..<lam].allSatisfy { Self.conjunctions.contains($0.base) }
  }

  private static let conjunctions: Set<Unicode.Scalar> = ["\u{0648}", "\u{0641}", "\u{0623}"]
  private static let proclitics = conjunctions.union(["\u{0628}", "\u{0643}"])
}
