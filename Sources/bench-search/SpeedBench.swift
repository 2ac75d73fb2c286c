import DuaLibrary
import DuaSearch
import Foundation
import SearchIndexing
import SearchMeasures

/// Times the search on a generated library, one thread.
struct SpeedBench {
  private let count: Int
  private let printsSizes: Bool
  private let isRepeated: Bool
  /// The beginning of the kinds that are asked.
  private let only: String?
  private let clock = ContinuousClock()

  init(duas count: Int, _ arguments: [String]) {
    self.count = count
    printsSizes = arguments.contains("sizes")
    only = arguments.firstIndex(of: "only").flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    isRepeated = arguments.contains("repeat")
  }

  func run() throws {
    let library = try GeneratedLibrary.library(duas: count)
    let vocabulary = SearchVocabulary.standard()
    let start = clock.now
    let bytes = IndexBuilder(library, vocabulary: vocabulary).build()
    let build = clock.now - start
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bench-search-\(count).bin")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var mixed = MixedQueries(library)
    var queries = mixed.queries(ofEachKind: 60, judged: false)
    if let kind = only { queries.removeAll { !$0.kind.hasPrefix(kind) } }
    var opens: [Duration] = []
    for query in queries.prefix(200) {
      opens.append(try clock.measure { _ = try LibrarySearch(contentsOf: file).search(query.query) })
    }
    let search = try LibrarySearch(contentsOf: file)
    // With `repeat`, often enough for a profiler.
    for _ in 0..<(isRepeated ? 200 : 1) { for query in queries { _ = try search.search(query.query) } }
    var durations: [Duration] = []
    var kinds: [String: [Duration]] = [:]
    for query in queries {
      // The best of five: other work on the machine is not what is measured.
      let runs = try (0..<5).map { _ in try clock.measure { _ = try search.search(query.query) } }
      let duration = runs.min() ?? .zero
      durations.append(duration)
      kinds[query.kind, default: []].append(duration)
    }
    print("\(count) duas: index built in \(build), \(bytes.count) bytes")
    print("  p50 / p90 / p99 / max: \(figures(durations)); open and first query: \(figures(opens))")
    for (kind, durations) in kinds.sorted(by: { $0.key < $1.key }) {
      print("  \(kind): \(figures(durations))")
    }
    if printsSizes {
      for (section, bytes) in search.index.sizes where bytes > 1000 { print("  \(section): \(bytes)") }
    }
  }

  private func figures(_ durations: [Duration]) -> String {
    let report = SpeedReport(durations)
    return [0.5, 0.9, 0.99, 1].map { "\(Int(report.percentile($0)))" }.joined(separator: " / ") + " µs"
  }
}
