import ArgumentParser
import ContentIngest
import DuaLibrary
import DuaSearch
import Foundation
import LibraryCompiler
import QuranText
import SearchIndexing
import SearchMeasures

/// Runs judged queries over one library made of several.
struct LargeLibraryQuality: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "large",
    abstract:
      "Run the judged queries of a large library, and print their scores and times beside those of FTS5."
  )

  @Argument(help: "A folder with the bundles to merge, each under the name of its collection.")
  var bundles: String

  @Flag(help: "Run the third of the queries that is kept aside. Do not look at single results of these.")
  var heldOut = false

  @Option(
    name: .customLong("queries"),
    help: ArgumentHelp("Run the judged queries of this file instead.", valueName: "file")
  )
  var queryFile: String?

  @Option(help: "A folder of content whose `search` folder has the vocabulary, instead of the one included.")
  var vocabulary: String?

  @Option(
    help: ArgumentHelp(
      "Only write what is to be judged into this file: the first answers of both searches, as a person would read them.",
      valueName: "file"
    )
  )
  var pool: String?

  @Flag(help: "Also print the queries whose first result is wrong, and the slowest ones.")
  var misses = false

  @Flag(help: "Also print the sizes of the sections of the index.")
  var sizes = false

  @Flag(help: "Run every query 200 times before timing, for a profiler.")
  var profile = false

  @Option(
    name: .customLong("postgresql"),
    help: ArgumentHelp(
      "Also run the queries by `rizq.search`, in a server with its socket in this folder.",
      valueName: "dir"
    )
  )
  var socket: String?

  func validate() throws {
    guard !(heldOut && misses) else {
      throw ValidationError("single results of the queries kept aside are not printed; omit `--misses`")
    }
    guard !(heldOut && queryFile != nil) else {
      throw ValidationError("`--held-out` and `--queries` both name the queries to run; omit one of them")
    }
  }

  func run() async throws {
    try requirePackageFolder()
    let merged = try Self.mergedLibrary(bundles)
    let clock = ContinuousClock()
    let start = clock.now
    let search = try await SearchedLibrary.search(
      of: merged.library,
      vocabulary: try vocabulary.map(SearchVocabulary.init(inContent:)) ?? .standard()
    )
    let build = clock.now - start
    print(
      "\(merged.library.duas.count) texts: index built in \(build), \(search.index.sizes.reduce(0) { $0 + $1.1 }) bytes"
    )
    if sizes {
      for (section, bytes) in search.index.sizes where bytes > 1000 { print("  \(section): \(bytes)") }
    }
    let queries = try Self.queries(
      in: queryFile ?? "Tests/DuaSearchTests/Queries/large/\(heldOut ? "held-out" : "queries").json"
    )
    let key = try await Self.answerKey(queries, merged)
    let baseline = try FullTextBaseline(merged.library)
    if let pool {
      return try Self.judgmentPool(queries, search, baseline, key, merged).write(to: pool)
    }
    Self.printTable(try scores(of: queries, search, baseline, key, merged), beside: "FTS5")
    if let socket { try Self.comparePostgreSQL(at: socket, queries, key, merged, search) }
    try printTimes(of: queries, search, merged)
  }

  /// The bundles of a folder, in the order of their names.
  static func mergedLibrary(_ bundles: String) throws -> MergedLibrary {
    guard let found = try? FileManager.default.contentsOfDirectory(atPath: bundles) else {
      throw Failure("\(bundles) cannot be read; name the folder of a bundle, or a folder of bundles")
    }
    let names = found.sorted()
    return try MergedLibrary(names.map { ($0, try SearchedLibrary.library(at: "\(bundles)/\($0)")) })
  }

  private static func queries(in path: String) throws -> [JudgedQueries.Query] {
    try JSONDecoder().decode(JudgedQueries.self, from: Data(contentsOf: URL(fileURLWithPath: path))).queries
  }

  private static func answerKey(
    _ queries: [JudgedQueries.Query],
    _ merged: MergedLibrary
  ) async throws -> AnswerKey {
    let locator = QuranLocator(fingerprints: try QuranFingerprints.shipped())
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let verses = try await DerivedVerses.find(in: merged.library.duas, locator, jobs: jobs)
    return AnswerKey(
      queries.flatMap(\.answers).compactMap(JudgedAnswer.init),
      in: merged,
      quoted: Dictionary(verses.map { ($0.dua, $0.verses) }, uniquingKeysWith: +)
    )
  }

  /// The duas that answer a query. Throws if an answer is of no known form, or if the library does not have it: with another
  /// library or another fold the scores would not mean the same.
  private static func relevant(_ query: JudgedQueries.Query, _ key: AnswerKey) throws -> Set<Int> {
    var relevant: Set<Int> = []
    for text in query.answers {
      guard let answer = JudgedAnswer(text) else {
        throw Failure("\(query.query): \(text) does not name an answer")
      }
      let duas = key.duas(for: answer)
      guard !duas.isEmpty else { throw Failure("\(query.query): the library does not have \(text)") }
      relevant.formUnion(duas)
    }
    return relevant
  }

  private static func rank(of relevant: Set<Int>, in found: [Int]) -> Int? {
    found.firstIndex(where: relevant.contains).map { $0 + 1 }
  }

  private static func comparePostgreSQL(
    at socket: String,
    _ queries: [JudgedQueries.Query],
    _ key: AnswerKey,
    _ merged: MergedLibrary,
    _ search: LibrarySearch
  ) throws {
    let baseline = try PostgreSQLBaseline(merged.library, socket: socket)
    // The first round fills the caches of the server.
    _ = try baseline.search(queries.map(\.query))
    let answers = try baseline.search(queries.map(\.query))
    var scores = ComparedScores()
    for (query, answer) in zip(queries, answers) {
      let relevant = try relevant(query, key)
      let found = try search.search(query.query).map(\.id.rawValue)
      scores.add(
        kind: query.kind,
        ranks: (rank(of: relevant, in: found), rank(of: relevant, in: answer.ids))
      )
    }
    printTable(scores, beside: "psql")
    let times = answers.map { Duration.milliseconds($0.milliseconds) }
    print("PostgreSQL, p50 / p90 / p99 / max: \(QueryTimes.percentiles(times))")
  }

  /// The first answers of both searches, for someone to judge.
  private static func judgmentPool(
    _ queries: [JudgedQueries.Query],
    _ search: LibrarySearch,
    _ baseline: FullTextBaseline,
    _ key: AnswerKey,
    _ merged: MergedLibrary
  ) throws -> JudgmentPool {
    JudgmentPool(
      queries: try queries.map { query in
        let found = try search.search(query.query).map(\.id.rawValue)
        return JudgmentPool.Query(
          query,
          answers: [found, try baseline.search(query.query)],
          relevant: try relevant(query, key),
          in: merged
        )
      }
    )
  }

  /// The scores of both searches. Prints the queries whose first result is wrong, if that is wanted.
  private func scores(
    of queries: [JudgedQueries.Query],
    _ search: LibrarySearch,
    _ baseline: FullTextBaseline,
    _ key: AnswerKey,
    _ merged: MergedLibrary
  ) throws -> ComparedScores {
    var scores = ComparedScores()
    for query in queries {
      let relevant = try Self.relevant(query, key)
      let found = try search.search(query.query).map(\.id.rawValue)
      let rank = Self.rank(of: relevant, in: found)
      scores.add(
        kind: query.kind,
        ranks: (rank, Self.rank(of: relevant, in: try baseline.search(query.query)))
      )
      if misses, rank != 1 {
        print(
          "\(query.kind): \(query.query) -> \(found.prefix(3).map(merged.origin).joined(separator: ", "));",
          rank.map { "rank \($0)" } ?? "none of \(relevant.count)"
        )
      }
    }
    return scores
  }

  private func printTimes(
    of queries: [JudgedQueries.Query],
    _ search: LibrarySearch,
    _ merged: MergedLibrary
  ) throws {
    let times = try QueryTimes(
      queries.map { (kind: $0.kind, query: $0.query) },
      search,
      warmUps: profile ? 200 : 1
    )
    print("p50 / p90 / p99 / max: \(times.percentiles)")
    times.printDetails(slowest: misses ? 10 : 0)
    let speed = SuggestionSpeed(library: merged.library)
    try speed.printCompletions(of: queries.map(\.query))
    try speed.printSimilar(search)
  }

  private static func printTable(_ scores: ComparedScores, beside name: String) {
    let widths = [6, 8, 8, 8, 14, 8, 8]
    print(BenchTable.line("queries", widths, ["n", "s@1", "s@5", "MRR", "\(name) s@1", "s@5", "MRR"]))
    for row in scores.rows {
      let measures = [row.first, row.second].flatMap {
        [$0.successAt1, $0.successAt5, $0.meanReciprocalRank]
      }
      print(
        BenchTable.line(row.kind, widths, ["\(row.count)"] + measures.map { String(format: "%.3f", $0) })
      )
    }
  }
}

/// Prints what a judgment says about a text.
struct Fingerprints: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerprint",
    abstract: "Print the fingerprints of Arabic texts, one on each line of the standard input."
  )

  func run() {
    while let line = readLine() { print("text \(TextFingerprint(of: line))") }
  }
}
