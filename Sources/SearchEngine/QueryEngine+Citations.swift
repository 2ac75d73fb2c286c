extension QueryEngine {
  /// The verses and hadiths that a query cites by number, and no dua does.
  package func uncited(in query: String) throws(SearchIndexError) -> [SearchExplanation.Citation] {
    let parsed = ParsedQuery(query, completesLastWord: false)
    return try index.withSections { (index) throws(SearchIndexError) in
      let citation = try CitationQuery(parsed, names: try NameTable(index)) { _, _ in false }
      guard citation.hasNumber else { return [] }
      let table = try CitationTable(index)
      for reference in citation.references {
        let found =
          switch reference {
          case .verses(let surah, let range): table.documents(citing: surah, verses: range)
          case .hadith(let work, let numbers, let letter):
            table.documents(citing: work, numbers: numbers, letter: letter)
          case .text(let document, _): [CitationTable.Found(document: document, fitness: 1)]
          }
        if !found.isEmpty { return [] }
      }
      return citation.citations
    }
  }
}
