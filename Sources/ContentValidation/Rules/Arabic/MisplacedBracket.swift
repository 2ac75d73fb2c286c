import ArabicText
import Diagnostics
import UnicodeText

/// A bracket faces the wrong way, or is unmatched.
///
/// ## What it does
/// Pairs ﴿ (U+FD3F, which opens) with ﴾ (U+FD3E, which closes) in all texts, and `(` with `)` and `[` with `]` in
/// recited text. The two ornate brackets are not mirrored in right-to-left text, so many keyboards and editors swap
/// them.
///
/// ## Why it matters
/// Text between ﴿ and ﴾ is compared with the Quran. An unmatched bracket does not show where the quotation ends.
///
/// ## Example
/// ```xml
/// <arabic>﴾قُلْ هُوَ اللَّهُ أَحَدٌ﴿</arabic>
/// ```
///
/// ## How to fix it
/// Open with U+FD3F ORNATE RIGHT PARENTHESIS ﴿ and close with U+FD3E ORNATE LEFT PARENTHESIS ﴾.
enum MisplacedBracket: ArabicRule {
  static let id: RuleID = "AR18"
  static let name = "misplaced-bracket"
  static let severity = Severity.error
  static let screen = Screen.traits(.irregularGap)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    let pairing = pairing(analysis)
    let swapped = pairing.swapped.map { pair in
      TextIssue(
        range: pair.lowerBound..<pair.upperBound + 1,
        message:
          "the brackets ﴾ ﴿ in \(analysis.label) face the wrong way: U+FD3F ORNATE RIGHT PARENTHESIS opens, "
          + "U+FD3E ORNATE LEFT PARENTHESIS closes; swap them",
        edits: [
          (pair.lowerBound..<pair.lowerBound + 1, "\u{FD3F}"),
          (pair.upperBound..<pair.upperBound + 1, "\u{FD3E}"),
        ],
        applicability: .safe
      )
    }
    let single = pairing.single.map { index in
      TextIssue(range: index..<index + 1, message: message(analysis, index))
    }
    return findings(swapped, in: analysis, fix: "swap the brackets") + findings(single, in: analysis)
  }

  private static func pairing(_ analysis: ArabicTextAnalysis) -> BracketPairing {
    BracketPairing(analysis.scalars, onlyOrnate: analysis.kind != .recited)
  }

  /// The brackets that the rule reports.
  static func ranges(in analysis: ArabicTextAnalysis) -> [Range<Int>] {
    let pairing = pairing(analysis)
    return (pairing.swapped.flatMap { [$0.lowerBound, $0.upperBound] } + pairing.single).map { $0..<$0 + 1 }
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ index: Int) -> String {
    let bracket = analysis.scalars[index]
    let isOpening = BracketPairing.closing(for: bracket) != nil
    return
      "\(bracket.codePointAndName) in \(analysis.label) \(isOpening ? "is not closed" : "has no opening bracket"): "
      + "add the matching bracket, or remove it"
  }
}
