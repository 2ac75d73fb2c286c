/// A dua that the engine found.
package struct QueryMatch: Equatable, Sendable {
  package var id: UInt64
  /// Higher is better; only scores of one query are comparable.
  package var score: Double
  /// The route that contributed most.
  package var route: SearchRoute
  /// How the score is composed, if requested.
  package var explanation: SearchExplanation?
}

/// How a dua was found.
public enum SearchRoute: String, Hashable, CaseIterable, Sendable {
  /// By the verses or the hadith that it cites.
  case citation
  /// By the letters of its Arabic.
  case arabic
  /// By the sound of its Arabic, typed in Latin letters.
  case transliteration
  /// By the words of its titles, translations and notes.
  case words

  /// By the raw value's bytes: the hash of a `String` needs Unicode's normalization tables, which the web module leaves out.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}

/// How a score is composed.
public struct SearchExplanation: Equatable, Sendable {
  /// A word of the query, or a part of one, with the words that were looked up for it.
  public struct Term: Equatable, Sendable {
    /// The folded input.
    public var typed: String
    /// The closest first: `wudu`, `ablution`.
    public var lookedUp: [String]
  }

  /// The score of each route, in the order of ``SearchRoute/allCases``; zero for a route that did not find the dua.
  package let scores: [Double]
  /// The words of the query, in order.
  public var terms: [Term]
  /// The citations that the query was parsed as.
  public var citations: [Citation]

  /// A citation that the query was parsed as.
  public enum Citation: Equatable, Sendable {
    /// Some ayahs of a surah, or nil for all of it.
    case verses(surah: Int, ayahs: ClosedRange<Int>?)
    /// A hadith, or a range of them. `work` is an index into the library's works, because a search index stores no slugs; `number` may
    /// end in a letter.
    case hadith(work: Int, number: String)
  }
}

extension SearchExplanation {
  /// The score by route.
  public var parts: [SearchRoute: Double] {
    Dictionary(uniqueKeysWithValues: zip(SearchRoute.allCases, scores).filter { $0.1 > 0 })
  }
}

extension SearchExplanation.Citation {
  /// `2:255`, or `bukhari 6306`.
  ///
  /// - Parameter works: The slugs of the library's works, in their order.
  public func description(works: [String]) -> String {
    switch self {
    case .verses(let surah, nil): "\(surah)"
    case .verses(let surah, let ayahs?) where ayahs.count == 1: "\(surah):\(ayahs.lowerBound)"
    case .verses(let surah, let ayahs?): "\(surah):\(ayahs.lowerBound)-\(ayahs.upperBound)"
    case .hadith(let work, let number) where works.indices.contains(work): "\(works[work]) \(number)"
    case .hadith(_, let number): "hadith \(number)"
    }
  }
}

extension SearchExplanation {
  /// In a sentence: `transliteration 0.98, words 0.12; cites bukhari 6306; "rahma" as rahmah, mercy`.
  ///
  /// - Parameter works: The slugs of the library's works, in their order.
  public func description(works: [String]) -> String {
    let scores = SearchRoute.allCases.compactMap { route in
      parts[route].map { "\(route.rawValue) \(($0 * 1000).rounded() / 1000)" }
    }
    let read = terms.filter { !$0.lookedUp.isEmpty }.map {
      "\"\($0.typed)\" as \($0.lookedUp.joined(separator: ", "))"
    }
    let names = citations.map { $0.description(works: works) }
    let cited = names.isEmpty ? [] : ["cites \(names.joined(separator: ", "))"]
    return ([scores.joined(separator: ", ")] + cited + read).joined(separator: "; ")
  }
}
