extension QueryEngine {
  /// The verses and hadiths that a query cites by number, and no dua does.
  package func uncited(in query: String) throws(SearchIndexError) -> [SearchExplanation.Citation] {
    let parsed = ParsedQuery(query, completesLastWord: false)
    return try index.withSections { (index) throws(SearchIndexError) in
      let citation = try CitationQuery(parsed, names: try NameTable(index)) { _, _ in false }
      guard citation.hasNumber else { return [] }
      let table = try CitationTable(index)
      let isAnyCited = citation.references.contains { !table.documents(of: $0).isEmpty }
      return isAnyCited ? [] : citation.citations
    }
  }
}
