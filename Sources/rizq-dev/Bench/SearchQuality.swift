import ArgumentParser
import ContentIngest
import DuaLibrary
import Foundation
import SearchMeasures
import UnicodeText

/// Runs the queries that were judged by hand.
struct SearchQuality: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quality",
    abstract:
      "Run the judged queries of Tests/DuaSearchTests/Queries, and print success@1, success@5 and MRR."
  )

  @Argument(help: "A folder with a bundle for each collection, under the name of the collection.")
  var bundles: String

  @Option(help: "A folder of content whose `search` folder has the vocabulary, instead of the one included.")
  var vocabulary: String?

  @Flag(help: "Also print the queries whose first result is wrong.")
  var misses = false

  @Flag(help: "Only print the queries whose first result is wrong, as golden files have them.")
  var golden = false

  func run() async throws {
    try requirePackageFolder()
    let sets = try ["development", "second", "third"].map { name in
      (name: name, queries: try Self.querySets(in: "Tests/DuaSearchTests/Queries/\(name)"))
    }
    try requireBundle(of: Set(sets.flatMap { $0.queries.map(\.collection) }).sorted())
    let chosen = try vocabulary.map(SearchVocabulary.init(inContent:)) ?? .standard()
    for (name, queries) in sets {
      let evaluation = try await evaluate(queries, chosen)
      if golden {
        print(evaluation.missList(of: "\(name) set"), terminator: "")
        continue
      }
      print("\(name) set")
      if misses {
        for miss in evaluation.misses { print("\(miss) -> \(miss.first.map { "\($0)" } ?? "nothing")") }
      }
      print(evaluation.table)
    }
  }

  /// Throws unless there is the bundle of one of the collections: without any, nothing would be measured.
  private func requireBundle(of collections: [String]) throws {
    guard !collections.contains(where: { FileManager.default.fileExists(atPath: "\(bundles)/\($0)") }) else {
      return
    }
    let names = collections.map { $0.quoted() }.joined(separator: ", ")
    let isBundle = FileManager.default.fileExists(atPath: "\(bundles)/manifest.json")
    throw Failure(
      isBundle
        ? "\(bundles) is a bundle; name the folder that has it under the name of its collection: \(names)"
        : "\(bundles) has no bundle of a collection with judged queries, which are \(names)"
    )
  }

  private func evaluate(_ sets: [QuerySet], _ vocabulary: SearchVocabulary) async throws -> SearchEvaluation {
    var evaluation = SearchEvaluation()
    for set in sets {
      let bundle = "\(bundles)/\(set.collection)"
      guard FileManager.default.fileExists(atPath: bundle) else {
        if !golden { print("\(set.collection): skipped, there is no \(bundle)") }
        continue
      }
      let library = try SearchedLibrary.library(at: bundle)
      let search = try await SearchedLibrary.search(of: library, vocabulary: vocabulary)
      try evaluation.ask(
        set,
        id: { key in set.key == .importID ? Int(key) : Slug(key).flatMap { library[dua: $0]?.id.rawValue } },
        search: { query in try search.search(query).map(\.id.rawValue) }
      )
    }
    return evaluation
  }

  /// The query sets of a folder, sorted by file name.
  private static func querySets(in folder: String) throws -> [QuerySet] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    return try names.sorted().map { name in
      try JSONDecoder().decode(
        QuerySet.self,
        from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      )
    }
  }
}

/// Runs queries generated from the texts of a library, whose answers are known.
struct GeneratedQueries: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generated",
    abstract: "Run queries generated from a library's own texts, in every spelling habit."
  )

  @OptionGroup var searched: SearchedLibrary

  func run() async throws {
    let (library, search) = try await searched.load()
    var mixed = MixedQueries(library)
    var scores: [String: SearchScore] = [:]
    for query in mixed.queries(ofEachKind: 40) {
      let found = try search.search(query.query).map(\.id.rawValue)
      let rank = found.firstIndex(where: query.relevant.contains).map { $0 + 1 }
      scores[query.kind, default: SearchScore()].add(rank: rank)
      scores["all", default: SearchScore()].add(rank: rank)
      if rank != 1 {
        print(query.kind, query.query, "->", found.prefix(2), "expected", query.relevant.sorted().prefix(4))
      }
    }
    for (kind, score) in scores.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(score.queries) queries, success@1 \(score.successAt1), @5 \(score.successAt5)")
    }
  }
}
