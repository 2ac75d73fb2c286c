import ArgumentParser
import ContentIngest
import DuaLibrary
import DuaSearch
import Foundation
import LibraryCompiler
import QuranText
import SearchIndexing
import SearchMeasures

/// The benchmarks of the search.
struct Search: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the quality and the speed of the search.",
    subcommands: [
      SearchQuality.self, LargeLibraryQuality.self, GeneratedQueries.self, SearchSpeed.self,
      ExplainedQueries.self,
      Fingerprints.self,
    ]
  )
}

/// The library that a benchmark searches.
struct SearchedLibrary: ParsableArguments {
  @Argument(help: "The folder of a bundle, or the number of duas of a generated library.")
  var bundle: String

  /// The library, with an index that is built by the current code.
  func load() async throws -> (library: Library, search: LibrarySearch) {
    let library = try Int(bundle).map(GeneratedLibrary.library) ?? Self.library(at: bundle)
    return (library, try await Self.search(of: library))
  }

  static func library(at folder: String) throws -> Library {
    try DuaLibrary.Bundle(contentsOf: URL(fileURLWithPath: folder)).library
  }

  static func search(
    of library: Library,
    vocabulary: SearchVocabulary = .standard()
  ) async throws -> LibrarySearch {
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let locator = QuranLocator(fingerprints: try QuranFingerprints.shipped())
    let verses = try await DerivedVerses.find(in: library.duas, locator, jobs: jobs)
    let builder = IndexBuilder(library, vocabulary: vocabulary, derivedVerses: verses)
    return try LibrarySearch(bytes: try await builder.build(jobs: jobs))
  }
}
