import DuaLibrary
import DuaSearch
import Foundation

/// Searches a bundle with the index that it holds.
struct IndexSearcher: DuaSearcher {
  private let search: LibrarySearch
  private let wanted: Set<Dua.ID>?

  /// Finds only `wanted` duas; nil for all. Throws what keeps the index from being read.
  init(bundle: URL, only wanted: Set<Dua.ID>?) throws(SearchIndexError) {
    search = try LibrarySearch(bundle: bundle)
    self.wanted = wanted
  }

  func search(_ query: String, limit: Int) throws(SearchIndexError) -> [SearchHit] {
    let options = SearchOptions(limit: limit, duas: wanted, explains: true)
    return try search.search(query, options: options).map { result in
      SearchHit(
        dua: result.id,
        score: result.score,
        explanation: result.explanation?.description ?? result.route.rawValue
      )
    }
  }

  func highlights(for query: String, in dua: Dua) -> [SearchHighlight] {
    search.highlights(for: query, in: dua)
  }
}
