import ContentDraft
import Diagnostics
import DuaLibrary

/// A weak hadith is cited without a disclosure.
///
/// ## What it does
/// Looks for a `note` on every hadith source whose grade the policy accepts only with a disclosure (usually `daif`).
///
/// ## Why it matters
/// People may recite a dua from a weak hadith, but they must know that it is weak.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="ibn-majah" number="3846" grade="daif"/>
/// ```
///
/// ## How to fix it
/// Add a note for the reader: `note="Graded weak by al-Albani; the meaning is supported by …"`.
enum UndisclosedGrade: Rule {
  static let id: RuleID = "CT05"
  static let name = "undisclosed-grade"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let policy = draft.declaration?.policy ?? Policy()
    let disclosed = policy.disclosedGrades.subtracting(policy.allowedGrades).subtracting([.mawdu])
    return draft.duas.flatMap { dua in
      dua.sources.compactMap { source in
        guard source.kind.value == .hadith, let grade = source.grade.located, disclosed.contains(grade.value),
          source.note.isMissing
        else { return nil }
        return finding(message(grade.value, dua.label), at: grade.range)
      }
    }
  }

  private static func message(_ grade: HadithGrade, _ dua: String) -> String {
    let word = grade == .daif ? "`daif` (weak)" : "`\(grade.rawValue)`"
    return "grade \(word) needs a disclosure: add a `note` for the readers of \(dua)"
  }
}
