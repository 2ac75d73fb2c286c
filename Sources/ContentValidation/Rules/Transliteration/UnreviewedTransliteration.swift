import Diagnostics
import UnicodeText

/// A generated transliteration has not been reviewed.
///
/// ## What it does
/// Lists the transliterations that are marked as generated (`generated="rizq-1"`, in JSON `transliteration-generated`)
/// and still equal what the scheme generates from the Arabic.
///
/// ## Why it matters
/// A tool reads the marks of the text. It does not recognize a name, a pause, or a mistake in the marks.
///
/// ## Example
/// `<transliteration generated="rizq-1">subḥāna llāh</transliteration>`
///
/// ## How to fix it
/// Compare it with the Arabic, fix what is wrong, and remove the mark.
enum UnreviewedTransliteration: Rule {
  static let id: RuleID = "GT01"
  static let name = "unreviewed-transliteration"
  static let severity = Severity.information

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let generated = GeneratedTransliteration(of: dua), case .current = generated.state else {
        return nil
      }
      return finding(
        "the transliteration of \(dua.label) was generated: compare it with the Arabic, then remove the mark "
          + generated.scheme.value.quoted(),
        at: generated.scheme.range
      )
    }
  }
}
