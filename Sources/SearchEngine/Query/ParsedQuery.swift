/// A query cut into words.
package struct ParsedQuery: Sendable {
  /// The length, in bytes, at which queries are truncated. No query is that long, and the beginning of a pasted dua finds it.
  static let longest = 4096
  static let mostWords = 96

  /// At most ``longest`` bytes of the input.
  let text: String
  let words: [SearchWord]
  /// The words between quotation marks, unless these are ignored.
  let phrases: [[SearchWord]]
  /// Whether the last word may be the beginning of a longer one.
  let isLastWordOpen: Bool

  init(_ query: String, completesLastWord: Bool, ignoresQuotes: Bool = false) {
    let text = Self.shortened(query)
    self.text = text
    words = Array(SearchWord.words(of: text).prefix(Self.mostWords))
    let quoted = ignoresQuotes ? [] : Self.quoted(in: text)
    phrases = quoted.map(SearchWord.words).filter { !$0.isEmpty }
    let endsWithinWord = words.last.map { $0.source.upperBound == text.utf8.count } ?? false
    isLastWordOpen = completesLastWord && endsWithinWord
  }

  /// The first ``longest`` bytes of a query, without a part of a scalar.
  package static func shortened(_ query: String) -> String {
    guard query.utf8.count > longest else { return query }
    var cut = String.UnicodeScalarView()
    var length = 0
    for scalar in query.unicodeScalars {
      length += UTF8.width(scalar)
      guard length <= longest else { break }
      cut.append(scalar)
    }
    return String(cut)
  }

  var hasArabic: Bool { words.contains { $0.script == .arabic } }
  /// Whether it has words, not only numbers, in another script.
  var hasOtherWords: Bool { words.contains { $0.script == .other && !$0.hasDigit } }

  /// The sum of the weights of the words.
  var weight: Double { words.reduce(0) { $0 + QueryStopWords.weight(of: $1) } }

  /// The words of one script as a query of their own.
  func part(_ script: SearchWord.Script) -> ParsedQuery {
    let bytes = Array(text.utf8)
    let own = words.filter { $0.script == script }
    return ParsedQuery(
      own.map { String(decoding: bytes[$0.source], as: UTF8.self) }.joined(separator: " "),
      phrases: phrases.filter { $0.allSatisfy { $0.script == script } },
      completesLastWord: isLastWordOpen && words.last?.script == script
    )
  }

  private init(_ text: String, phrases: [[SearchWord]], completesLastWord: Bool) {
    self.text = text
    words = SearchWord.words(of: text)
    self.phrases = phrases
    isLastWordOpen = completesLastWord
  }

  /// Whether a query has a text between quotation marks.
  package static func isQuoting(_ query: String) -> Bool { !quoted(in: shortened(query)).isEmpty }

  /// The texts between quotation marks; one that is not closed does not count.
  package static func quoted(in text: String) -> [String] {
    var phrases: [String] = []
    var phrase: String.UnicodeScalarView?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}":
        if let open = phrase {
          phrases.append(String(open))
          phrase = nil
        } else {
          phrase = String.UnicodeScalarView()
        }
      default: phrase?.append(scalar)
      }
    }
    return phrases
  }
}
