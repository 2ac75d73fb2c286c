import DuaSearch
import SearchMeasures

/// The times of queries on one thread: the best of five runs of each, since other processes only add time.
struct QueryTimes {
  private var times: [(query: String, duration: Duration)] = []
  private var byKind: [String: [Duration]] = [:]

  /// - Parameter warmUps: The number of runs of all queries before those that are timed.
  init(_ queries: [(kind: String, query: String)], _ search: LibrarySearch, warmUps: Int) throws {
    let clock = ContinuousClock()
    for _ in 0..<warmUps { for query in queries { _ = try search.search(query.query) } }
    for query in queries {
      let runs = try (0..<5).map { _ in try clock.measure { _ = try search.search(query.query) } }
      let best = runs.min() ?? .zero
      times.append((query.query, best))
      byKind[query.kind, default: []].append(best)
    }
  }

  /// Of all queries.
  var percentiles: String { Self.percentiles(times.map(\.duration)) }

  /// Prints the percentiles of each kind of query, then the slowest queries.
  func printDetails(slowest count: Int) {
    for (kind, durations) in byKind.sorted(by: { $0.key < $1.key }) {
      print("  \(kind): \(Self.percentiles(durations))")
    }
    for (query, duration) in times.sorted(by: { $0.duration > $1.duration }).prefix(count) {
      print("  \(Int(duration / .microseconds(1))) µs: \(query)")
    }
  }

  /// The median, the 90th and the 99th percentile, and the maximum.
  static func percentiles(_ durations: [Duration]) -> String {
    let report = SpeedReport(durations)
    return [0.5, 0.9, 0.99, 1].map { "\(Int(report.percentile($0)))" }.joined(separator: " / ") + " µs"
  }
}
