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
    for _ in 0..<(profile ? 200 : 1) { for query in queries { _ = try search.search(query.query) } }
    var durations: [String: [Duration]] = [:]
    var all: [(query: String, duration: Duration)] = []
    for query in queries {
      // The best of five runs, since other processes only add time.
      let runs = try (0..<5).map { _ in try clock.measure { _ = try search.search(query.query) } }
      durations[query.kind, default: []].append(runs.min() ?? .zero)
      all.append((query.query, runs.min() ?? .zero))
    }
    print("\(count) duas: index built in \(builds.sorted()[2]), \(bytes.count) bytes")
    print(
      "  p50 / p90 / p99 / max: \(Self.percentiles(durations.values.flatMap(\.self)));"
        + " open and first query: \(Self.percentiles(opens))"
    )
    for (kind, durations) in durations.sorted(by: { $0.key < $1.key }) {
      print("  \(kind): \(Self.percentiles(durations))")
    }
    for (query, duration) in all.sorted(by: { $0.duration > $1.duration }).prefix(slowest ? 10 : 0) {
      print("  \(Int(duration / .microseconds(1))) µs: \(query)")
    }
    if sections {
      for (section, bytes) in search.index.sizes where bytes > 1000 { print("  \(section): \(bytes)") }
    }
  }

  static func percentiles(_ durations: [Duration]) -> String {
    let report = SpeedReport(durations)
    return [0.5, 0.9, 0.99, 1].map { "\(Int(report.percentile($0)))" }.joined(separator: " / ") + " µs"
  }
}
