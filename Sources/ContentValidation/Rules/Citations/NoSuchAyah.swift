import Diagnostics
import DuaLibrary

/// A source names an ayah that its surah does not have.
///
/// ## What it does
/// Holds `ayah` of every Quran source against the number of ayahs of its surah, in the Kufan count of the Medina mushaf.
///
/// ## Why it matters
/// The source cannot be looked up. Most often a digit is wrong, or the number is of another count.
///
/// ## Example
/// ```xml
/// <source type="quran" surah="2" ayah="287"/>
/// ```
/// Surah 2 has 286 ayahs.
///
/// ## How to fix it
/// Look the ayah up and write its number.
enum NoSuchAyah: Rule {
  static let id: RuleID = "CT02"
  static let name = "no-such-ayah"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      dua.sources.compactMap { source in
        guard source.kind.value == .quran, let surah = source.surah.value, let ayahs = source.ayah.located
        else { return nil }
        do throws(QuranReference.Problem) {
          _ = try QuranReference(surah: surah, ayahs: ayahs.value)
          return nil
        } catch {
          // A surah that does not exist has a rule of its own.
          guard case .noSuchAyah(let ayah, _, let count) = error else { return nil }
          return finding(message(ayah, surah: surah, count: count), at: ayahs.range)
        }
      }
    }
  }

  private static func message(_ ayah: Int, surah: Int, count: Int) -> String {
    "surah \(surah) has no ayah \(ayah): it has \(count), counted from 1"
  }
}
