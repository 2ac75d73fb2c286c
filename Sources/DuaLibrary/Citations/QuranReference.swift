/// One aya of the Quran, or several that follow each other in one sura.
public struct QuranReference: Hashable, Sendable, CustomStringConvertible {
  /// 1 to 114.
  public let sura: Int
  /// Within 1 to the number of ayas of the sura.
  public let ayas: ClosedRange<Int>

  /// Why two numbers do not name a place in the Quran.
  public enum Problem: Error, Equatable, Sendable {
    case noSuchSura(Int)
    case noSuchAya(Int, sura: Int, count: Int)
  }

  /// Throws a ``Problem`` when the Quran has no such sura, or the sura no such aya.
  public init(sura: Int, ayas: ClosedRange<Int>) throws(Problem) {
    guard let count = Self.ayaCount(ofSura: sura) else { throw .noSuchSura(sura) }
    guard ayas.lowerBound >= 1 else { throw .noSuchAya(ayas.lowerBound, sura: sura, count: count) }
    guard ayas.upperBound <= count else { throw .noSuchAya(ayas.upperBound, sura: sura, count: count) }
    self.sura = sura
    self.ayas = ayas
  }

  /// `2:201`, or `2:255-257` for more than one aya.
  public var description: String {
    ayas.count == 1 ? "\(sura):\(ayas.lowerBound)" : "\(sura):\(ayas.lowerBound)-\(ayas.upperBound)"
  }
}

extension QuranReference {
  /// The number of suras.
  public static let suraCount = 114

  /// The number of ayas of a sura in the Kufan count (6,236 in all), the count of the Medina mushaf; nil when there is
  /// no such sura.
  public static func ayaCount(ofSura sura: Int) -> Int? {
    (1...suraCount).contains(sura) ? ayaCounts[sura - 1] : nil
  }

  private static let ayaCounts = [
    7, 286, 200, 176, 120, 165, 206, 75, 129, 109, 123, 111, 43, 52, 99, 128, 111, 110, 98,
    135, 112, 78, 118, 64, 77, 227, 93, 88, 69, 60, 34, 30, 73, 54, 45, 83, 182, 88,
    75, 85, 54, 53, 89, 59, 37, 35, 38, 29, 18, 45, 60, 49, 62, 55, 78, 96, 29,
    22, 24, 13, 14, 11, 11, 18, 12, 12, 30, 52, 52, 44, 28, 28, 20, 56, 40, 31,
    50, 40, 46, 42, 29, 19, 36, 25, 22, 17, 19, 26, 30, 20, 15, 21, 11, 8, 8,
    19, 5, 8, 8, 11, 11, 8, 3, 9, 5, 4, 7, 3, 6, 3, 5, 4, 5, 6,
  ]
}
