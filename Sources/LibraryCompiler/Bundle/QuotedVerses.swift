import DuaLibrary
import QuranText
import SearchIndexing

extension DerivedVerses {
  /// Words that occur in more passages than this identify none of them.
  private static let mostPassages = 3

  /// The verses quoted in the texts of duas, whether a dua cites them or not; in the order of the duas.
  public static func find(in duas: [Dua], _ locator: QuranLocator) -> [DerivedVerses] {
    concurrentMap(duas.count) { index in
      let dua = duas[index]
      let verses = locator.locate(dua.arabic).map(\.references).filter { $0.count <= mostPassages }
      return DerivedVerses(dua: dua.id, verses: verses.flatMap(\.self))
    }
  }
}
