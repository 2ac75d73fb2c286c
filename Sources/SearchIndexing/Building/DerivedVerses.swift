import DuaLibrary
import QuranText

/// Verses that were found in the text of a dua.
public struct DerivedVerses: Equatable, Sendable {
  public var dua: Dua.ID
  public var verses: [QuranReference]

  public init(dua: Dua.ID, verses: [QuranReference]) {
    self.dua = dua
    self.verses = verses
  }
}

extension DerivedVerses {
  /// Words that stand in more places of the Quran than this name none of them.
  private static let mostPlaces = 3

  /// The verses that stand in the texts of duas, whether a dua cites them or not; in the order of the duas.
  public static func find(in duas: [Dua], _ locator: QuranLocator) -> [DerivedVerses] {
    concurrentMap(duas.count) { place in
      let dua = duas[place]
      let verses = locator.locate(dua.arabic).map(\.references).filter { $0.count <= mostPlaces }.flatMap(
        \.self
      )
      return DerivedVerses(dua: dua.id, verses: verses)
    }
  }
}
