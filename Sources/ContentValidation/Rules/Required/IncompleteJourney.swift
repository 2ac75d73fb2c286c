import ContentDraft
import Diagnostics

/// A journey is missing a required field.
///
/// ## What it does
/// Looks for `id`, `slug`, `emoji`, `order`, and the name in the library's default language. The description, the
/// minutes and the XP are optional; the last two are derived from the duas.
///
/// ## Why it matters
/// The app cannot list a journey without them.
///
/// ## Example
/// ```xml
/// <journey id="1" slug="rizq-seeker" order="1">
/// ```
/// has no `emoji`.
///
/// ## How to fix it
/// Add the attribute or element that the message names.
enum IncompleteJourney: Rule {
  static let id: RuleID = "RQ09"
  static let name = "incomplete-journey"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let next = next(in: draft)
    return draft.journeys.flatMap {
      missing(requiredFields(of: $0, next, in: draft), in: $0.label, at: $0.range, of: draft)
    }
  }

  /// `` , `25` for the last``.
  private static func next(in draft: IndexedDraft) -> String {
    draft.journeys.compactMap(\.order.value).max().map { ", `\($0 + 1)` for the last" } ?? ""
  }

  private static func requiredFields(
    of journey: JourneyFragment,
    _ next: String,
    in draft: IndexedDraft
  ) -> [RequiredField] {
    var fields = [
      RequiredField("id", journey.id, "give it a number that no journey has ever had"),
      RequiredField("slug", journey.slug, "give it a name of lowercase letters, digits and hyphens"),
      RequiredField("emoji", journey.emoji, "choose one for its card"),
      RequiredField("order", journey.order, "write its position in lists\(next)"),
    ]
    if let language = draft.declaration?.defaultLanguage.value {
      fields.append(RequiredField("name", journey.name, in: language, "write its name"))
    }
    return fields
  }
}
