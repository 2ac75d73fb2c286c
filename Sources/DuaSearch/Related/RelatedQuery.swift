import DuaLibrary
import SearchEngine

/// Another query, offered where one finds nothing.
public struct RelatedQuery: Equatable, Sendable {
  /// How the other query differs.
  public enum Change: String, CaseIterable, Sendable {
    /// It is not in quotation marks.
    case unquoted
    /// Words are spelled as in the library.
    case spelling
    /// It does not have the words that find nothing.
    case shortened
    /// It is a topic that a word of the query resembles.
    case topic
  }

  /// The whole query. It finds something.
  public var text: String
  /// How it differs from the query that found nothing.
  public var change: Change
}

extension LibrarySearch {
  /// Queries like one that finds nothing, the nearest first: each finds something with the same options.
  ///
  /// Call it only for a query without results: it takes as long as a dozen searches.
  ///
  /// Throws ``SearchIndexError/damaged(part:)`` when the checksum of a section is wrong.
  public func queries(
    relatedTo query: String,
    options: SearchOptions = SearchOptions(),
    limit: Int = 5
  ) throws(SearchIndexError) -> [RelatedQuery] {
    var options = options
    options.limit = 1
    options.explains = false
    var related: [RelatedQuery] = []
    let proposals = try index.withSections { (index) throws(SearchIndexError) in
      try QueryProposals(query, index) { (text) throws(SearchIndexError) in
        try !search(text, options: options).isEmpty
      }.list
    }
    for proposal in proposals where related.count < limit {
      guard !related.contains(where: { $0.text.hasSameScalars(as: proposal.text) }),
        !proposal.text.hasSameScalars(as: query), try !search(proposal.text, options: options).isEmpty
      else { continue }
      related.append(proposal)
    }
    return related
  }
}
