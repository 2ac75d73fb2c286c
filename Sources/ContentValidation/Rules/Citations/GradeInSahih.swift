import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary

/// A hadith of al-Bukhari's or Muslim's Sahih has another grade than sahih, or the other of the two as its grader.
///
/// ## What it does
/// Looks at sources of the works `bukhari` and `muslim`. A source with a `note`, which may explain the grade, is not reported; nor are
/// other graders than al-Bukhari and Muslim.
///
/// ## Why it matters
/// The two collections contain what their authors held to be sahih. Usually the source was copied from another one, and its
/// grade or its grader, or the name of the work, was not replaced.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="muslim" number="2691" grade="sahih" grader="al-Bukhari"/>
/// ```
///
/// ## How to fix it
/// Look the hadith up, and correct the collection, the grade or the grader. If all are right, explain it in a `note`.
enum GradeInSahih: Rule {
  static let id: RuleID = "CT10"
  static let name = "grade-in-sahih"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      dua.sources.flatMap { source -> [Finding] in
        guard source.kind.value == .hadith, source.note.isMissing,
          let work = source.collection.value.flatMap({ KnownWork(rawValue: $0.rawValue) }), isSahih(work)
        else { return [] }
        return grade(of: source, work, dua) + grader(of: source, work, dua)
      }
    }
  }

  private static func isSahih(_ work: KnownWork) -> Bool { work == .bukhari || work == .muslim }

  /// CT04 reports fabricated hadiths.
  private static func grade(of source: CitationFragment, _ work: KnownWork, _ dua: DraftDua) -> [Finding] {
    guard let grade = source.grade.located, grade.value != .sahih, grade.value != .mawdu else { return [] }
    return [
      finding(
        "a source of \(dua.label) is of \(work.name), whose hadiths are `sahih`, but its grade is "
          + "`\(grade.value.rawValue)`: correct one of the two, or explain it in a `note`",
        at: grade.range
      )
    ]
  }

  private static func grader(of source: CitationFragment, _ work: KnownWork, _ dua: DraftDua) -> [Finding] {
    guard let grader = source.grader.located, let author = author(named: grader.value), author != work else {
      return []
    }
    return [
      finding(
        "a source of \(dua.label) is of \(work.name), but its grader is \(grader.value.quoted()): correct one of the two",
        at: grader.range
      )
    ]
  }

  /// The Sahih whose author has a name.
  private static func author(named name: String) -> KnownWork? {
    var words = name.lowercased().unicodeScalars.split { $0 == " " || $0 == "-" }.map { String($0) }
    words.removeAll { $0 == "imam" || $0 == "al" }
    return words.count == 1 ? KnownWork(rawValue: words[0]).flatMap { isSahih($0) ? $0 : nil } : nil
  }
}
