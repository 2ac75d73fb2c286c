import ArabicText
import Diagnostics
import UnicodeText

/// The recited text has Latin punctuation or digits.
///
/// ## What it does
/// Looks for `,` `;` `?` `"` `'` `{` `}`, for `*` and other signs of Latin text, and for the digits `0` to
/// `9` in every `<arabic>`. Digits that give a count, or are in a reference, are reported by
/// `instruction-in-arabic`, words with letters of other scripts by `foreign-letter-in-arabic`.
///
/// ## Why it matters
/// Latin punctuation appears on the wrong side of its word or faces the wrong way, and digits in recited text are
/// remarks that are not recited.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ أَنْتَ رَبِّي, لَا إِلَٰهَ إِلَّا أَنْتَ</arabic>
/// ```
///
/// ## How to fix it
/// Write the Arabic comma ،, semicolon ؛ and question mark ؟, put quotations from the Quran between ﴿ and ﴾, and remove
/// digits and quotation marks.
enum LatinPunctuationInArabic: ArabicRule {
  static let id: RuleID = "AR17"
  static let name = "latin-punctuation-in-arabic"
  static let severity = Severity.error
  static let screen = Screen.traits([.irregularGap, .latinPunctuation])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited, analysis.text.letters[.arabic] > 0 else { return [] }
    let marks = analysis.scalars.indices.filter { analysis.scalars[$0].isLatinPunctuation }
    let certain = marks.filter { arabic[analysis.scalars[$0]] != nil }
    let probable = marks.filter { arabic[analysis.scalars[$0]] == nil }
    return findings(
      certain.map { issue(analysis, $0) },
      in: analysis,
      fix: "write the Arabic punctuation"
    )
      + findings(
        issues(ofBracesAndQuotes: probable, analysis),
        in: analysis,
        fix: "fix the quotation marks and braces"
      )
      + digits(in: analysis)
  }

  private static let arabic: [Unicode.Scalar: Unicode.Scalar] = [
    ",": "\u{060C}", ";": "\u{061B}", "?": "\u{061F}",
  ]
  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = ["{": "\u{FD3F}", "}": "\u{FD3E}"]

  /// Two braces around words are one issue.
  private static func issues(ofBracesAndQuotes marks: [Int], _ analysis: ArabicTextAnalysis) -> [TextIssue] {
    var issues: [TextIssue] = []
    var rest = marks[...]
    while let index = rest.popFirst() {
      guard analysis.scalars[index] == "{", let end = rest.first, analysis.scalars[end] == "}" else {
        issues.append(issue(analysis, index))
        continue
      }
      rest.removeFirst()
      let signs = ["{", "}", "\u{FD3F}", "\u{FD3E}"].map { (scalar: Unicode.Scalar) in scalar.codePointAndName
      }
      issues.append(
        TextIssue(
          range: index..<index + 1,
          message:
            "\(signs[0]) and \(signs[1]) around \(analysis.quoted(index + 1..<end)) in \(analysis.label) are not Arabic: "
            + "write \(signs[2]) and \(signs[3])",
          edits: [(index..<index + 1, "\u{FD3F}"), (end..<end + 1, "\u{FD3E}")]
        )
      )
    }
    return issues
  }

  private static func issue(_ analysis: ArabicTextAnalysis, _ index: Int) -> TextIssue {
    let scalar = analysis.scalars[index]
    // What the transliteration has there was written for the right text.
    let other = analysis.transliteration?.scheme?.comparison.sign(at: index).flatMap { arabic[$0] }
    if let other, let usual = arabic[scalar], other != usual {
      return TextIssue(
        range: index..<index + 1,
        message:
          "\(analysis.mention(of: index)) in \(analysis.label) is not Arabic: write \(other.codePointAndName), which the "
          + "transliteration has there, or \(usual.codePointAndName)",
        edits: [(index..<index + 1, String(other))]
      )
    }
    let replacement = arabic[scalar] ?? brackets[scalar]
    let mayBeBracket = arabic[scalar] != nil && isOnWrongSideOfBracket(analysis, index)
    let mayBeInWord = arabic[scalar] != nil && isInWord(analysis, index)
    let advice =
      (replacement.map { "write \($0.codePointAndName)" } ?? "remove it")
      + (mayBeBracket ? ", or the bracket that is meant" : "")
      + (mayBeInWord ? ", or remove it if it is inside a word" : "")
    return TextIssue(
      range: index..<index + 1,
      message: "\(analysis.mention(of: index)) in \(analysis.label) is not Arabic: \(advice)",
      edits: [(index..<index + 1, replacement.map(String.init) ?? "")],
      applicability: arabic[scalar] == nil || mayBeBracket || mayBeInWord ? .unsafe : .safe
    )
  }

  /// Whether a sign is before a mark, or joined to two parts of what is rather one word, so that it separates nothing: نَصِ;يرًا.
  private static func isInWord(_ analysis: ArabicTextAnalysis, _ index: Int) -> Bool {
    guard index > 0, index + 1 < analysis.scalars.count,
      case (let before, let after) = (analysis.scalars[index - 1], analysis.scalars[index + 1]),
      before.isArabicLetter || before.isArabicMark
    else { return false }
    return after.isArabicMark
      || after.isArabicLetter && MissingSpace.position(analysis, index) == .insideWord
  }

  /// Whether a sign is after an opening bracket or before a closing one, between a space and an opening bracket, or beside a
  /// bracket without its pair: one of the two may have been typed for the other, as in `(;سُبْحَانَ`.
  private static func isOnWrongSideOfBracket(_ analysis: ArabicTextAnalysis, _ index: Int) -> Bool {
    let (before, after) = (index - 1, index + 1)
    if before >= 0,
      BracketPairing.closing(for: analysis.scalars[before]) != nil || analysis.isUnpairedBracket(before)
    {
      return true
    }
    guard after < analysis.scalars.count else { return false }
    let isAfterSpace = before >= 0 && analysis.scalars[before].isBlank
    return BracketPairing.isClosing(analysis.scalars[after]) || analysis.isUnpairedBracket(after)
      || isAfterSpace && BracketPairing.closing(for: analysis.scalars[after]) != nil
  }

  private static func digits(in analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.scalars.contains(where: \.isASCIIDigit) else { return [] }
    let counted = MergedRanges(analysis.remarks.ranges)
    let scalars = analysis.scalars
    let hasForeignLetters = analysis.text.letters.total > analysis.text.letters[.arabic]
    let runs = scalars.indices.filter { index in
      scalars[index].isASCIIDigit && (index == 0 || !scalars[index - 1].isASCIIDigit)
        && !counted.contains(index) && !(hasForeignLetters && isNextToForeignLetters(analysis, index))
    }
    return findings(
      runs.map { index in
        let end = analysis.scalars[index...].firstIndex { !$0.isASCIIDigit } ?? analysis.scalars.count
        return TextIssue(
          range: index..<end,
          message:
            "\(analysis.mention(of: index)) in \(analysis.label) is a digit: recited text has none; a count belongs "
            + "in `repetitions`, verse numbers in `<source>`"
        )
      },
      in: analysis
    )
  }

  /// Whether the digit is in a word with letters of other scripts, which `foreign-letter-in-arabic` reports.
  private static func isNextToForeignLetters(_ analysis: ArabicTextAnalysis, _ index: Int) -> Bool {
    func isForeign(_ scalar: Unicode.Scalar) -> Bool { scalar.letterScript.map { $0 != .arabic } == true }
    let before = analysis.scalars[..<index].suffix(30).reversed().prefix { !$0.isBlank }
    let after = analysis.scalars[index...].dropFirst().prefix(29).prefix { !$0.isBlank }
    return before.contains(where: isForeign) || after.contains(where: isForeign)
  }
}
