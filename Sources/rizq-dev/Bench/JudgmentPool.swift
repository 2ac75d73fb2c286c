import DuaLibrary
import Foundation
import SearchMeasures

/// What a person judges to complete the answers of judged queries: the texts that one of several searches finds first.
///
/// The texts of a query have the order of the library, so that whoever judges them knows neither the search that found one nor its
/// rank. Judgments that are made from such pools favor no search (K. Spärck Jones and C. J. van Rijsbergen, *Report on the need for
/// and provision of an "ideal" information retrieval test collection*, 1975; since then the method of TREC).
struct JudgmentPool: Encodable {
  struct Query: Encodable {
    let query: String
    let kind: String
    let candidates: [Candidate]
  }

  /// A text that is not yet known to answer the query.
  struct Candidate: Encodable {
    /// In the notation of ``JudgedAnswer``.
    let answer: String
    let title: String
    let category: String
    let sources: [String]
    let arabic: String
    let translation: String
  }

  let queries: [Query]

  /// The number of answers of each search that are judged.
  static let depth = 5

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}

extension JudgmentPool.Query {
  /// - Parameters:
  ///   - answers: Those of each search, the best first.
  ///   - relevant: The duas that are known to answer the query.
  init(_ query: JudgedQueries.Query, answers: [[Int]], relevant: Set<Int>, in merged: MergedLibrary) {
    self.query = query.query
    kind = query.kind
    let found = Set(answers.flatMap { $0.prefix(JudgmentPool.depth) }).subtracting(relevant)
    candidates = found.sorted().compactMap { id in
      merged.library[Dua.ID(rawValue: id)].map {
        JudgmentPool.Candidate($0, origin: merged.origin(of: id), in: merged.library)
      }
    }
  }
}

extension JudgmentPool.Candidate {
  fileprivate init(_ dua: Dua, origin: String, in library: Library) {
    func text(_ localized: LocalizedText) -> String {
      localized[library.defaultLanguage] ?? localized.entries.first?.text ?? ""
    }
    let names = dua.category.flatMap { id in library.categories.first { $0.id == id } }?.name
    answer = origin
    title = text(dua.title)
    category = names.map(text) ?? ""
    sources = dua.sources.map(library.displayText)
    arabic = dua.arabic
    translation = text(dua.translation)
  }
}
