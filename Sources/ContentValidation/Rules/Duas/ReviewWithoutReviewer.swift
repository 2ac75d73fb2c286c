import Diagnostics
import DuaLibrary

/// A review does not state its outcome or its reviewer.
///
/// ## What it does
/// Looks for `status` on every `review`, and for `by` if the status is `reviewed`.
///
/// ## Why it matters
/// A sign-off without a name cannot be relied upon.
///
/// ## Example
/// ```xml
/// <review status="reviewed"/>
/// ```
///
/// ## How to fix it
/// Add the reviewer's name: `by="…"`. Write `status="unreviewed"` until someone has reviewed the dua.
enum ReviewWithoutReviewer: Rule {
  static let id: RuleID = "DU08"
  static let name = "review-without-reviewer"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua -> [Finding] in
      guard let review = dua.review else { return [] }
      return missing(
        [
          RequiredField("status", review.status, "write `reviewed` or `unreviewed`"),
          RequiredField(
            "by",
            isMissing: review.status.value == .reviewed && review.reviewer.isMissing,
            "write who reviewed it"
          ),
        ],
        in: "the review of \(dua.label)",
        at: review.range,
        of: draft
      )
    }
  }
}
