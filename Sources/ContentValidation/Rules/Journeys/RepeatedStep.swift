import Diagnostics
import DuaLibrary

/// A journey contains a dua twice.
///
/// ## What it does
/// Compares the duas of the steps of each journey, across all slots.
///
/// ## Why it matters
/// The app keeps one entry for each dua of a journey; the second would be lost.
///
/// ## Example
/// ```xml
/// <step dua="hasbunallah" slot="morning"/>
/// <step dua="hasbunallah" slot="evening"/>
/// ```
///
/// ## How to fix it
/// Remove one of the steps. For a dua of both morning and evening use `slot="anytime"`, or a second dua with
/// `variant-of`.
enum RepeatedStep: Rule {
  static let id: RuleID = "JN07"
  static let name = "repeated-step"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.flatMap { journey in
      journey.steps.map(\.dua).located().repeats(by: \.value).map { first, duplicate in
        finding(
          message(journey.label, duplicate.value),
          at: duplicate.range,
          notes: [Finding.Note("the first step is here", at: first.range)]
        )
      }
    }
  }

  private static func message(_ journey: String, _ dua: Slug) -> String {
    "\(journey) already has dua `\(dua)`: remove one of the two steps"
  }
}
