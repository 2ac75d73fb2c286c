import Diagnostics

/// A dua has no category.
///
/// ## What it does
/// Looks for the attribute `category` of every dua.
///
/// ## Why it matters
/// People who browse by category do not find the dua; search and journeys still lead to it.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar" difficulty="intermediate" repetitions="1" xp="40">
/// ```
///
/// ## How to fix it
/// Add the slug of a category that `library.json` declares: `category="rizq"`.
enum MissingCategory: Rule {
  static let id: RuleID = "RQ07"
  static let name = "missing-category"
  static let severity = Severity.information

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas
      .filter { dua in
        dua.category.isMissing && !draft.isUnread("category", at: dua.range)
          && !IncompleteDua.isEmpty(dua, in: draft)
      }
      .map { finding(message($0.label), at: $0.range) }
  }

  private static func message(_ dua: String) -> String {
    "\(dua) has no category: add `category` so that people who browse find it"
  }
}
