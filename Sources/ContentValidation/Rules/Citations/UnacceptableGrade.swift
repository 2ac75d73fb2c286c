import ContentDraft
import Diagnostics
import DuaLibrary

/// A hadith has a grade that the library does not accept.
///
/// ## What it does
/// Checks that the policy allows the `grade` of every hadith source, with or without a disclosure. A fabricated hadith
/// (`mawdu`) is never accepted, whatever the policy says.
///
/// ## Why it matters
/// People trust that what the app shows is sound.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="tirmidhi" number="3604" grade="mawdu"/>
/// ```
///
/// ## How to fix it
/// Find a sound source for the dua, or remove the dua. Whether weak hadiths are accepted is up to the library's policy.
enum UnacceptableGrade: Rule {
  static let id: RuleID = "CT04"
  static let name = "unacceptable-grade"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let policy = draft.declaration?.policy ?? Policy()
    let accepted = policy.allowedGrades.union(policy.disclosedGrades).subtracting([.mawdu])
    return draft.duas.flatMap { dua in
      dua.sources.compactMap { source in
        guard source.kind.value == .hadith, let grade = source.grade.located, !accepted.contains(grade.value)
        else { return nil }
        return finding(message(grade.value, accepted), at: grade.range)
      }
    }
  }

  private static func message(_ grade: HadithGrade, _ accepted: Set<HadithGrade>) -> String {
    guard grade != .mawdu else {
      return "a fabricated hadith (`mawdu`) may not be cited: find a sound source, or remove the dua"
    }
    let list = accepted.sorted(by: >).map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return
      "the library does not accept hadiths of grade `\(grade.rawValue)`, only \(list): find a sound source"
  }
}
