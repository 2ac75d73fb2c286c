import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A dua has changed since it was reviewed.
///
/// ## What it does
/// Compares the `hash` of every review with that of the recited text, the transliteration, the translations and the sources as
/// they are now. If the sources are in a Git repository that has the reviewed version, notes show which words have changed
/// since.
///
/// A dua is not reported while another finding says that one of its texts cannot be read, is given twice, or names no dua.
///
/// ## Why it matters
/// The reviewer's name stands for a text that this person has not seen.
///
/// ## Example
/// A word is corrected in the Arabic of a reviewed dua.
///
/// ## How to fix it
/// Undo the change, or have the dua reviewed again: `rizq review show SLUG`, then `rizq review sign SLUG --by NAME`.
public enum StaleReview: Rule {
  public static let id: RuleID = "RV02"
  public static let name = "stale-review"
  public static let severity = Severity.error
  /// The hash covers texts of layers.
  static let needsWholeLibrary = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let stale = draft.duas.filter { $0.fragment.reviewState == .stale }
    guard !stale.isEmpty else { return [] }
    let unsettled = draft.duasWithUnsettledLayers
    return stale.compactMap { dua in
      guard let review = dua.review, !draft.hasUnreadReviewedField(dua),
        dua.slug.value.map(unsettled.contains) != true
      else { return nil }
      let by = review.reviewer.value.map { " by \($0.quoted())" } ?? ""
      let date = review.date.value.map { " on \($0)" } ?? ""
      return finding(
        "\(dua.label) has changed since it was reviewed\(by)\(date): undo the change, or have it reviewed again",
        at: review.hash.range ?? review.range
      )
    }
  }
}
