import ArabicText
import Diagnostics
import UnicodeText

/// Fathatan is written on a final alef, not on the letter before it.
///
/// ## What it does
/// Reports U+064B ARABIC FATHATAN on a final alef or alef maksura in recited text: `كِتَاباً` for `كِتَابًا`, and `كِتَابًاً`. Tanwin on
/// hamza or teh marbuta has no alef and is correct. Quotations from the Quran are kept as they are.
///
/// ## Why it matters
/// Both spellings are in use, and a library that mixes them hides half of its texts from a search. The tanwin is a
/// vowel of the preceding letter; the alef is silent.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْماً نَافِعاً</arabic>
/// ```
///
/// ## How to fix it
/// Write the tanwin before the alef. If the preceding letter also has a fatha, the tanwin replaces it.
///
/// The change is only a suggestion if it replaces a fatha, or if the word is not known or has no tanwin, as before a genitive
/// (رِضاً نَفْسِهِ). None is offered where the word may be another one without tanwin: فِيهاً is فِيهَا, and أَطْعَمَناً is أَطْعَمَنَا.
/// Particles, which never have a tanwin, are left to `impossible-spelling`.
enum TanwinOnAlef: ArabicRule {
  static let id: RuleID = "AR08"
  static let name = "tanwin-on-alef"
  static let severity = Severity.warning
  static let screen = Screen.words { screened in
    screened.word.letters.contains { $0.has(.fathatan) && ($0.isBareAlef || $0.base == "\u{0649}") }
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.markRuns.compactMap { issue(analysis, $0) }.filter {
      !analysis.isProtected($0.range)
    }
    return findings(issues, in: analysis, fix: "write the tanwin before the alef")
  }

  private static let fathatan: Unicode.Scalar = "\u{064B}"
  private static let fatha: Unicode.Scalar = "\u{064E}"

  private static func issue(_ analysis: ArabicTextAnalysis, _ marks: Range<Int>) -> TextIssue? {
    let scalars = analysis.scalars
    let alef = marks.lowerBound - 1
    guard alef > 0, ["\u{0627}", "\u{0649}"].contains(scalars[alef]), scalars[marks].contains(fathatan),
      analysis.nextLetters.letter(from: marks.upperBound) == nil
    else { return nil }
    let marksBefore = scalars.startOfMarks(before: alef)..<alef
    let letter = marksBefore.lowerBound - 1
    guard letter >= 0, scalars[letter].isArabicLetter, let word = analysis.markedWord(at: alef),
      !analysis.hasForeignTanwin(word)
    else { return nil }
    if let second = doubled(scalars, marksBefore, marks) {
      return TextIssue(
        range: letter..<marks.upperBound,
        message:
          "\(analysis.label) has \(fathatan.codePointAndName) twice at the end of \(analysis.quotedWord(around: alef)), "
          + "before and on the final \(scalars[alef].codePointAndName): remove the second",
        edits: [(second..<second + 1, "")],
        applicability: .safe
      )
    }
    // `mark-on-lam-alef` reports it.
    if scalars[alef] == "\u{0627}", scalars[letter] == "\u{0644}", marksBefore.isEmpty { return nil }
    let edits = edits(scalars, marksBefore, alef, marks)
    let plain = withoutTanwin(scalars, marksBefore, alef, marks)
    let mayHaveNone =
      (analysis.isFamiliar(word, with: [plain]) || mayEndWithPronoun(word, analysis))
      && !analysis.isFamiliar(word, with: edits)
    let isCertain =
      !mayHaveNone && !scalars[marksBefore].contains(fatha) && !analysis.isDoubtful(word, with: edits)
      && !isShortAndUnknown(word, with: edits, analysis) && !analysis.isBeforeGenitive(word)
    return TextIssue(
      range: alef..<marks.upperBound,
      message:
        "\(analysis.label) contains \(fathatan.codePointAndName) on the final \(scalars[alef].codePointAndName) of "
        + "\(analysis.quotedWord(around: alef)): the tanwin is a vowel of the preceding letter; write it before the alef"
        + (mayHaveNone
          ? ", or \(analysis.text(of: word.range, with: [plain]).quoted(limit: 30)) without tanwin" : ""),
      edits: mayHaveNone ? [] : edits,
      applicability: isCertain ? .safe : .unsafe
    )
  }

  /// Whether the word may be a verb or noun with the pronoun نا or ها: its letters are known, or those before the pronoun, and not
  /// those before the alef.
  private static func mayEndWithPronoun(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    let letters = word.letters
    guard (shortestWithPronoun...ScreenedWord.longestStem).contains(letters.count),
      letters[letters.count - 1].isBareAlef, case let letter = letters[letters.count - 2],
      letter.base == "\u{0646}" || letter.base == "\u{0647}", !letter.has(.shadda)
    else { return false }
    let bases = letters.map(\.base)
    func isKnown(without count: Int) -> Bool {
      word.possibleStarts.contains { start in
        bases.count - start >= shortestWithPronoun
          && analysis.knownStems.hasWord(ofLetters: Array(bases[start...].dropLast(count)))
      }
    }
    return !isKnown(without: 1) && (isKnown(without: 0) || isKnown(without: 2))
  }

  /// The number of letters of a stem of three with its pronoun.
  private static let shortestWithPronoun = 5

  /// Whether a word of at most three letters, which many other letters would make one, is not known with the tanwin.
  private static func isShortAndUnknown(
    _ word: MarkedWord,
    with edits: [TextIssue.Edit],
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    guard word.letters.count <= 3 else { return false }
    let written = analysis.text(of: word.range, with: edits).unicodeScalars.filter { !$0.isDaggerAlef }
    return !analysis.knownStems.isFamiliar(spelling: Array(written))
  }

  /// The edit that writes a fatha for the tanwin.
  private static func withoutTanwin(
    _ scalars: [Unicode.Scalar],
    _ marksBefore: Range<Int>,
    _ alef: Int,
    _ marks: Range<Int>
  ) -> ArabicTextAnalysis.Edit {
    let kept = [fatha] + scalars[marksBefore].filter { $0 != fatha }
    let rest = scalars[marks].filter { $0 != fathatan }
    return (marksBefore.lowerBound..<marks.upperBound, String(scalars: kept + [scalars[alef]] + rest))
  }

  /// The index of the fathatan on the alef, if the letter before has one as well.
  private static func doubled(
    _ scalars: [Unicode.Scalar],
    _ marksBefore: Range<Int>,
    _ marks: Range<Int>
  ) -> Int? {
    scalars[marksBefore].contains(fathatan) ? scalars[marks].firstIndex(of: fathatan) : nil
  }

  /// Puts the tanwin first among the marks of its letter, as in normalization form C; empty if the letter has another
  /// vowel.
  private static func edits(
    _ scalars: [Unicode.Scalar],
    _ marksBefore: Range<Int>,
    _ alef: Int,
    _ marks: Range<Int>
  ) -> [ArabicTextAnalysis.Edit] {
    let kept = [fathatan] + scalars[marksBefore].filter { $0 != fatha }
    guard MarkClash(in: Array(kept.enumerated())) == nil else { return [] }
    let rest = scalars[marks].filter { $0 != fathatan }
    let replacement = String(scalars: kept + [scalars[alef]] + rest)
    return [(marksBefore.lowerBound..<marks.upperBound, replacement)]
  }
}
