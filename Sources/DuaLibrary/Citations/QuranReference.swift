/// One ayah of the Quran, or several that follow each other in one surah.
public struct QuranReference: Hashable, Sendable, CustomStringConvertible {
  /// 1 to 114.
  public let surah: Int
  /// Within 1 to the number of ayahs of the surah.
  public let ayahs: ClosedRange<Int>

  /// Why a reference is not in the Quran.
  public enum Problem: Error, Equatable, Sendable {
    case noSuchSurah(Int)
    case noSuchAyah(Int, surah: Int, count: Int)
  }

  /// Throws a ``Problem`` when the Quran has no such surah, or the surah no such ayah.
  public init(surah: Int, ayahs: ClosedRange<Int>) throws(Problem) {
    guard let count = Self.ayahCount(ofSurah: surah) else { throw .noSuchSurah(surah) }
    guard ayahs.lowerBound >= 1 else { throw .noSuchAyah(ayahs.lowerBound, surah: surah, count: count) }
    guard ayahs.upperBound <= count else { throw .noSuchAyah(ayahs.upperBound, surah: surah, count: count) }
    self.surah = surah
    self.ayahs = ayahs
  }

  /// Reads ``description``. Returns nil when `text` is not two parts with a colon between them, each in ASCII digits without
  /// a sign or leading zeros, or the Quran has no such verse.
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
  public static let surahCount = 114

  /// The number of ayahs of a surah in the Kufan count (6,236 in all), the count of the Medina mushaf; nil when there is
  /// no such surah.
  public static func ayahCount(ofSurah surah: Int) -> Int? {
    (1...surahCount).contains(surah) ? ayahCounts[surah - 1] : nil
  }

  private static let ayahCounts = [
    7, 286, 200, 176, 120, 165, 206, 75, 129, 109, 123, 111, 43, 52, 99, 128, 111, 110, 98,
    135, 112, 78, 118, 64, 77, 227, 93, 88, 69, 60, 34, 30, 73, 54, 45, 83, 182, 88,
    75, 85, 54, 53, 89, 59, 37, 35, 38, 29, 18, 45, 60, 49, 62, 55, 78, 96, 29,
    22, 24, 13, 14, 11, 11, 18, 12, 12, 30, 52, 52, 44, 28, 28, 20, 56, 40, 31,
    50, 40, 46, 42, 29, 19, 36, 25, 22, 17, 19, 26, 30, 20, 15, 21, 11, 8, 8,
    19, 5, 8, 8, 11, 11, 8, 3, 9, 5, 4, 7, 3, 6, 3, 5, 4, 5, 6,
  ]
}
