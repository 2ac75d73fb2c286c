import DuaLibrary

/// A search vocabulary with the tables in which texts are looked up, which take longer to make than a small library takes to index.
///
/// A class, because every task reads it and none copies it.
public final class PreparedVocabulary: Sendable, Equatable {
  let vocabulary: SearchVocabulary
  let topics: DuaTopics
  let keywords: DuaKeywords

  /// Makes the tables of a vocabulary.
  public init(_ vocabulary: SearchVocabulary) {
    self.vocabulary = vocabulary
    topics = DuaTopics(vocabulary)
    keywords = DuaKeywords(vocabulary)
  }

  /// Whether both are of equal vocabularies.
  public static func == (lhs: PreparedVocabulary, rhs: PreparedVocabulary) -> Bool {
    lhs === rhs || lhs.vocabulary == rhs.vocabulary
  }
}
