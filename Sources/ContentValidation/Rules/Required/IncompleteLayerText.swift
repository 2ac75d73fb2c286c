import Diagnostics

/// A text of a layer does not name its dua, or is missing.
///
/// ## What it does
/// Looks for the attribute `dua` and the content of every `<text>` in a layer.
///
/// ## Why it matters
/// A text without a dua would be silently lost.
///
/// ## Example
/// ```xml
/// <texts version="1" kind="translation" xml:lang="en">
///   <text>O Allah, You are my Lord.</text>
/// </texts>
/// ```
///
/// ## How to fix it
/// Add the slug of the dua: `<text dua="sayyid-al-istighfar">`. Remove the element if there is no text yet.
enum IncompleteLayerText: Rule {
  static let id: RuleID = "RQ08"
  static let name = "incomplete-layer-text"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    (draft.orphanedTexts + draft.unreadableTexts).flatMap { text in
      missing(
        [
          RequiredField("dua", text.dua, "write the slug of the dua that the text belongs to"),
          RequiredField(
            "text",
            shownAs: "text",
            isMissing: text.text.isMissing,
            "write it, or remove the entry"
          ),
        ],
        in: "this `\(text.kind.rawValue)` entry",
        at: text.range,
        of: draft
      )
    }
  }
}
