import Diagnostics
import UnicodeText

/// A text is written in a script that its language does not use.
///
/// ## What it does
/// Counts the letters of every text that has a language, and of the transliterations, whose script is Latin. Reports a
/// text if fewer than half of its letters are in a script of its language. Quotations between ﴿ and ﴾ do not count.
/// Languages without a known script are ignored; a script subtag (`ar-Latn`) takes precedence over the language.
///
/// ## Why it matters
/// Texts of two languages were swapped, or the tag is wrong.
///
/// ## Example
/// ```xml
/// <title xml:lang="en">دعاء الاستغفار</title>
/// ```
///
/// ## How to fix it
/// Correct `xml:lang`, or replace the text with one in the right language.
enum WrongScript: Rule {
  static let id: RuleID = "TX05"
  static let name = "wrong-script"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TX10", "TX13"]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      let expected = text.role.expectedScripts
      guard !expected.isEmpty else { return nil }
      guard text.isMostlyOutside(expected), let found = text.ownLetters.predominant,
        Placeholder.found(in: text) == nil
      else { return nil }
      return finding(message(text, found, expected), at: text.text.range)
    }
  }

  private static func message(_ text: DraftText, _ found: Script, _ expected: Set<Script>) -> String {
    let scripts = expected.map(\.name).sorted().joined(separator: " or ")
    return
      "\(text.label) is written in \(found.name) letters, not in \(scripts): correct the text or its language"
  }
}

extension DraftText.Role {
  /// The scripts that a text of this role may use; empty if it may use any.
  var expectedScripts: Set<Script> {
    switch self {
    case .transliteration: [.latin]
    case .localized(let language): Script.expected(for: language)
    case .arabic, .plain, .emoji: []
    }
  }
}
