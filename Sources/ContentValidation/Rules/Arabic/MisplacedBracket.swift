import Diagnostics
import UnicodeText

/// A bracket is turned the wrong way, or has no partner.
///
/// ## What it does
/// Pairs ﴿ (U+FD3F, which opens) with ﴾ (U+FD3E, which closes) in all texts, and `(` with `)` and `[` with `]` in the
/// recited ones. The two ornate brackets are not mirrored in right-to-left text, so that many keyboards and editors have
/// them the wrong way round.
///
/// ## Why it matters
/// Text between ﴿ and ﴾ is compared with the Quran; without its partner, a bracket does not show where the quotation ends.
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

  static func check(_ field: ArabicField) -> [Finding] {
    let pairing = pairing(field)
    let swapped = pairing.swapped.map { pair in
      Breach(
        range: pair.lowerBound..<pair.upperBound + 1,
        message:
          "the brackets ﴾ ﴿ in \(field.label) are turned the wrong way: U+FD3F ORNATE RIGHT PARENTHESIS opens, "
          + "U+FD3E ORNATE LEFT PARENTHESIS closes; swap them",
        edits: [
          (pair.lowerBound..<pair.lowerBound + 1, "\u{FD3F}"),
          (pair.upperBound..<pair.upperBound + 1, "\u{FD3E}"),
        ]
      )
    }
    let single = pairing.single.map { index in
      Breach(range: index..<index + 1, message: message(field, index))
    }
    return findings(swapped, in: field, .safe, fix: "swap the brackets") + findings(single, in: field)
  }

  private static func pairing(_ field: ArabicField) -> BracketPairing {
    BracketPairing(field.scalars, onlyOrnate: field.kind != .recited)
  }

  /// The brackets that the rule reports.
  static func places(in field: ArabicField) -> [Range<Int>] {
    let pairing = pairing(field)
    return (pairing.swapped.flatMap { [$0.lowerBound, $0.upperBound] } + pairing.single).map { $0..<$0 + 1 }
  }

  private static func message(_ field: ArabicField, _ index: Int) -> String {
    let bracket = field.scalars[index]
    let isOpening = BracketPairing.closing[bracket] != nil
    return "\(bracket.codePointAndName) in \(field.label) \(isOpening ? "is not closed" : "closes nothing"): "
      + "write its partner, or take it out"
  }
}
