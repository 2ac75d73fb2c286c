import Diagnostics
import DuaSearch
import Foundation
import UnicodeText

/// The answer to a query, in JSON.
struct SearchAnswer: Encodable {
  struct Result: Encodable {
    var id: Int
    var slug: String
    var score: Double
    var explanation: String?
    var matches: [Match]?
  }

  /// A text that matches the query.
  struct Match: Encodable {
    var field: String
    var language: String?
    /// Start and end of each match, in UTF-8 bytes of the text.
    var ranges: [[Int]]

    init(_ highlight: SearchHighlight) {
      field = highlight.field.element
      language = highlight.language?.rawValue
      ranges = highlight.ranges.map { [$0.lowerBound, $0.upperBound] }
    }
  }

  /// Another query, which finds something.
  struct Related: Encodable {
    var query: String
    var change: String
  }

  var query: String
  var results: [Result]
  /// For a query in the arguments that finds nothing.
  var related: [Related]?
  /// What the query cites and no dua does; nil for nothing.
  var uncited: [String]?
  /// True if no dua has the marks of the words between quotation marks, so that the results are those with their letters.
  var unmarked: Bool?
  /// True if no dua has the words between quotation marks, so that the results are those without these.
  var unquoted: Bool?
  /// Why there was no search.
  var error: String?
}

extension SearchAnswer {
  /// The number of scalars quoted from a line that is not a query.
  private static let limit = 60

  /// The answer to a line that is not a query.
  init(refusing text: String, because error: String) {
    let beginning = String(scalars: text.unicodeScalars.prefix(Self.limit))
    let isCut = text.unicodeScalars.count > Self.limit
    self.init(query: beginning.escapedForDisplay + (isCut ? "…" : ""), results: [], error: error)
  }
}

extension Encodable {
  /// One line of JSON, with sorted keys, and invisible scalars as escapes: a terminal may display it.
  func jsonLine() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = String(decoding: try encoder.encode(self), as: UTF8.self)
    return JSONString.escapingUnsafeScalars(ofLine: line) + "\n"
  }
}

extension SearchHighlight.Field {
  /// The name of the text in the sources.
  var element: String {
    switch self {
    case .propheticContext: "prophetic-context"
    case .bestTime: "best-time"
    default: rawValue
    }
  }
}
