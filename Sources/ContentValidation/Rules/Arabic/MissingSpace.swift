import ArabicText
import Diagnostics
import UnicodeText

/// A word follows punctuation without a space.
///
/// ## What it does
/// Looks in every `<arabic>` for `،` `؛` `:` `.` `؟` `!` between a letter, a mark or a closing bracket and a letter, and for a closing bracket between words that
/// an opening bracket follows directly. Text from the Quran is exempt. No fix is offered if the sign seems to be inside a word (`لِ،ي`).
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
    let isInWord = !isBracket && mayBeInWord(analysis, index)
    return TextIssue(
      range: index..<index + 1,
      message:
        "no space follows \(analysis.mention(of: index)) in \(analysis.label): write one before the next \(isBracket ? "bracket" : "word")"
        + (isInWord ? ", or move the sign if it is inside a word" : ""),
      edits: isInWord ? [] : [(index + 1..<index + 1, " ")],
      applicability: .safe
    )
  }

  /// Whether punctuation is rather inside a word than between two: a single letter is none, as in `يَمِينِ،ي` and `لَهُ،و َبِهِ`, and
  /// what is known without the punctuation may be one, as in `الصَّالِ،حِينَ`.
  private static func mayBeInWord(_ analysis: ArabicTextAnalysis, _ index: Int) -> Bool {
    let next = analysis.words.partitioningIndex { $0.range.lowerBound > index }
    guard next < analysis.words.count else { return false }
    let after = analysis.words[next]
    guard next > 0, case let before = analysis.words[next - 1], before.range.upperBound == index else {
      return after.letters.count == 1
    }
    if before.letters.count == 1 || after.letters.count == 1 { return true }
    guard before.letters.count + after.letters.count <= ScreenedWord.longestStem else { return false }
    let joined = MarkedWord.words(of: Array(analysis.scalars[before.range] + analysis.scalars[after.range]))
    return joined.first.map { analysis.knownStems.containsStem(of: $0) } ?? false
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
