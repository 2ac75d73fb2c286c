import Diagnostics
import DuaLibrary

/// A source names a sura that the Quran does not have.
///
/// ## What it does
/// Holds `surah` of every Quran source against the 114 suras.
///
/// ## Why it matters
/// Nobody can look the source up.
///
/// ## Example
/// ```xml
/// <source type="quran" surah="115" ayah="1"/>
/// ```
///
/// ## How to fix it
/// Write the number of the sura, 1 to 114. Perhaps sura and aya are swapped.
enum NoSuchSura: Rule {
  static let id: RuleID = "CT01"
  static let name = "no-such-sura"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ library: IndexedDraft) -> [Finding] {
    library.duas.flatMap { dua in
      dua.sources.compactMap { source in
        guard source.kind.value == .quran, let sura = source.surah.located,
          QuranReference.ayaCount(ofSura: sura.value) == nil
        else { return nil }
        return finding(message(sura.value), at: sura.range)
      }
    }
  }

  private static func message(_ sura: Int) -> String {
    "there is no sura \(sura): the Quran has \(QuranReference.suraCount), counted from 1"
  }
}
