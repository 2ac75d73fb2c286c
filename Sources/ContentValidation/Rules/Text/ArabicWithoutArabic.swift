import Diagnostics
import UnicodeText

/// The recited text contains no Arabic letters.
///
/// ## What it does
/// Looks for at least one Arabic letter in every `<arabic>`.
///
/// ## Why it matters
/// Usually the transliteration or the translation is in the wrong element.
///
/// ## Example
/// ```xml
/// <arabic>Allahumma anta rabbi</arabic>
/// ```
///
/// ## How to fix it
/// Put the Arabic text there, and the other text where it belongs.
enum ArabicWithoutArabic: Rule {
  static let id: RuleID = "TX03"
  static let name = "arabic-without-arabic"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TX10"]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts
      .filter { $0.role == .arabic && $0.hasOnlyForeignLetters }
      .map { finding(message($0), at: $0.text.range) }
  }

  private static func message(_ text: DraftText) -> String {
    "\(text.label) contains no Arabic letters: \(text.text.value.quoted(limit: 30)) belongs elsewhere"
  }
}

extension DraftText {
  /// Whether the text has letters but no Arabic ones; other rules report empty texts and placeholders.
  fileprivate var hasOnlyForeignLetters: Bool {
    letters.total > 0 && letters[.arabic] == 0 && Placeholder.found(in: self) == nil
  }
}
