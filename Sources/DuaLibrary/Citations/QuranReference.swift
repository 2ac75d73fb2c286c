import ArabicText

/// One ayah of the Quran, or several consecutive ones in one surah.
public struct QuranReference: Hashable, Sendable, CustomStringConvertible {
  /// 1 to 114.
  public let surah: Int
  /// Within 1 to the number of ayahs of the surah.
  public let ayahs: ClosedRange<Int>

  /// Why a reference is not in the Quran.
  public enum Problem: Error, Equatable, Sendable {
    /// The number is not one of 1 to 114.
    case noSuchSurah(Int)
    /// The surah has `count` ayahs, from 1, and this is not one of them.
    case noSuchAyah(Int, surah: Int, count: Int)
  }

  /// Throws a ``Problem`` if there is no such surah, or the surah has no such ayah.
  public init(surah: Int, ayahs: ClosedRange<Int>) throws(Problem) {
    guard let count = Self.ayahCount(ofSurah: surah) else { throw .noSuchSurah(surah) }
    guard ayahs.lowerBound >= 1 else { throw .noSuchAyah(ayahs.lowerBound, surah: surah, count: count) }
    guard ayahs.upperBound <= count else { throw .noSuchAyah(ayahs.upperBound, surah: surah, count: count) }
    self.surah = surah
    self.ayahs = ayahs
  }

  /// Parses ``description``. Returns nil unless `text` is two parts separated by a colon, each in ASCII digits without a sign
  /// or leading zeros, and the Quran has the verses.
  public init?(_ text: some StringProtocol) {
    let parts = String(text).split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 2, let surah = AyahRange.number(parts[0]), let range = AyahRange(parts[1]),
      let reference = try? Self(surah: surah, ayahs: range.ayahs)
    else { return nil }
    self = reference
  }

  /// `2:201`, or `2:255-257` for more than one ayah.
  public var description: String { "\(surah):\(AyahRange(ayahs))" }
}

extension QuranReference {
  /// The number of surahs.
  public static let surahCount = SurahLengths.count

  /// The number of ayahs of a surah in the Kufan count (6,236 in all), which the Medina mushaf uses; nil if there is no such
  /// surah.
  public static func ayahCount(ofSurah surah: Int) -> Int? { SurahLengths.ayahCount(ofSurah: surah) }
}
