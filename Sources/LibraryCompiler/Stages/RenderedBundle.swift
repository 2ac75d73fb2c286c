import ContentValidation
import DuaLibrary
import DuaSearch
import ParallelWork
import QuranText
import SearchIndexing

/// A bundle before it is written. Files of rows are rendered while they are written.
public struct RenderedBundle: Equatable, Sendable {
  /// The library of the bundle.
  public var library: Library
  /// Every file with its bundle-relative path, except the manifest.
  public var files: [RenderedFile]
  /// The consumers in whose form the bundle has files too.
  public var consumers: [Consumer]

  public init(library: Library, files: [RenderedFile], consumers: [Consumer] = []) {
    (self.library, self.files, self.consumers) = (library, files, consumers)
  }
}

/// A bundle that has been written: what the folder must contain.
public struct WrittenBundle: Equatable, Sendable {
  /// The manifest, with the length and checksum of every other file.
  public var manifest: Manifest
  /// The size of the manifest, in bytes.
  public var manifestSize: Int
  /// The consumers in whose form the bundle has files too.
  public var consumers: [Consumer]

  public init(manifest: Manifest, manifestSize: Int, consumers: [Consumer] = []) {
    (self.manifest, self.manifestSize, self.consumers) = (manifest, manifestSize, consumers)
  }

  /// The size of all files, in bytes.
  public var size: Int { manifest.files.reduce(manifestSize) { $0 + $1.bytes } }
}

extension RenderedBundle {
  /// Indexes a library and prepares its bundle. A pure function: the same library and vocabulary give the same bytes.
  ///
  /// Throws if a consumer could not read its form.
  ///
  /// - Parameters:
  ///   - vocabulary: Of the search index; nil for a bundle without one.
  ///   - statedTopics: The topics that duas state.
  ///   - quranLocations: Where texts of the library quote the Quran; other texts are looked up here.
  ///   - consumers: The consumers in whose form files are added.
  ///   - jobs: The number of threads to use, at least 1; it does not affect the result.
  init(
    of library: Library,
    vocabulary: PreparedVocabulary?,
    statedTopics: [Dua.ID: [Slug]] = [:],
    quranLocations: QuranLocations,
    consumers: [Consumer] = [],
    jobs: Int
  ) async throws {
    // The records of the library are laid out meanwhile, because that is work of one thread.
    let (searchFiles, binary) = try await both(jobs: jobs) {
      try await Self.searchFiles(library, vocabulary, statedTopics, quranLocations, jobs: jobs)
    } _: {
      BinaryLibraryWriter.file(of: library)
    }
    let tables = consumers.isEmpty ? [] : try BundleWriter.tables(of: library)
    let forms = try consumers.flatMap { consumer in
      let form = try ConsumerForm(consumer, tables: tables).artifacts
      try consumer.verify(form)
      return form
    }
    self.init(
      library: library,
      files: try BundleWriter.files(of: library, binary, additional: searchFiles + forms),
      consumers: consumers
    )
  }

  /// The files of the search index; none without a vocabulary.
  private static func searchFiles(
    _ library: Library,
    _ vocabulary: PreparedVocabulary?,
    _ statedTopics: [Dua.ID: [Slug]],
    _ quranLocations: QuranLocations,
    jobs: Int
  ) async throws -> [Artifact] {
    guard let vocabulary else { return [] }
    let files = try await IndexBuilder(library, vocabulary, statedTopics, quranLocations, jobs: jobs)
      .buildFiles(jobs: jobs)
    return [
      Artifact(path: LibrarySearch.path, bytes: files.index),
      Artifact(path: SearchSuggestions.path, bytes: files.suggestions),
    ]
  }
}
