import DuaLibrary
import DuaSearch

/// What `rizq search` asks of an engine.
protocol DuaSearcher {
  /// The duas that a query finds, the best first, at most `limit`.
  func search(_ query: String, limit: Int) throws -> [SearchHit]

  /// Where the query matched in the texts of a dua, the best match first.
  func highlights(for query: String, in dua: Dua) -> [SearchHighlight]
}

/// A dua that a query found.
struct SearchHit {
  var dua: Dua.ID
  /// The greater, the better; only the order of one query's results means anything.
  var score: Double
  /// Why the dua was found, for `--explain`.
  var explanation: String
  /// Where the query matched, the best match first; empty where nobody asks.
  var highlights: [SearchHighlight] = []
}
