import DuaLibrary
import SearchEngine

extension LibrarySearch {
  /// The duas that match a query, as ``search(_:options:)`` finds them; a quoted Arabic phrase with marks must occur in the text
  /// of a dua with these marks. If none has them, unless ``SearchOptions/requiresPhrases`` is set, its letters are enough: people type
  /// marks as they remember them.
  ///
  /// The index stores words without marks. `arabic` is called for the best duas that contain the letters of the phrase, until
  /// ``SearchOptions/limit`` of them have its marks, and only for a query with such a phrase. It returns the Arabic text of a dua,
  /// or nil if there is none; its errors are thrown. The first 1,024 duas are compared. A dua found by its citation is not, and
  /// none is if no dua has the letters of the phrases.
  public func search(
    _ query: String,
    options: SearchOptions = SearchOptions(),
    arabic: (Dua.ID) throws -> String?
  ) throws -> [SearchResult] {
    try quotedSearch(query, options: options, arabic: arabic).results
  }

  /// The same, with what the results have of the quotations.
  package func quotedSearch(
    _ query: String,
    options: SearchOptions,
    arabic: (Dua.ID) throws -> String?
  ) throws -> QuotedSearch {
    let phrases = MarkedPhrases(query)
    var wider = options
    if !phrases.isEmpty, options.limit > 0 {
      wider.limit = max(options.limit, MarkedPhrases.maximumCandidates)
    }
    let quoting = try matches(query, wider)
    guard !quoting.isEmpty else {
      guard !options.requiresPhrases, ParsedQuery.isQuoting(query) else {
        return QuotedSearch(results: [], quotation: .complete)
      }
      return QuotedSearch(
        results: try matches(query, options, ignoresQuotes: true),
        quotation: .ignored
      )
    }
    guard !phrases.isEmpty else { return QuotedSearch(results: quoting, quotation: .complete) }
    var results: [SearchResult] = []
    for result in quoting {
      guard results.count < options.limit else { break }
      if result.route == .citation {
        results.append(result)
      } else if let text = try arabic(result.id), phrases.occur(in: text) {
        results.append(result)
      }
    }
    if results.isEmpty, !options.requiresPhrases {
      return QuotedSearch(results: Array(quoting.prefix(options.limit)), quotation: .letters)
    }
    return QuotedSearch(results: results, quotation: .complete)
  }

  /// The same with the texts of a bundle, of which only those of the duas that have to be compared are read.
  public func search(
    _ query: String,
    options: SearchOptions = SearchOptions(),
    in bundle: Bundle
  ) throws -> [SearchResult] {
    try quotedSearch(query, options: options, in: bundle).results
  }

  /// The same, with what the results have of the quotations.
  package func quotedSearch(
    _ query: String,
    options: SearchOptions,
    in bundle: Bundle
  ) throws -> QuotedSearch {
    try quotedSearch(query, options: options) { try bundle[$0]?.arabic }
  }
}

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
