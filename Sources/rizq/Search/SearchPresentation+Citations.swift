import DuaLibrary
import DuaSearch
import SearchEngine

extension SearchPresentation {
  /// The slugs of the works to which citations refer.
  var works: [String] { library.works.map(\.slug.rawValue) + [SearchVocabulary.supplicationBook] }

  /// `muslim 4/2090`; nil for nothing.
  func names(_ citations: [SearchExplanation.Citation]) -> [String]? {
    citations.isEmpty ? nil : citations.map { $0.description(works: works) }
  }

  /// Says that no dua has the citations of a query, or the words between its quotation marks, above its results.
  func note(_ uncited: [SearchExplanation.Citation], isUnquoted: Bool, hasResults: Bool) -> String {
    guard let names = names(uncited) else {
      return isUnquoted ? "no dua has the quoted words; these only contain words of the query\n\n" : ""
    }
    return "no dua cites \(names.joined(separator: " or "))"
      + (hasResults ? "; these only contain words of the query\n\n" : "\n")
  }
}
