import ArgumentParser
import ContentIngest
import DuaLibrary
import DuaSearch
import Foundation
import SearchMeasures

/// Explains why queries find their results.
struct ExplainedQueries: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print the first five results of queries with their explanation."
  )

  @Argument(help: "The folder of a bundle, a folder of bundles to merge, or the number of generated duas.")
  var bundle: String

  @Argument(help: "The queries.")
  var queries: [String] = []

  @Option(name: .customLong("queries"), help: "A file of further queries, one on each line.")
  var file: String?

  @Option(help: "A folder of content whose `search` folder has the vocabulary, instead of the one included.")
  var vocabulary: String?

  func validate() throws {
    guard file != nil || !queries.isEmpty else {
      throw ValidationError("there is no query; give one, or a file of them with `--queries`")
    }
  }

  func run() async throws {
    let (library, origin) = try load()
    let search = try await SearchedLibrary.search(
      of: library,
      vocabulary: try vocabulary.map(SearchVocabulary.init(inContent:)) ?? .standard()
    )
    print("\(library.duas.count) texts: \(search.index.sizes.reduce(0) { $0 + $1.1 }) bytes of index")
    let works = library.works.map(\.slug.rawValue)
    for query in try queries + linesOfFile() {
      print(query)
      for result in try search.search(query, options: SearchOptions(limit: 5, explains: true)) {
        let score = String(format: "%.3f", result.score)
        print("  \(origin(result.id.rawValue)) \(score)", library[result.id].map(library.summary) ?? "")
        print("    ", result.explanation?.description(works: works) ?? "")
      }
    }
  }

  private func linesOfFile() throws -> [String] {
    guard let file else { return [] }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw Failure("\(file) cannot be read as UTF-8; name a file of queries")
    }
    return text.split(separator: "\n").map(String.init)
  }

  /// The library, and what a dua is called in the answers.
  private func load() throws -> (library: Library, origin: (Int) -> String) {
    if let count = Int(bundle) { return (try GeneratedLibrary.library(duas: count), { "\($0)" }) }
    guard !FileManager.default.fileExists(atPath: "\(bundle)/manifest.json") else {
      return (try SearchedLibrary.library(at: bundle), { "\($0)" })
    }
    let merged = try LargeLibraryQuality.mergedLibrary(bundle)
    return (merged.library, merged.origin)
  }
}

extension Library {
  /// A line that says what a dua is: title, category, citations, and the beginning of the translation or the text.
  fileprivate func summary(of dua: Dua) -> String {
    let category = dua.category.flatMap { id in categories.first { $0.id == id } }
    func text(_ localized: LocalizedText) -> String? {
      localized[defaultLanguage] ?? localized.entries.first?.text
    }
    return [
      text(dua.title) ?? "", category.flatMap { text($0.name) } ?? "",
      dua.sources.prefix(3).map(displayText).joined(separator: ", "),
      String((text(dua.translation) ?? dua.arabic).prefix(160)).replacing("\n", with: " "),
    ].joined(separator: " | ")
  }
}
