import Diagnostics
import UnicodeText

/// The recited text holds no Arabic letter.
///
/// ## What it does
/// Looks for at least one Arabic letter in every `<arabic>`.
///
/// ## Why it matters
/// Most often the transliteration or the translation went into the wrong element.
///
/// ## Example
/// ```xml
/// <arabic>Allahumma anta rabbi</arabic>
/// ```
///
/// ## How to fix it
/// Put the Arabic text there and the other text where it belongs.
enum ArabicWithoutArabic: Rule {
  static let id: RuleID = "TX03"
  static let name = "arabic-without-arabic"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts
      .filter { $0.role == .arabic && $0.isWordsWithoutArabic }
      .map { finding(message($0), at: $0.text.range) }
  }

  private static func message(_ text: DraftText) -> String {
    "\(text.label) contains no Arabic letter: \(text.text.value.quoted(limit: 30)) belongs elsewhere"
  }
}

extension DraftText {
  /// Whether the text holds letters, none of them Arabic; empty texts and placeholders have rules of their own.
  fileprivate var isWordsWithoutArabic: Bool {
    letters.total > 0 && letters[.arabic] == 0 && Placeholder.found(in: text.value) == nil
  }
}
