/// What a search finds, and how far the duas have what is between the quotation marks of its query.
package struct QuotedSearch: Sendable {
  /// What the results have of the quotations.
  package enum Quotation: Sendable {
    /// All of them, or the query has none.
    case complete
    /// Their letters, because no dua has their marks.
    case letters
    /// Words of the query, because no dua has the letters.
    case ignored
  }

  package var results: [SearchResult]
  package var quotation: Quotation
}
