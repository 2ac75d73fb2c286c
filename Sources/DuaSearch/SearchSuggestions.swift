import DuaLibrary
import Foundation
import SearchEngine

/// Completes what is typed, from titles, names, topics and frequent phrases.
///
/// It reads a file of its own, so that an app without suggestions need not contain it. It may be used from several threads at the
/// same time.
public struct SearchSuggestions: Sendable {
  /// The path of the file in a bundle.
  public static let path = "search/suggestions.bin"

  private let file: IndexReader
  /// The words of titles that are not proposed.
  private var withdrawn: Set<[UInt8]> = []

  /// Opens the file `search/suggestions.bin` of a bundle.
  ///
  /// It is mapped, and must not be modified in place while it is open.
  public init(contentsOf file: URL) throws(SearchIndexError) {
    self.file = try IndexReader(IndexStorage(path: file.path))
  }

  /// Opens the file of the bundle in a folder.
  public init(bundle folder: URL) throws(SearchIndexError) {
    try self.init(contentsOf: folder.appendingPathComponent(Self.path))
  }

  /// Opens a file that is already in memory.
  public init(bytes: [UInt8]) throws(SearchIndexError) { file = try IndexReader(IndexStorage(bytes)) }

  /// Opens a file that has been mapped.
  package init(_ bytes: FileBytes) throws(SearchIndexError) { file = try IndexReader(IndexStorage(bytes)) }

  /// The completions of an unfinished query, best first, at most `limit`; none for a query without a letter or digit.
  ///
  /// Case, diacritics and Arabic marks are ignored, and the article may be left out. If nothing completes all words, the last
  /// ones are completed.
  ///
  /// Throws ``SearchIndexError/damaged(part:)`` when the checksum of a section is wrong.
  public func completions(of query: String, limit: Int = 10) throws(SearchIndexError) -> [SearchSuggestion] {
    try file.withSections { (file) throws(SearchIndexError) in
      let table = try SuggestionTable(file)
      // A name and a topic may complete a query to the same words.
      guard limit > 0 else { return [] }
      let most = limit + min(Self.maximumSame, .max - limit)
      let found = table.completions(of: query, limit: most, hidden: withdrawn.count) {
        withdrawn.contains($0)
      }
      var seen: Set<[UInt8]> = []
      let distinct = found.filter {
        seen.insert(SuggestionTable.key(of: SearchWord.words(of: $0.text))).inserted
      }
      return distinct.prefix(limit).map(SearchSuggestion.init)
    }
  }

  /// The number of further completions that may be needed in place of equal ones.
  private static let maximumSame = 4

  /// The same suggestions without the titles of duas that are withdrawn, ``DuaLibrary/Bundle/withdrawnTitles``. A title that another
  /// dua has, too, is left out as well.
  public func withdrawing(titles: some Sequence<String>) -> SearchSuggestions {
    var suggestions = self
    suggestions.withdrawn = Set(titles.map { SuggestionTable.key(of: SearchWord.words(of: $0)) })
    return suggestions
  }

  /// Checks every section.
  public func verify() throws(SearchIndexError) { try file.checkAll() }
}

/// A completed query.
public struct SearchSuggestion: Equatable, Sendable {
  /// What a suggestion is.
  public enum Kind: String, CaseIterable, Sendable {
    /// A name of a surah, of verses, or of a known text.
    case name
    /// A title.
    case title
    /// A situation or subject.
    case topic
    /// Words that many texts have.
    case phrase
  }

  /// The whole query, to be searched instead of what was typed.
  public var text: String
  /// What the completion is.
  public var kind: Kind

  init(_ suggestion: SuggestionTable.Suggestion) {
    text = suggestion.text
    kind =
      switch suggestion.kind {
      case .name: .name
      case .title: .title
      case .topic: .topic
      case .phrase: .phrase
      }
  }
}
