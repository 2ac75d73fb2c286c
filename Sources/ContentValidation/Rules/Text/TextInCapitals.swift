import Diagnostics
import UnicodeText

/// A text is written in capitals.
///
/// ## What it does
/// Looks for titles, names, translations and prose of at least two words and eight letters that have capitals and no small letter.
///
/// ## Why it matters
/// Readers take it for shouting, screen readers may spell it letter by letter, and the app sets its headings itself.
///
/// ## Example
/// `<title xml:lang="en">ON LEAVING HOME</title>`
///
/// ## How to fix it
/// Write small letters, with capitals where the language has them.
enum TextInCapitals: Rule {
  static let id: RuleID = "TX18"
  static let name = "text-in-capitals"
  static let severity = Severity.warning

  private static let fewestLetters = 8

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard case .localized = text.role, !text.bytes.intersects(.lowercaseLetters),
        isInCapitals(text.text.value)
      else { return nil }
      return finding(
        "\(text.label) is written in capitals: write small letters, with capitals where the language has them",
        at: text.text.range
      )
    }
  }

  private static func isInCapitals(_ text: String) -> Bool {
    var (letters, words) = (0, 0)
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isLowercase { return false }
      if scalar.properties.isUppercase {
        letters += 1
        if !isInWord { words += 1 }
        isInWord = true
      } else if scalar == " " {
        isInWord = false
      }
    }
    return letters >= fewestLetters && words > 1
  }
}
