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
  /// The consumers in whose form the bundle has files too.
  public var consumers: [Consumer]

  public init(artifacts: [Artifact], consumers: [Consumer] = []) {
    (self.artifacts, self.consumers) = (artifacts, consumers)
  }

  /// The size of all files, in bytes.
  public var size: Int { artifacts.reduce(0) { $0 + $1.bytes.count } }
}

extension RenderedBundle {
  /// Indexes a library and renders its bundle. A pure function: the same library and vocabulary give the same bytes.
  ///
  /// Throws if a consumer could not read its form.
  ///
  /// - Parameters:
  ///   - quranLocations: Where texts of the library quote the Quran; other texts are looked up here.
  ///   - consumers: The consumers in whose form files are added.
  ///   - jobs: The number of threads to use, at least 1; it does not affect the result.
  init(
    of library: Library,
    vocabulary: SearchVocabulary,
    quranLocations: QuranLocations,
    consumers: [Consumer] = [],
    jobs: Int
  ) async throws {
    let locator = try QuranSource.shipped().locator
    let verses = try await DerivedVerses.find(in: library.duas, locator, known: quranLocations, jobs: jobs)
    let builder = IndexBuilder(library, vocabulary: vocabulary, derivedVerses: verses)
    let index = try await builder.build(jobs: jobs)
    let tables = consumers.isEmpty ? [] : try BundleWriter.tables(of: library)
    let forms = try consumers.flatMap { consumer in
      let form = try ConsumerForm(consumer, tables: tables).artifacts
      try consumer.verify(form)
      return form
    }
    self.consumers = consumers
    artifacts = try BundleWriter.artifacts(
      for: library,
      additional: [Artifact(path: LibrarySearch.path, bytes: index)] + forms,
      foldVersion: ArabicFold.version,
      ruleSetVersion: RuleCatalog.version
    )
  }
}
