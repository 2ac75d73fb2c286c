/// Answers queries from an index that is open.
///
/// The same index and query give the same matches and the same bits of every score on every platform: natively and as
/// WebAssembly.
package struct QueryEngine: Sendable {
  package let index: IndexReader

  package init(_ index: IndexReader) { self.index = index }

  /// The duas that fit a query, the best first; equal ones in the order of the index. A query without a letter or digit
  /// finds nothing.
  ///
  /// `accumulator` must have been made for as many duas as the index holds; it can be used again afterwards.
  ///
  /// Throws ``SearchIndexError/damaged(part:)`` when the query needs a part of the index that is not as it was written.
  package func matches(
    _ query: String,
    _ options: QueryOptions,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) -> [QueryMatch] {
    let parsed = ParsedQuery(query, completesLastWord: options.completesLastWord)
    guard !parsed.words.isEmpty, options.limit > 0, index.documentCount > 0 else { return [] }
    return try index.withSections { (index) throws(SearchIndexError) in
      defer { accumulator.reset() }
      if let filter = options.filter { accumulator.allowed = try filter.allowed(in: index) }
      let ranking = try QueryRanking(parsed, options, index, &accumulator)
      return try ranking.matches(limit: options.limit, explains: options.explains)
    }
  }
}
