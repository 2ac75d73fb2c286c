import ArgumentParser
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

  static func search(of library: Library) async throws -> LibrarySearch {
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let locator = QuranLocator(fingerprints: try QuranFingerprints.shipped())
    let verses = try await DerivedVerses.find(in: library.duas, locator, jobs: jobs)
    let builder = IndexBuilder(library, vocabulary: .standard(), derivedVerses: verses)
    return try LibrarySearch(bytes: try await builder.build(jobs: jobs))
  }
}

/// Explains why a query finds its results.
struct ExplainedQueries: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print the first five results of queries with their explanation."
  )

  @OptionGroup var searched: SearchedLibrary

  @Argument(help: "The queries.")
  var queries: [String]

  func run() async throws {
    let (library, search) = try await searched.load()
    let works = library.works.map(\.slug.rawValue)
    for query in queries {
      print(query)
      for result in try search.search(query, options: SearchOptions(limit: 5, explains: true)) {
        print("  ", result.id, result.score, result.explanation?.description(works: works) ?? "")
      }
    }
  }
}
