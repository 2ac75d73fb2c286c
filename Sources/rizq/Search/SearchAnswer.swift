import DuaSearch

/// What a search answers to programs.
struct SearchAnswer: Encodable {
  struct Result: Encodable {
    var id: Int
    var slug: String
    var score: Double
    var explanation: String?
    var matches: [Match]?
  }

  /// A text in which the query matched.
  struct Match: Encodable {
    var field: String
    var language: String?
    /// Beginning and end of each part, in UTF-8 bytes of the text.
    var ranges: [[Int]]

    init(_ highlight: SearchHighlight) {
      field = highlight.field.element
      language = highlight.language?.rawValue
      ranges = highlight.ranges.map { [$0.lowerBound, $0.upperBound] }
    }
  }

  var query: String
  var results: [Result]
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
