import ContentDraft
import Diagnostics
import DuaLibrary

/// A dua cites the same passage twice.
///
/// ## What it does
/// Compares the sources of each dua by what they cite: surah and ayahs, work and number, or title.
///
/// ## Why it matters
/// The app shows both. Usually one of them was meant to cite something else.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="bukhari" number="6306" grade="sahih"/>
/// <source type="hadith" collection="bukhari" number="6306" grade="sahih"/>
/// ```
///
/// ## How to fix it
/// Remove one of the two, or correct its number.
enum DuplicateSource: Rule {
  static let id: RuleID = "CT06"
  static let name = "duplicate-source"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      dua.sources.repeats(by: \.passage).map { first, duplicate in
        finding(
          message(dua.label),
          at: duplicate.range,
          notes: [Finding.Note("first cited here", at: first.range)]
        )
      }
    }
  }

  private static func message(_ dua: String) -> String {
    "\(dua) already cites this passage: remove one of the two, or correct it"
  }
}

/// What a source cites.
private enum CitedPassage: Hashable {
  case quran(surah: Int, ayahs: ClosedRange<Int>)
  case hadith(work: Slug, HadithNumber)
  case other(title: ReadingKey)
}

extension CitationFragment {
  /// Nil if the source is incomplete.
  fileprivate var passage: CitedPassage? {
    switch kind.value {
    case .quran?:
      guard let surah = surah.value, let ayahs = ayah.value else { return nil }
      return .quran(surah: surah, ayahs: ayahs)
    case .hadith?:
      guard let work = collection.value, let number = number.value else { return nil }
      return .hadith(work: work, number)
    case .other?: return title.value.map { .other(title: ReadingKey($0)) }
    case nil: return nil
    }
  }
}
