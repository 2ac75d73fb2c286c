/// A query cut into words.
struct ParsedQuery: Sendable {
  /// Longer queries are cut: nobody types so much, and a pasted dua is known by its beginning.
  static let longest = 4096
  static let mostWords = 96

  /// At most ``longest`` bytes of what was typed.
  let text: String
  let words: [SearchWord]
  /// The words between quotation marks.
  let phrases: [[SearchWord]]
  /// Whether the last word may go on.
  let isLastWordOpen: Bool

  init(_ query: String, completesLastWord: Bool) {
    var text = query
    if text.utf8.count > Self.longest {
      var cut = String.UnicodeScalarView()
      var length = 0
      for scalar in text.unicodeScalars {
        length += UTF8.width(scalar)
        guard length <= Self.longest else { break }
        cut.append(scalar)
      }
      text = String(cut)
    }
    self.text = text
    words = Array(SearchWord.words(of: text).prefix(Self.mostWords))
    phrases = Self.quoted(in: text).map(SearchWord.words).filter { !$0.isEmpty }
    let endsWithinWord = words.last.map { $0.source.upperBound == text.utf8.count } ?? false
    isLastWordOpen = completesLastWord && endsWithinWord
  }

  var hasArabic: Bool { words.contains { $0.script == .arabic } }

  private static func quoted(in text: String) -> [String] {
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
