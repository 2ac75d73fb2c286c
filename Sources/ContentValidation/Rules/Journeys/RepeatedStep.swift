import Diagnostics
import DuaLibrary

/// A journey holds one dua twice.
///
/// ## What it does
/// Compares the duas of the steps of each journey, across its slots.
///
/// ## Why it matters
/// The app keeps one entry for a dua in a journey; the second would be lost.
///
/// ## Example
/// ```xml
/// <step dua="hasbunallah" slot="morning"/>
/// <step dua="hasbunallah" slot="evening"/>
/// ```
///
/// ## How to fix it
/// Remove one of the steps. For a dua of both morning and evening choose `slot="anytime"`, or a dua of its own with
/// `variant-of`.
enum RepeatedStep: Rule {
  static let id: RuleID = "JN07"
  static let name = "repeated-step"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.flatMap { journey in
      journey.steps.map(\.dua).located().repeats(by: \.value).map { first, again in
        finding(
          message(journey.label, again.value),
          at: again.range,
          notes: [Finding.Note("the first step with it is here", at: first.range)]
        )
      }
    }
  }

  private static func message(_ journey: String, _ dua: Slug) -> String {
    "\(journey) has dua `\(dua)` already: remove one of the two steps"
  }
}
