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
/// Write the marks after the lam: `لَا`.
///
/// If the alef is missing its hamza instead, write that: after an article (`الأَرْضِ`, `لِلْأَرْضِ`) or a preposition (`لِأَنَّ`), or
/// before a letter without a vowel (`لَأَنْتَ`). In these cases, and in words that are not known, the change is only a suggestion.
///
/// No change is offered for a doubled lam with which a word begins, or that an article would precede (`الاَّهُ`), for a letter
/// after إِلَّا (`إِلاَّه`), for a tanwin within a word (`الصَّلاًةُ`), and before an alef maksura. If only the word with alef and lam in
/// the other order is known, the suggestion is that word (`تَعَالَى` for `تَعَلاَى`). Particles with a tanwin are left to
/// `impossible-spelling`.
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
    let issues = analysis.words.flatMap { Self.issues(in: $0, analysis) }
    return findings(issues, in: analysis, fix: "write the marks on the lam", isInNoEdition: true)
  }

  /// The marks on the alef of a lam-alef.
  private struct Mistake {
    /// The lam and the alef with its marks.
    let range: Range<Int>
    let mark: Unicode.Scalar
    let hasTanwin: Bool
    /// Writes the marks on the lam.
    let edit: TextIssue.Edit
    /// Writes the alef before the lam.
    let exchange: TextIssue.Edit
    let isCertain: Bool
    let hasOtherMistake: Bool
  }

  private static func issues(in word: MarkedWord, _ analysis: ArabicTextAnalysis) -> [TextIssue] {
    var mistakes = word.letters.indices.dropFirst().compactMap { mistake(analysis, word, alef: $0) }
    if mistakes.contains(where: \.hasTanwin), analysis.hasForeignTanwin(word) {
      mistakes.removeAll { $0.hasTanwin }
    }
    let certain = mistakes.filter { $0.isCertain && !$0.hasOtherMistake }.map(\.edit)
    let isDoubtful =
      !certain.isEmpty
      && (analysis.isDoubtful(word, with: certain)
        || mayBeShortWord(word)
          && (!analysis.isFamiliar(word, with: certain)
            || mistakes.contains { analysis.isFamiliar(word, with: [$0.exchange]) }))
    return mistakes.map { issue($0, isDoubtful: isDoubtful, word, analysis) }
  }

  private static func issue(
    _ mistake: Mistake,
    isDoubtful: Bool,
    _ word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> TextIssue {
    // No list has longer words, and each of many mistakes in one would be looked up.
    if word.letters.count <= ScreenedWord.longestStem, analysis.isFamiliar(word, with: [mistake.exchange]),
      !analysis.isFamiliar(word, with: [mistake.edit])
    {
      let written = analysis.text(of: word.range, with: [mistake.exchange]).quoted(limit: 30)
      return TextIssue(
        range: mistake.range,
        message: "\(fact(mistake, analysis)): the alef belongs before the lam; write \(written)",
        edits: [mistake.exchange]
      )
    }
    let doubt =
      mistake.hasOtherMistake || mistake.isCertain && isDoubtful
      ? ", unless the word has another mistake"
      : mistake.isCertain ? "" : ", unless the alef is missing its hamza"
    return TextIssue(
      range: mistake.range,
      message:
        "\(fact(mistake, analysis)): it belongs to the lam; write \("\u{0644}\(mistake.edit.replacement)".quoted())\(doubt)",
      edits: mistake.hasOtherMistake ? [] : [mistake.edit],
      applicability: mistake.isCertain && !isDoubtful ? .safe : .unsafe
    )
  }

  private static func fact(_ mistake: Mistake, _ analysis: ArabicTextAnalysis) -> String {
    "\(analysis.label) contains \(mistake.mark.codePointAndName) on the alef of lam-alef in the word "
      + analysis.quotedWord(around: mistake.range.lowerBound)
  }

  private static func mistake(_ analysis: ArabicTextAnalysis, _ word: MarkedWord, alef index: Int) -> Mistake?
  {
    let scalars = analysis.scalars
    let lam = word.letters[index - 1]
    guard word.letters[index].isBareAlef, lam.base == "\u{0644}", lam.range.count == 1 else { return nil }
    let alef = word.letters[index].range.lowerBound
    let marks = (alef + 1)..<scalars.endOfMarks(from: alef + 1)
    let moved = scalars[marks].filter(belongsToLam)
    guard let mark = moved.first, !scalars[marks].contains(where: \.isHamzaOrMadda) else { return nil }
    let rest = scalars[marks].filter { !belongsToLam($0) }
    let written: [Unicode.Scalar] = moved + [scalars[alef]] + rest
    let exchanged: [Unicode.Scalar] = [scalars[alef], lam.base] + moved + rest
    let hasTanwin = moved.contains(where: \.isTanwin)
    let hasShadda = moved.contains(where: \.isShadda)
    let follower = word.letters.dropFirst(index + 1).first
    let isBeforeMaksura = follower?.base == "\u{0649}" && follower?.marks.isEmpty == true
    return Mistake(
      range: (alef - 1)..<marks.upperBound,
      mark: mark,
      hasTanwin: hasTanwin,
      edit: (alef..<marks.upperBound, String(scalars: written)),
      exchange: ((alef - 1)..<marks.upperBound, String(scalars: exchanged)),
      isCertain: isCertain(moved, word, lam: index - 1) && !rest.contains(where: \.isDaggerAlef),
      hasOtherMistake: hasShadda
        && (!mayBeDoubled(word, lam: index - 1) || isExceptionInside(word, lam: index - 1))
        || hasTanwin && index < word.letters.count - 1 || isBeforeMaksura
    )
  }

  /// Whether a word has three letters and is not لا after a particle of one letter: قَلاَ may be قَالَ.
  private static func mayBeShortWord(_ word: MarkedWord) -> Bool {
    word.letters.count == 3
      && !(word.letters[2].isBareAlef && beforeLa.contains(word.letters[0].base))
  }

  private static let beforeLa = proclitics.union(["\u{0627}", "\u{0625}"])

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

  /// Whether a lam is that of إِلَّا, to which no letter is joined.
  private static func isExceptionInside(_ word: MarkedWord, lam: Int) -> Bool {
    lam > 0 && lam + 2 < word.letters.count && word.letters[lam - 1].base == "\u{0625}"
      && word.letters[..<(lam - 1)].allSatisfy { conjunctions.contains($0.base) }
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
