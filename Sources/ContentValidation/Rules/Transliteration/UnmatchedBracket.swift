import ArabicText
import Diagnostics
import UnicodeText

/// A bracket in a transliteration has no partner.
///
/// ## What it does
/// Pairs `(` with `)` and `[` with `]` in every `<transliteration>`. `misplaced-bracket` does so in Arabic.
///
/// ## Why it matters
/// What is in brackets is not recited, and without the partner no one knows where that ends.
///
/// ## Example
/// ```xml
/// <transliteration>subḥāna llāhi (wa biḥamdih</transliteration>
/// ```
///
/// ## How to fix it
/// Add the other bracket, or remove this one.
enum UnmatchedBracket: Rule {
  static let id: RuleID = "TR03"
  static let name = "unmatched-bracket"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text -> [Finding] in
      guard text.role == .transliteration, text.bytes.intersects(.brackets) else { return [] }
      let scalars = Array(text.text.value.unicodeScalars)
      let single = BracketPairing(scalars, onlyOrnate: false).single.filter {
        !scalars[$0].isQuotationBracket
      }
      guard !single.isEmpty else { return [] }
      let offsets = text.scalarOffsets
      return limited(single) { index in
        finding(message(text, scalars[index]), at: text.source(of: offsets[index]..<offsets[index + 1]))
      }
    }
  }

  private static func message(_ text: DraftText, _ bracket: Unicode.Scalar) -> String {
    let isOpening = BracketPairing.closing(for: bracket) != nil
    return
      "\(bracket.codePointAndName) in \(text.label) \(isOpening ? "is not closed" : "has no opening bracket"): "
      + "add the matching bracket, or remove it"
  }
}
