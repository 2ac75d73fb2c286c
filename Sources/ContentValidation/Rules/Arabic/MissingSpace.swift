import ArabicText
import Diagnostics
import UnicodeText

/// A word follows punctuation without a space.
///
/// ## What it does
/// Looks in every `<arabic>` for `،` `؛` `:` `.` `؟` `!` directly before a letter, and after a letter, a mark or a closing
/// bracket. Also looks for a closing bracket between words, directly before an opening one. Text from the Quran is exempt.
///
/// ## Why it matters
/// Apps break lines at spaces, and the two words are shown and selected as one.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللهِ،وَالْحَمْدُ للهِ</arabic>
/// ```
///
/// ## How to fix it
/// Write a space after the punctuation, or move the punctuation to the end of its word.
///
/// No fix is offered if the sign seems to be inside a word (`لِ،ي`). The fix is only a suggestion if one of the two words is not
/// known.
enum MissingSpace: ArabicRule {
  static let id: RuleID = "AR25"
  static let name = "missing-space"
  static let severity = Severity.warning
  static let screen = Screen.traits(.irregularGap)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let scalars = analysis.scalars
    let marks = scalars.indices.dropFirst().dropLast().filter { index in
      let isPunctuation = scalars[index].isFollowedBySpace && scalars[index + 1].isArabicLetter
      let isBracket =
        index + 2 < scalars.count && BracketPairing.isClosing(scalars[index])
        && BracketPairing.closing(for: scalars[index + 1]) != nil && scalars[index + 2].isArabicLetter
      let isAfterWord =
        scalars[index - 1].isInWord || isPunctuation && BracketPairing.isClosing(scalars[index - 1])
      return (isPunctuation || isBracket) && isAfterWord && !analysis.isInQuran(index..<index + 1)
    }
    return findings(marks.map { issue(analysis, $0) }, in: analysis, fix: "write a space")
  }

  private static func issue(_ analysis: ArabicTextAnalysis, _ index: Int) -> TextIssue {
    let isBracket = BracketPairing.isClosing(analysis.scalars[index])
    let position: Position = isBracket ? .betweenWords : Self.position(analysis, index)
    return TextIssue(
      range: index..<index + 1,
      message:
        "no space follows \(analysis.mention(of: index)) in \(analysis.label): write one before the next \(isBracket ? "bracket" : "word")"
        + (position == .betweenWords ? "" : ", or move the sign if it is inside a word"),
      edits: position == .insideWord ? [] : [(index + 1..<index + 1, " ")],
      applicability: position == .betweenWords ? .safe : .unsafe
    )
  }

  enum Position {
    case betweenWords, unclear, insideWord
  }

  /// Whether punctuation is between two words or rather inside of one: a single letter is not a word, as in `يَمِينِ،ي` and `لَهُ،و َبِهِ`,
  /// and what is known without the punctuation may be one, as in `الصَّالِ،حِينَ`, unless both parts are known with their vowels: short
  /// words often have the letters of another together.
  static func position(_ analysis: ArabicTextAnalysis, _ index: Int) -> Position {
    let next = analysis.words.partitioningIndex { $0.range.lowerBound > index }
    guard next < analysis.words.count else { return .betweenWords }
    let after = analysis.words[next]
    guard next > 0, case let before = analysis.words[next - 1], before.range.upperBound == index else {
      return after.letters.count == 1 ? .insideWord : .betweenWords
    }
    if before.letters.count == 1 || after.letters.count == 1 { return .insideWord }
    guard before.letters.count + after.letters.count <= ScreenedWord.longestStem else { return .betweenWords }
    let known = analysis.knownStems
    let scalars = Array(analysis.scalars[before.range] + analysis.scalars[after.range])
    guard let joined = MarkedWord.words(of: scalars).first else { return .betweenWords }
    if known.isFamiliar(joined, scalars) { return .insideWord }
    if isVocalizedWord(before, analysis), isVocalizedWord(after, analysis) { return .betweenWords }
    if known.containsStem(of: joined) { return .insideWord }
    return known.containsStem(of: before) && known.containsStem(of: after) ? .betweenWords : .unclear
  }

  private static func isVocalizedWord(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    analysis.isFamiliar(word) || analysis.isFamiliarWithAnyEnding(Array(analysis.scalars[word.range]))
  }
}

extension Unicode.Scalar {
  /// Punctuation after which a space separates the next word.
  fileprivate var isFollowedBySpace: Bool {
    switch self {
    case "\u{060C}", "\u{061B}", ":", ".", "\u{061F}", "!": true
    default: false
    }
  }

  fileprivate var isInWord: Bool { isArabicLetter || isArabicMark }
}
