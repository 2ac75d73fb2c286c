import Diagnostics

/// A step of a journey is missing its dua or its slot.
///
/// ## What it does
/// Looks for `dua` and `slot` of every step.
///
/// ## Why it matters
/// The app shows every step in the morning, in the evening, or at any time; it cannot guess which.
///
/// ## Example
/// ```xml
/// <step dua="sayyid-al-istighfar"/>
/// ```
///
/// ## How to fix it
/// Add `slot="morning"`, `slot="anytime"` or `slot="evening"`, or the slug of the dua.
enum IncompleteStep: Rule {
  static let id: RuleID = "RQ10"
  static let name = "incomplete-step"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.flatMap { journey in
      journey.steps.enumerated().flatMap { index, step in
        missing(
          [
            RequiredField("dua", step.dua, "write the slug of a dua"),
            RequiredField("slot", step.slot, "write `morning`, `anytime` or `evening`"),
          ],
          in: "step \(index + 1) of \(journey.label)",
          at: step.range,
          of: draft
        )
      }
    }
  }
}
