import Foundation

/// The parts of the output of `--format json` that tests use.
struct Report: Decodable, Equatable {
  struct Counts: Decodable, Equatable {
    var errors: Int
    var warnings: Int
    var infos: Int
  }

  struct Diagnostic: Decodable, Equatable {
    struct Location: Decodable, Equatable {
      var path: String
      var line: Int
      var column: Int
    }

    var rule: String
    var severity: String
    var message: String
    var location: Location?
    var omitted: Int?
  }

  var version: Int
  var counts: Counts
  var diagnostics: [Diagnostic]

  /// Throws unless the text is exactly one JSON document.
  init(_ text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }
}
