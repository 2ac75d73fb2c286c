import Foundation
import SearchMeasures
import TestSupport

/// The judged queries of this project's library, and those of other collections.
enum JudgedQueryFiles {
  static func all() throws -> [QuerySet] {
    try ["development", "second"].flatMap { folder in
      let url = Repository.url("Tests/DuaSearchTests/Queries/\(folder)")
      return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".json") }
        .sorted()
        .map { try JSONDecoder().decode(QuerySet.self, from: Data(contentsOf: url.appending(path: $0))) }
    }
  }
}
