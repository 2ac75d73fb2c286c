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

  /// Says that no dua has the citations of a query, or what is between its quotation marks, above its results.
  ///
  /// - Parameter isFiltered: Whether there are filters, which leave duas out that may have it.
  func note(_ uncited: [SearchExplanation.Citation], _ found: QuotedSearch, isFiltered: Bool) -> String {
    guard let names = names(uncited) else {
      let dua = isFiltered ? "no dua that passes the filters" : "no dua"
      return switch found.quotation {
      case _ where found.results.isEmpty: ""
      case .complete: ""
      case .letters: "\(dua) has the quoted words with these marks; these have their letters\n\n"
      case .ignored: "\(dua) has the quoted words; these only contain words of the query\n\n"
      }
    }
    return "no dua cites \(names.joined(separator: " or "))"
      + (found.results.isEmpty ? "\n" : "; these only contain words of the query\n\n")
  }
}
