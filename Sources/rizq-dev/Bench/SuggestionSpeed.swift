import DuaLibrary
import DuaSearch
import Foundation
import SearchIndexing
import UnicodeText

/// Times what a search offers besides results, on one thread: the best of five runs, since other processes only add time.
struct SuggestionSpeed {
  let library: Library
  let clock = ContinuousClock()

  /// Prints the size of the suggestions, and the time of completing every beginning of every query.
  func printCompletions(of queries: [String]) throws {
    let builder = IndexBuilder(library, vocabulary: .standard())
    var bytes: [UInt8] = []
    let build = clock.measure { bytes = builder.buildSuggestions() }
    let suggestions = try SearchSuggestions(bytes: bytes)
    let prefixes = Set(
      queries.flatMap { query in
        (1...max(1, query.unicodeScalars.count)).map {
          String(scalars: query.unicodeScalars.prefix($0))
        }
      }
    )
    let durations = try prefixes.sorted().map { prefix in
      try best { _ = try suggestions.completions(of: prefix) }
    }
    print("suggestions: \(bytes.count) bytes, alone built in \(build); \(QueryTimes.percentiles(durations))")
  }

  /// Prints the time of finding the duas that are like some of the library.
  func printSimilar(_ search: LibrarySearch) throws {
    let step = max(1, library.duas.count / 200)
    let durations = try stride(from: 0, to: library.duas.count, by: step).map { position in
      try best { _ = try search.duas(like: library.duas[position].id) }
    }
    print("duas like a dua: \(QueryTimes.percentiles(durations))")
  }

  private func best(_ body: () throws -> Void) rethrows -> Duration {
    var best = try clock.measure(body)
    for _ in 1..<5 { best = min(best, try clock.measure(body)) }
    return best
  }
}
