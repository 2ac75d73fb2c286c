import ContentDraft
import Diagnostics
import DuaLibrary

/// A source has a field that belongs to another type of source.
///
/// ## What it does
/// Compares the attributes of every source with its type: `surah` and `ayah` belong to `quran`; `collection`, `number`,
/// `grade`, `grader` and `note` to `hadith`; `title` to `other`.
///
/// ## Why it matters
/// The field would be dropped. Usually the type is wrong.
///
/// ## Example
/// ```xml
/// <source type="quran" surah="2" ayah="201" grade="sahih"/>
/// ```
///
/// ## How to fix it
/// Remove the field, or correct `type`.
enum ForeignSourceField: Rule {
  static let id: RuleID = "RQ12"
  static let name = "foreign-source-field"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      dua.sources.flatMap { source -> [Finding] in
        guard let kind = source.kind.value else { return [] }
        return fields(of: source)
          .filter { $0.owner != kind }
          .compactMap { field in
            field.range.map { finding(message(field.name, of: field.owner, in: kind, dua.label), at: $0) }
          }
      }
    }
  }

  private static func fields(
    of source: CitationFragment
  ) -> [(name: String, owner: Citation.Kind, range: SourceRange?)] {
    [
      ("surah", .quran, source.surah.range),
      ("ayah", .quran, source.ayah.range),
      ("collection", .hadith, source.collection.range),
      ("number", .hadith, source.number.range),
      ("grade", .hadith, source.grade.range),
      ("grader", .hadith, source.grader.range),
      ("note", .hadith, source.note.range),
      ("title", .other, source.title.range),
    ]
  }

  private static func message(
    _ field: String,
    of owner: Citation.Kind,
    in kind: Citation.Kind,
    _ dua: String
  ) -> String {
    "`\(field)` belongs to sources of type `\(owner.rawValue)`, but this source of \(dua) has type "
      + "`\(kind.rawValue)`: remove it, or correct `type`"
  }
}
