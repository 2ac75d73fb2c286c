import UnicodeText

/// The contribution of each route to the score of a dua.
struct ScoreParts {
  var document: Int
  var citation = 0.0
  var arabic = 0.0
  var transliteration = 0.0
  var words = 0.0

  init(document: Int) { self.document = document }

  /// The sum of all routes except citations.
  var text: Double { arabic + transliteration + words }
  var total: Double { citation + text }

  /// The route that contributes most.
  var route: SearchRoute {
    var best = (route: SearchRoute.citation, score: citation)
    for part in [(.arabic, arabic), (.transliteration, transliteration), (.words, words)]
      as [(SearchRoute, Double)]
    where part.1 > best.score { best = (part.0, part.1) }
    return best.route
  }

  /// Raises the contribution of a route to `score`, if that is higher.
  mutating func raise(_ route: SearchRoute, to score: Double) {
    switch route {
    case .citation: citation = max(citation, score)
    case .arabic: arabic = max(arabic, score)
    case .transliteration: transliteration = max(transliteration, score)
    case .words: words = max(words, score)
    }
  }

  /// The contributions in the order of ``SearchRoute/allCases``.
  var byRoute: [Double] { [citation, arabic, transliteration, words] }
}

/// The scores of the duas that any route found.
struct ScoreTable {
  private(set) var rows: [ScoreParts] = []
  /// Their duas, in the same order.
  private var documents = NumberInterner()

  var isEmpty: Bool { rows.isEmpty }

  mutating func add(_ score: Double, to route: SearchRoute, of document: Int) {
    let position = documents.number(of: UInt64(truncatingIfNeeded: document))
    if position == rows.count { rows.append(ScoreParts(document: document)) }
    rows[position].raise(route, to: score)
  }

  /// Removes the duas for which `isKept` is false.
  mutating func keep(_ isKept: (ScoreParts) -> Bool) {
    rows.removeAll { !isKept($0) }
    documents = NumberInterner(keys: rows.map { UInt64(truncatingIfNeeded: $0.document) })
  }

  /// Lowers texts without a title of their own: narrations and verses that contain a supplication come after it. The weights of
  /// their words are already lower in the index.
  mutating func lowerUntitled(_ titled: PackedInts) {
    for position in rows.indices where titled[rows[position].document] == 0 {
      rows[position].arabic *= Self.untitledShare
      rows[position].transliteration *= Self.untitledShare
      rows[position].words *= Self.untitledWordShare
      // A translation that has recited words in Latin letters only quotes them.
      if rows[position].transliteration > 0 { rows[position].words *= Self.quotedShare }
    }
  }

  private static let untitledShare = 0.8
  private static let untitledWordShare = 0.85
  private static let quotedShare = 0.2

  /// Texts only order duas that cite the same: they never rank one citation above a closer one. The other duas come after them.
  mutating func settleCitations() {
    let most = rows.lazy.map { $0.text }.max() ?? 0
    guard most > 0 else { return }
    for position in rows.indices {
      let share = rows[position].citation > 0 ? 0.08 / most : min(1, QueryRanking.citationScore / most)
      rows[position].arabic *= share
      rows[position].transliteration *= share
      rows[position].words *= share
    }
  }

  /// Best first; ties in index order.
  func sorted(_ count: Int) -> [ScoreParts] {
    rows.map { SortKey(descending: $0.total, UInt64($0.document)) }.order().prefix(count).map { rows[$0] }
  }
}
