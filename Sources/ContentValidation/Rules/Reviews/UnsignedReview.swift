import ContentDraft
import Diagnostics
import DuaLibrary

/// A review has no hash of the text that was reviewed.
///
/// ## What it does
/// Looks for `hash` on every review with the status `reviewed` and a reviewer.
///
/// ## Why it matters
/// A later change of the text would keep the reviewer's name.
///
/// ## Example
/// ```xml
/// <review status="reviewed" by="Sheikh N. N."/>
/// ```
///
/// ## How to fix it
/// `rizq review sign SLUG --by NAME` writes the name, the date and the hash. Sign only what that person has reviewed.
enum UnsignedReview: Rule {
  static let id: RuleID = "RV01"
  static let name = "unsigned-review"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let review = dua.review, dua.fragment.reviewState == .unsigned, !review.reviewer.isMissing else {
        return nil
      }
      let slug = dua.slug.value?.rawValue ?? "SLUG"
      return finding(
        "the review of \(dua.label) has no `hash` of the reviewed text: sign it with `rizq review sign \(slug) --by NAME`, "
          + "or write `status=\"unreviewed\"`",
        at: review.range
      )
    }
  }
}
