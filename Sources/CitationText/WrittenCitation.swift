import DuaLibrary

/// A citation in free text.
package enum WrittenCitation: Equatable, Sendable {
  /// Verses that exist.
  case quran(surah: Int, ayahs: ClosedRange<Int>)
  case hadith(work: KnownWork, number: HadithNumber)
  /// Unparsed text.
  case other(String)
}
