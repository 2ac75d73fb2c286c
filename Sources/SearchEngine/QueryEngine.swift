/// Answers queries from an open index.
///
/// The same index and query give the same matches, with bit-identical scores, on every platform: natively and as WebAssembly.
package struct QueryEngine: Sendable {
  package let index: IndexReader

  package init(_ index: IndexReader) { self.index = index }

  /// The duas that match a query, best first; ties are in index order. A query without a letter or digit finds nothing.
  ///
  /// `accumulator` must have been made for the number of duas in the index; it can be reused afterwards.
  ///
  /// Throws ``SearchIndexError/damaged(part:)`` when the query needs a section whose checksum is wrong.
  package func matches(
    _ query: String,
    _ options: QueryOptions,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) -> [QueryMatch] {
    let parsed = ParsedQuery(
      query,
      completesLastWord: options.completesLastWord,
      ignoresQuotes: options.ignoresQuotes
    )
    guard !parsed.words.isEmpty, options.limit > 0, index.documentCount > 0 else { return [] }
    return try index.withSections { (index) throws(SearchIndexError) in
      defer { accumulator.reset() }
      if let filter = options.filter { accumulator.allowed = try filter.allowed(in: index) }
      let ranking = try QueryRanking(parsed, options, index, &accumulator)
      return try ranking.matches(limit: options.limit, explains: options.explains)
    }
  }
}
