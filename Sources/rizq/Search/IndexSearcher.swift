import DuaLibrary
import DuaSearch
import Foundation

/// Searches a bundle with the word index that it holds.
struct IndexSearcher: DuaSearcher {
  private let index: SearchIndex
  private let isWanted: (Dua.ID) -> Bool

  /// Throws what keeps the index from being read.
  init(bundle: URL, where isWanted: @escaping (Dua.ID) -> Bool) throws {
    index = try SearchIndex(decoding: Data(contentsOf: bundle.appendingPathComponent(SearchIndex.path)))
    self.isWanted = isWanted
  }

  func search(_ query: String, limit: Int) -> [SearchHit] {
    let found = index.lookup(query).lazy.filter(isWanted).prefix(limit)
    // Look-up gives an order and no measure: the place in it stands for one.
    return found.enumerated().map { place, dua in
      SearchHit(dua: dua, score: 1 / Double(place + 1), explanation: "every word of the query is in the dua")
    }
  }
}
