import ArabicText
import ContentValidation
import DuaLibrary
import DuaSearch
import QuranText
import RulePages
import SearchIndexing

/// The files of a bundle, before they are written.
public struct RenderedBundle: Equatable, Sendable {
  /// Every file with its bundle-relative path, the manifest last.
  public var artifacts: [Artifact]

  public init(artifacts: [Artifact]) { self.artifacts = artifacts }

  /// The size of all files, in bytes.
  public var size: Int { artifacts.reduce(0) { $0 + $1.bytes.count } }
}

extension RenderedBundle {
  /// Indexes a library and renders its bundle. A pure function: the same library and vocabulary give the same bytes.
  ///
  /// - Parameters:
  ///   - quranLocations: Where texts of the library quote the Quran; other texts are looked up here.
  ///   - jobs: The number of threads to use, at least 1; it does not affect the result.
  init(
    of library: Library,
    vocabulary: SearchVocabulary,
    quranLocations: QuranLocations,
    jobs: Int
  ) async throws {
    let locator = try QuranSource.shipped().locator
    let verses = try await DerivedVerses.find(in: library.duas, locator, known: quranLocations, jobs: jobs)
    let builder = IndexBuilder(library, vocabulary: vocabulary, derivedVerses: verses)
    let index = try await builder.build(jobs: jobs)
    artifacts = try BundleWriter.artifacts(
      for: library,
      additional: [Artifact(path: LibrarySearch.path, bytes: index)],
      foldVersion: ArabicFold.version,
      ruleSetVersion: RuleCatalog.version
    )
  }
}
