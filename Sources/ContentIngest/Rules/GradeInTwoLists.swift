import Diagnostics
import DuaLibrary

/// The policy puts a hadith grade into two lists.
///
/// ## What it does
/// Compares the lists `allowed`, `disclose` and `forbidden` of `grades`.
/// ## Why it matters
/// A grade cannot be both allowed and forbidden.
/// ## Example
/// `"grades": {"allowed": ["sahih", "hasan"], "forbidden": ["hasan"]}`
/// ## How to fix it
/// Remove it from one of the lists.
public enum GradeInTwoLists: RuleDescription {
  public static let id: RuleID = "VO18"
  public static let name = "grade-in-two-lists"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ grade: HadithGrade, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the grade `\(grade.rawValue)` is listed twice; remove one of them",
      at: range,
      notes: [.init("it is listed here first", at: first)]
    )
  }
}
