import ArabicText
import Diagnostics
import UnicodeText

/// A transliteration is marked as generated and is not what the scheme gives.
///
/// ## What it does
/// Generates every transliteration that is marked as generated (`generated="rizq-1"`, in JSON `transliteration-generated`) again,
/// and compares scalar for scalar. A mark that names no scheme, or stands without a transliteration, is reported too.
///
/// ## Why it matters
/// Either the Arabic was changed and its transliteration was not, or somebody reviewed the text and left the mark: then no one
/// can tell what a person has seen.
///
/// ## Example
/// `<transliteration generated="rizq-1">subhan Allah</transliteration>` beside `سُبْحَانَ اللَّهِ`
///
/// ## How to fix it
/// Remove the mark when somebody has reviewed the text. Otherwise remove the transliteration and have it generated:
/// `rizq validate --generate-transliteration`.
enum StaleTransliteration: Rule {
  static let id: RuleID = "GT02"
  static let name = "stale-transliteration"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let generated = GeneratedTransliteration(of: dua) else { return nil }
      switch generated.state {
      case .current: return nil
      case .unknownScheme:
        let name = generated.scheme.value
        return finding(
          "\(name.quoted()) is not a transliteration scheme"
            + Suggestion.phrase(for: name, among: Romanizer.schemes),
          at: generated.scheme.range
        )
      case .withoutText:
        return finding(
          "\(dua.label) has no transliteration that could have been generated; remove the mark",
          at: generated.scheme.range
        )
      case .stale(let expected, let found):
        return finding(
          "the transliteration of \(dua.label) is marked as generated, but has \(word(found)) where "
            + "\(generated.scheme.value.quoted()) gives \(word(expected)); remove the mark if somebody has reviewed it, "
            + "or remove the text and have it generated again",
          at: generated.text?.range ?? generated.scheme.range
        )
      }
    }
  }

  private static func word(_ text: String) -> String { text.isEmpty ? "nothing" : text.quoted() }
}
