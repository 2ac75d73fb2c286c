import DuaLibrary
import SearchEngine

/// A dua that is like another one.
public struct SimilarDua: Identifiable, Equatable, Sendable {
  /// What two duas have in common.
  public enum Reason: Equatable, Sendable {
    /// Their Arabic texts are the same, but for at most one word in seven.
    case sameText
    /// A share of the pairs of adjacent words of the shorter text, from 0 to 1.
    case passage(share: Double)
    /// Words that few texts have, as the index stores them, the rarest first.
    case words([String])
    /// Topics, by their ids, the rarest first.
    case topics([String])
    /// Verses or a hadith that both cite.
    case citation(SearchExplanation.Citation)
    /// The category of both.
    case category
  }

  /// The other dua.
  public var id: Dua.ID
  /// Higher is more similar; only scores of one call are comparable.
  public var score: Double
  /// What they have in common, never empty, in the order of the cases.
  public var reasons: [Reason]
}

extension SimilarDua {
  /// In a sentence: `same text; cites bukhari 6306; topics forgiveness, morning`.
  ///
  /// - Parameter works: The slugs of the library's works, in their order.
  public func description(works: [String]) -> String {
    reasons.map { reason in
      switch reason {
      case .sameText: "same text"
      case .passage(let share): "\(Int((share * 100).rounded())) % of a text in common"
      case .words(let words): "words \(words.joined(separator: ", "))"
      case .topics(let topics): "topics \(topics.joined(separator: ", "))"
      case .citation(let citation): "cites \(citation.description(works: works))"
      case .category: "same category"
      }
    }
    .joined(separator: "; ")
  }
}

extension LibrarySearch {
  /// The duas that are most like a dua, best first: its text in other collections, texts that share passages, rare words, citations or
  /// topics with it. Never the dua itself; none if the index does not contain it.
  ///
  /// Throws ``SearchIndexError/damaged(part:)`` when the checksum of a section is wrong.
  ///
  /// - Parameter options: Its limit and filters apply.
  public func duas(
    like dua: Dua.ID,
    options: SearchOptions = SearchOptions()
  ) throws(SearchIndexError) -> [SimilarDua] {
    let all = try index.withSections { (index) throws(SearchIndexError) -> [SimilarDua] in
      let ids = PackedInts(try index.section(.ids))
      let wanted = UInt64(bitPattern: Int64(dua.rawValue))
      let position = (0..<ids.count).partitioningIndex { ids.wide($0) >= wanted }
      guard position < ids.count, ids.wide(position) == wanted, options.limit > 0 else { return [] }
      let allowed = try QueryOptions(options).filter?.allowed(in: index)
      let limit = besidesWithdrawn(options).limit
      return try SimilarityRanking(to: position, index, allowed: allowed).best(limit)
    }
    return shown(all, options.limit)
  }
}
