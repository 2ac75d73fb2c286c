import ContentValidation
import DuaLibrary
import QuranText
import SearchIndexing

extension CheckedLibrary {
  /// The vocabulary as an index needs it, prepared here if it has not been.
  var indexVocabulary: PreparedVocabulary {
    preparedVocabulary ?? (hasStandardVocabulary ? .standard : PreparedVocabulary(vocabulary))
  }

  /// The search index of the library, as a bundle would have it in `search/index.bin`; nil if there is no library.
  ///
  /// - Parameter jobs: The number of threads to use, at least 1.
  public func searchIndex(jobs: Int) async throws -> [UInt8]? {
    guard let library else { return nil }
    return try await IndexBuilder(library, indexVocabulary, statedTopics, quranLocations, jobs: jobs)
      .build(jobs: jobs)
  }
}

extension IndexBuilder {
  /// Makes a builder for a library of which some texts are without a citation: their verses are looked up.
  ///
  /// - Parameter quranLocations: The texts that have been looked up before.
  init(
    _ library: Library,
    _ vocabulary: PreparedVocabulary,
    _ statedTopics: [Dua.ID: [Slug]],
    _ quranLocations: QuranLocations,
    jobs: Int
  ) async throws {
    let locator = try QuranSource.shipped().locator
    let verses = try await DerivedVerses.find(in: library.duas, locator, known: quranLocations, jobs: jobs)
    self.init(library, vocabulary: vocabulary, statedTopics: statedTopics, derivedVerses: verses)
  }
}
