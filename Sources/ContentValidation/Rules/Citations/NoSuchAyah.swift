import Diagnostics
import DuaLibrary

/// A source cites an ayah that its surah does not have.
///
/// ## What it does
/// Compares `ayah` of every Quran source with the number of ayahs of its surah, in the Kufan count of the Medina
/// mushaf.
///
/// ## Why it matters
/// The source cannot be looked up. Usually a digit is wrong, or the number follows another count.
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
          // `no-such-surah` reports a surah that does not exist.
          guard case .noSuchAyah(let ayah, _, let count) = error else { return nil }
          return finding(message(ayah, surah: surah, count: count), at: ayahs.range)
        }
      }
    }
  }

  private static func message(_ ayah: Int, surah: Int, count: Int) -> String {
    "surah \(surah) has no ayah \(ayah): its ayahs are numbered 1 to \(count)"
  }
}
