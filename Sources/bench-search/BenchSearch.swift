import DuaLibrary
import DuaSearch
import Foundation
import QuranText
import SearchIndexing
import SearchMeasures
import SearchQuality

/// Prints how well and how fast the search is.
///
/// - `quality FOLDER`: asks the judged queries. The folder holds a bundle for each collection, under its name.
/// - `made BUNDLE`: asks queries that are made of the bundle's own texts, in every habit of spelling.
/// - `speed COUNT…`: times queries on generated libraries of these sizes.
/// - `query BUNDLE QUERY…`: shows the results of queries with their explanation.
@main
struct BenchSearch {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "quality" where arguments.count > 1:
      try quality(arguments[1], isVerbose: arguments.contains("misses"))
    case "made" where arguments.count > 1: try made(arguments[1])
    case "query" where arguments.count > 2: try query(arguments[1], Array(arguments.dropFirst(2)))
    case "texts" where arguments.count > 2: try texts(arguments[1], arguments[2])
    case "speed":
      for count in arguments.compactMap({ Int($0) }) { try SpeedBench(duas: count, arguments).run() }
    default: print("usage: bench-search quality FOLDER | made BUNDLE | query BUNDLE QUERY… | speed COUNT…")
    }
  }

  private static func library(_ bundle: String) throws -> Library {
    // A number stands for a generated library of that size.
    if let count = Int(bundle) { return try GeneratedLibrary.library(duas: count) }
    return try DuaLibrary.Bundle(contentsOf: URL(fileURLWithPath: bundle)).library
  }

  private static func search(of library: Library) throws -> LibrarySearch {
    let locator = QuranLocator(fingerprints: try QuranFingerprints.shipped())
    let verses = DerivedVerses.find(in: library.duas, locator)
    return try LibrarySearch(
      bytes: IndexBuilder(library, vocabulary: .standard(), derivedVerses: verses).build()
    )
  }

  private static func quality(_ folder: String, isVerbose: Bool) throws {
    for name in ["development", "second"] {
      print("\(name) set")
      try quality(of: QuerySet.all(in: "Tests/DuaSearchTests/Queries/\(name)"), folder, isVerbose: isVerbose)
    }
  }

  private static func quality(of sets: [QuerySet], _ folder: String, isVerbose: Bool) throws {
    var evaluation = SearchEvaluation()
    for set in sets {
      let bundle = "\(folder)/\(set.collection)"
      guard FileManager.default.fileExists(atPath: bundle) else {
        print("no bundle of \(set.collection): its queries are not asked")
        continue
      }
      let library = try library(bundle)
      let search = try search(of: library)
      evaluation.ask(
        set,
        id: { key in set.key == .importID ? Int(key) : Slug(key).flatMap { library[dua: $0]?.id.rawValue } },
        search: { query in (try? search.search(query).map(\.id.rawValue)) ?? [] }
      )
    }
    if isVerbose {
      for miss in evaluation.misses {
        print(
          "\(miss.collection) \(miss.query.kind.rawValue): \(miss.query.query) -> \(miss.first ?? 0), asked"
            + " \(miss.query.relevant.prefix(4)), rank \(miss.rank ?? 0)"
        )
      }
    }
    print(evaluation.table)
  }

  private static func made(_ bundle: String) throws {
    let library = try library(bundle)
    let search = try search(of: library)
    var mixed = MixedQueries(library)
    var scores: [String: SearchScore] = [:]
    for query in mixed.queries(ofEachKind: 40) {
      let found = try search.search(query.query).map(\.id.rawValue)
      let rank = found.firstIndex(where: query.relevant.contains).map { $0 + 1 }
      scores[query.kind, default: SearchScore()].add(rank: rank)
      if rank != 1 {
        print(query.kind, query.query, "->", found.prefix(2), "asked", query.relevant.sorted().prefix(4))
      }
      scores["all", default: SearchScore()].add(rank: rank)
    }
    for (kind, score) in scores.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(score.queries) queries, success@1 \(score.successAt1), @5 \(score.successAt5)")
    }
  }

  private static func texts(_ bundle: String, _ part: String) throws {
    for dua in try library(bundle).duas where dua.transliteration?.contains(part) ?? false {
      print(dua.id, dua.arabic, dua.transliteration ?? "", separator: "\n")
    }
  }

  private static func query(_ bundle: String, _ queries: [String]) throws {
    let library = try library(bundle)
    let search = try search(of: library)
    for query in queries {
      print(query)
      for result in try search.search(query, options: SearchOptions(limit: 5, explains: true)) {
        print("  ", result.id, result.score, result.explanation?.description ?? "")
      }
    }
  }
}

extension QuerySet {
  /// The query sets of a folder, in the order of their names.
  static func all(in folder: String) throws -> [QuerySet] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    return try names.sorted().map { name in
      try JSONDecoder().decode(
        QuerySet.self,
        from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      )
    }
  }
}
