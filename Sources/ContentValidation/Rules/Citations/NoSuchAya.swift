import Diagnostics
import DuaLibrary

/// A source names an aya that its sura does not have.
///
/// ## What it does
/// Holds `ayah` of every Quran source against the number of ayas of its sura, in the Kufan count of the Medina mushaf.
///
/// ## Why it matters
/// Nobody can look the source up. Most often a digit is wrong, or the number is of another count.
///
/// ## Example
/// ```xml
/// <source type="quran" surah="2" ayah="287"/>
/// ```
/// Sura 2 has 286 ayas.
///
/// ## How to fix it
/// Look the aya up and write its number.
enum NoSuchAya: Rule {
  static let id: RuleID = "CT02"
  static let name = "no-such-aya"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ library: IndexedDraft) -> [Finding] {
    library.duas.flatMap { dua in
      dua.sources.compactMap { source in
        guard source.kind.value == .quran, let sura = source.surah.value, let ayas = source.ayah.located
        else { return nil }
        do throws(QuranReference.Problem) {
          _ = try QuranReference(sura: sura, ayas: ayas.value)
          return nil
        } catch {
          // A sura that does not exist has a rule of its own.
          guard case .noSuchAya(let aya, _, let count) = error else { return nil }
          return finding(message(aya, sura: sura, count: count), at: ayas.range)
        }
      }
    }
  }

  private static func message(_ aya: Int, sura: Int, count: Int) -> String {
    "sura \(sura) has no aya \(aya): it has \(count), counted from 1"
  }
}
