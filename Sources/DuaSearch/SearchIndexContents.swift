import DuaLibrary

extension SearchIndex {
  /// Where the index stands in a bundle.
  public static let path = "search/index.json"

  /// The duas that the index holds, sorted.
  public var duas: [Dua.ID] {
    Set(postings.lazy.joined().map(\.dua)).sorted()
  }
}
