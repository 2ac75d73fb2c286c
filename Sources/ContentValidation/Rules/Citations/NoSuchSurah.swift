import Diagnostics
import DuaLibrary

/// A source cites a surah that the Quran does not have.
///
/// ## What it does
/// Checks that `surah` of every Quran source is one of the 114 surahs.
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
/// Write the number of the surah, 1 to 114. Surah and ayah may be swapped.
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
    "there is no surah \(surah): surahs are numbered 1 to \(QuranReference.surahCount)"
  }
}
