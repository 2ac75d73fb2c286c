import ContentValidation
import DuaLibrary
import QuranText
import SearchIndexing

extension CheckedLibrary {
  /// The vocabulary as an index needs it, prepared here if it has not been.
  var indexVocabulary: PreparedVocabulary { preparedVocabulary ?? PreparedVocabulary(vocabulary) }

  /// The search index of the library, as a bundle would have it in `search/index.bin`; nil if there is no library.
  ///
  /// - Parameter jobs: The number of threads to use, at least 1.
  public func searchIndex(jobs: Int) async throws -> [UInt8]? {
    guard let library else { return nil }
    let locator = try QuranSource.shipped().locator
    let verses = try await DerivedVerses.find(in: library.duas, locator, known: quranLocations, jobs: jobs)
    return try await IndexBuilder(
      library,
      vocabulary: indexVocabulary,
      statedTopics: statedTopics,
      derivedVerses: verses
    ).build(jobs: jobs)
  }
}
