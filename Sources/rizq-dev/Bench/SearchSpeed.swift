import ArgumentParser
import ContentIngest
import DuaLibrary
import DuaSearch
import Foundation
import SearchIndexing
import SearchMeasures

/// Times queries on generated libraries. Queries run on one thread, index builds on all.
struct SearchSpeed: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speed",
    abstract: "Time queries on generated libraries."
  )

  @Argument(help: "The numbers of duas of the libraries.")
  var sizes: [Int]

  @Option(help: "Time only kinds of queries whose names start with this.")
  var kind: String?

  @Flag(help: "Also print the size of each section of the index in bytes.")
  var sections = false

  @Flag(help: "Run every query 200 times before timing, for a profiler.")
  var profile = false

  @Flag(help: "Also print the slowest queries.")
  var slowest = false

  func validate() throws {
    guard sizes.allSatisfy({ $0 > 0 }) else { throw ValidationError("a library has at least one dua") }
  }

  func run() async throws {
    for size in sizes { try await run(duas: size) }
  }

  private func run(duas count: Int) async throws {
    let clock = ContinuousClock()
    let library = try GeneratedLibrary.library(duas: count)
    let vocabulary = SearchVocabulary.standard()
    var bytes: [UInt8] = []
    var builds: [Duration] = []
    for _ in 0..<5 {
      let start = clock.now
      bytes = try await IndexBuilder(
        library,
        vocabulary: PreparedVocabulary(withIncludedTablesOf: vocabulary)
      )
      .build(jobs: ProcessInfo.processInfo.activeProcessorCount)
      builds.append(clock.now - start)
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bench-search-\(count).bin")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var mixed = MixedQueries(library)
    let queries = mixed.queries(ofEachKind: 60, judged: false).filter { $0.kind.hasPrefix(kind ?? "") }
    let opens = try queries.prefix(200).map { query in
      try clock.measure { _ = try LibrarySearch(contentsOf: file).search(query.query) }
    }
    let search = try LibrarySearch(contentsOf: file)
    let times = try QueryTimes(
      queries.map { (kind: $0.kind, query: $0.query) },
      search,
      warmUps: profile ? 200 : 1
    )
    print("\(count) duas: index built in \(builds.sorted()[2]), \(bytes.count) bytes")
    print(
      "  p50 / p90 / p99 / max: \(times.percentiles); open and first query: \(QueryTimes.percentiles(opens))"
    )
    times.printDetails(slowest: slowest ? 10 : 0)
    if sections {
      for (section, bytes) in search.index.sizes where bytes > 1000 { print("  \(section): \(bytes)") }
    }
  }
}
