import Diagnostics
import DuaLibrary
import UnicodeText

/// Two fields of a dua have the same text.
///
/// ## What it does
/// Compares `translation`, `benefit`, `context` and `prophetic-context` of each dua in each language. Letter case and white space are
/// ignored, and texts of fewer than five words are not compared.
///
/// ## Why it matters
/// A text was pasted into the wrong field, and what belongs there is missing. Readers see it twice.
///
/// ## Example
/// ```xml
/// <benefit xml:lang="en">Whoever says it in the morning is kept safe.</benefit>
/// <context xml:lang="en">Whoever says it in the morning is kept safe.</context>
/// ```
///
/// ## How to fix it
/// Write in each field what belongs there, or remove one of the two.
enum CopiedProse: Rule {
  static let id: RuleID = "TX30"
  static let name = "copied-prose"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    var firsts: [Key: DraftText] = [:]
    firsts.reserveCapacity(draft.duas.count)
    return draft.texts.compactMap { text in
      guard fields.contains(text.field), case .localized(let language) = text.role, let dua = text.dua,
        isLong(text.text.value)
      else { return nil }
      let key = Key(dua: dua, text: LanguageReadingKey(text.text.value, in: language))
      guard let first = firsts[key] else {
        firsts[key] = text
        return nil
      }
      guard first.field != text.field else { return nil }
      return finding(
        "\(text.label) is identical to `\(first.field)`: write in each what belongs there, or remove one of the two",
        at: text.text.range,
        notes: [Finding.Note("the same text is here", at: first.text.range)]
      )
    }
  }

  private struct Key: Hashable {
    let dua: Int
    let text: LanguageReadingKey
  }

  private static let fields: Set<String> = ["translation", "benefit", "context", "prophetic-context"]

  private static func isLong(_ text: String) -> Bool {
    var (count, isInWord) = (0, false)
    for byte in text.utf8 where count < fewestWords {
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      if !isBlank, !isInWord { count += 1 }
      isInWord = !isBlank
    }
    return count == fewestWords
  }

  /// The whole meaning of a short supplication may also be why it is said.
  private static let fewestWords = 5
}
