import ContentDraft
import Diagnostics
import DuaLibrary

/// A source is missing a field that its type requires.
///
/// ## What it does
/// Looks for `type`, for `surah` and `ayah` of a Quran source, for `collection`, `number` and `grade` of a hadith, and
/// for `title` of any other source.
///
/// ## Why it matters
/// A source that cannot be looked up proves nothing. The grade decides whether a hadith may be shown at all.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="bukhari" number="6306"/>
/// ```
/// has no `grade`.
///
/// ## How to fix it
/// Add the attribute that the message names.
enum IncompleteSource: Rule {
  static let id: RuleID = "RQ11"
  static let name = "incomplete-source"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      dua.sources.flatMap { source in
        missing(requiredFields(of: source), in: owner(dua, source), at: source.range, of: draft)
      }
    }
  }

  private static func requiredFields(of source: CitationFragment) -> [RequiredField] {
    switch source.kind {
    case .missing: [RequiredField("type", source.kind, "write `quran`, `hadith` or `other`")]
    case .invalid: []
    case .value(let kind):
      switch kind.value {
      case .quran:
        [
          RequiredField("surah", source.surah, "write its number, 1 to 114"),
          RequiredField("ayah", source.ayah, "write its number, or a range such as `255-257`"),
        ]
      case .hadith:
        [
          RequiredField("collection", source.collection, "write the slug of a work in `library.json`"),
          RequiredField("number", source.number, "write the number of the hadith"),
          RequiredField("grade", source.grade, "write `sahih`, `hasan`, `daif` or `mawdu`"),
        ]
      case .other: [RequiredField("title", source.title, "write the work and the page or chapter")]
      }
    }
  }

  private static func owner(_ dua: DraftDua, _ source: CitationFragment) -> String {
    guard let kind = source.kind.value, kind != .other else { return "a source of \(dua.label)" }
    return "a \(kind.rawValue) source of \(dua.label)"
  }
}
