import Diagnostics
import DuaLibrary

/// A source names a surah that the Quran does not have.
///
/// ## What it does
/// Holds `surah` of every Quran source against the 114 surahs.
///
/// ## Why it matters
/// The source cannot be looked up.
///
/// ## Example
/// ```xml
/// <source type="quran" surah="115" ayah="1"/>
/// ```
///
/// ## How to fix it
/// Write the number of the surah, 1 to 114. Perhaps surah and ayah are swapped.
enum NoSuchSurah: Rule {
  static let id: RuleID = "CT01"
  static let name = "no-such-surah"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      dua.sources.compactMap { source in
        guard source.kind.value == .quran, let surah = source.surah.located,
          QuranReference.ayahCount(ofSurah: surah.value) == nil
        else { return nil }
        return finding(message(surah.value), at: surah.range)
      }
    }
  }

  private static func message(_ surah: Int) -> String {
    "there is no surah \(surah): the Quran has \(QuranReference.surahCount), counted from 1"
  }
}
