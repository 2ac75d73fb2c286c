import SearchEngine

extension LibrarySearch {
  /// The verses and hadiths that a query cites by number, if no dua cites any of them: `muslim 4/2090`. Results of such a query only
  /// contain some of its words.
  ///
  /// Throws ``SearchIndexError/damaged(part:)`` when the query needs a section whose checksum is wrong.
  public func uncited(in query: String) throws(SearchIndexError) -> [SearchExplanation.Citation] {
    try QueryEngine(index).uncited(in: query)
  }
}
