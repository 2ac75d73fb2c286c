import Diagnostics
import UnicodeText

/// A title, translation or transliteration in Latin script contains an Arabic letter.
///
/// ## What it does
/// Reports the first Arabic letter of such a text by its code point. The honorifics ﷺ (U+FDFA) and ﷻ (U+FDFB) are
/// allowed everywhere, and benefits and contexts may quote Arabic.
///
/// ## Why it matters
/// A stray letter comes from the wrong keyboard layout, and reverses the order of the words around it.
///
/// ## Example
/// ```xml
/// <transliteration>Subhانa-llah</transliteration>
/// ```
///
/// ## How to fix it
/// Write the letter in Latin script.
enum ArabicInLatinText: Rule {
  static let id: RuleID = "TX06"
  static let name = "arabic-in-latin-text"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard looksAt(text),
        let arabic = ScalarMention(in: text.text.value, where: { $0.letterScript == .arabic })
      else { return nil }
      return finding(message(text, arabic), at: text.source(of: arabic.bytes))
    }
  }

  /// Whether the text contains an Arabic letter although it should not.
  static func looksAt(_ text: DraftText) -> Bool {
    fields.contains(text.field) && text.letters[.arabic] > 0
      && text.role.expectedScripts == [.latin] && !text.isMostlyOutside([.latin])
  }

  private static let fields: Set<String> = ["title", "translation", "transliteration"]

  private static func message(_ text: DraftText, _ arabic: ScalarMention) -> String {
    "\(text.label) contains \(arabic.phrase): write it in Latin letters"
  }
}
