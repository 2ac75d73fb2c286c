import ArabicText
import Diagnostics
import UnicodeText

/// A transliteration is marked as generated but differs from what the scheme generates.
///
/// ## What it does
/// Generates every transliteration that is marked as generated (`generated="rizq-1"`, in JSON
/// `transliteration-generated`) again, and compares the two scalar for scalar. Also reports a mark that names an
/// unknown scheme, or that has no transliteration.
///
/// ## Why it matters
/// Either the Arabic was changed and its transliteration was not, or someone reviewed the text and left the mark, and
/// no one knows what has been reviewed.
///
/// ## Example
/// `<transliteration generated="rizq-1">subhan Allah</transliteration>` next to `سُبْحَانَ اللَّهِ`
///
/// ## How to fix it
/// If someone has reviewed the text, remove the mark. Otherwise remove the transliteration and generate it again:
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
          "\(dua.label) has no transliteration, but a mark that it was generated: remove the mark",
          at: generated.scheme.range
        )
      case .stale(let expected, let found):
        return finding(
          "the transliteration of \(dua.label) is marked as generated, but has \(word(found)) where "
            + "\(generated.scheme.value.quoted()) gives \(word(expected)): remove the mark if someone has reviewed the text, "
            + "or remove the text and generate it again",
          at: generated.text?.range ?? generated.scheme.range
        )
      }
    }
  }

  private static func word(_ text: String) -> String { text.isEmpty ? "nothing" : text.quoted() }
}
