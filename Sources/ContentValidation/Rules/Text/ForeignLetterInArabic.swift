import Diagnostics
import UnicodeText

/// The recited text contains a letter of another script.
///
/// ## What it does
/// Reports the first letter of every `<arabic>` that is not Arabic, by its code point.
///
/// ## Why it matters
/// It is a remark that does not belong in the text, or a letter that only looks Arabic; neither is recited.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللهِ (three times)</arabic>
/// ```
///
/// ## How to fix it
/// Remove the letter. A count belongs in `repetitions`, a remark in `<context>`.
enum ForeignLetterInArabic: Rule {
  static let id: RuleID = "TX04"
  static let name = "foreign-letter-in-arabic"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard text.role == .arabic, text.letters[.arabic] > 0, text.letters.total > text.letters[.arabic],
        let foreign = ScalarMention(in: text.text.value, where: isForeign)
      else { return nil }
      return finding(message(text, foreign), at: text.source(of: foreign.bytes))
    }
  }

  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    guard let script = scalar.letterScript else { return false }
    return script != .arabic
  }

  private static func message(_ text: DraftText, _ foreign: ScalarMention) -> String {
    "\(text.label) contains \(foreign.phrase): recited text has only Arabic letters; write the word in them, or remove it"
  }
}
