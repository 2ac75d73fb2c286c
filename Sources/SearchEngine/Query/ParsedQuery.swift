/// A query cut into words.
package struct ParsedQuery: Sendable {
  /// The length, in bytes, at which queries are truncated. No query is that long, and the beginning of a pasted dua finds it.
  static let longest = 4096
  static let maximumWords = 96

  /// At most ``longest`` bytes of the input.
  let text: String
  let words: [SearchWord]
  /// The words between quotation marks, unless these are ignored.
  let phrases: [[SearchWord]]
  /// The indexes of the words between quotation marks, or of all words if that is none: the others only say who said them, or what is
  /// asked about them.
  let said: [Int]
  /// Whether the last word may be the beginning of a longer one.
  let isLastWordOpen: Bool

  init(_ query: String, completesLastWord: Bool, ignoresQuotes: Bool = false) {
    let text = Self.shortened(query)
    self.text = text
    let words = Self.words(of: text)
    self.words = words
    let quotations = Self.quotations(in: text).map { range in
      words.indices.filter { range.contains(words[$0].source.lowerBound) }
    }
    phrases = ignoresQuotes ? [] : quotations.filter { !$0.isEmpty }.map { $0.map { words[$0] } }
    let quoted = quotations.flatMap { $0 }
    said = quoted.isEmpty || ignoresQuotes && quoted.count < Self.quotation ? Array(words.indices) : quoted
    let endsWithinWord = words.last.map { $0.source.upperBound == text.utf8.count } ?? false
    isLastWordOpen = completesLastWord && endsWithinWord && !Self.areNumbers(words, in: text)
  }

  /// Whether a query is several numbers without the name of a work, of which the last one is complete: `33 33 34`. That of a verse may
  /// not be: `2:25`.
  private static func areNumbers(_ words: [SearchWord], in text: String) -> Bool {
    guard words.count > 1, words.allSatisfy({ $0.hasDigit }) else { return false }
    let start = words[words.count - 2].source.upperBound
    let length = words[words.count - 1].source.lowerBound - start
    return length > 0 && text.utf8.dropFirst(start).prefix(length).allSatisfy { $0 == 0x20 || $0 == 0x2C }
  }

  /// The minimum number of words that are a quotation, though no dua has them, rather than words that someone wants to point out.
  private static let quotation = 3

  /// At most ``maximumWords`` words of a text; in one that has words in other scripts, without those of ﷺ and its like.
  private static func words(of text: String) -> [SearchWord] {
    var words = SearchWord.words(of: text)
    if words.contains(where: { $0.script == .arabic }), words.contains(where: isOther) {
      let bytes = Array(text.utf8)
      words.removeAll { word in
        // U+FDFA and U+FDFB are EF B7 BA and EF B7 BB.
        let start = word.source.lowerBound
        return bytes[start] == 0xEF && bytes[start + 1] == 0xB7 && bytes[start + 2] & 0xFE == 0xBA
      }
    }
    return Array(words.prefix(maximumWords))
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
  var hasOtherWords: Bool { words.contains(where: Self.isOther) }

  private static func isOther(_ word: SearchWord) -> Bool { word.script == .other && !word.hasDigit }

  var saysAll: Bool { said.count == words.count }

  /// The sum of the weights of the words.
  var weight: Double { words.reduce(0) { $0 + QueryStopWords.weight(of: $1) } }

  /// The words of one script as a query of their own.
  func part(_ script: SearchWord.Script) -> ParsedQuery {
    let own = words.indices.filter { words[$0].script == script }
    let ownSaid = own.indices.filter { said.contains(own[$0]) }
    return ParsedQuery(
      typed(own),
      phrases: phrases.filter { $0.allSatisfy { $0.script == script } },
      said: ownSaid.isEmpty ? Array(own.indices) : ownSaid,
      completesLastWord: isLastWordOpen && words.last?.script == script
    )
  }

  private init(_ text: String, phrases: [[SearchWord]], said: [Int], completesLastWord: Bool) {
    self.text = text
    let words = SearchWord.words(of: text)
    self.words = words
    self.phrases = phrases
    self.said = said.filter { $0 < words.count }
    isLastWordOpen = completesLastWord
  }

  /// Some of the words as they were typed.
  func typed(_ indexes: [Int]) -> String {
    let bytes = Array(text.utf8)
    return indexes.map { String(decoding: bytes[words[$0].source], as: UTF8.self) }.joined(separator: " ")
  }

  /// Whether a query has a text between quotation marks.
  package static func isQuoting(_ query: String) -> Bool { !quotations(in: shortened(query)).isEmpty }

  /// The texts between quotation marks.
  package static func quoted(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return quotations(in: text).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The texts between quotation marks, in UTF-8 bytes; one that is not closed is none.
  private static func quotations(in text: String) -> [Range<Int>] {
    var quotations: [Range<Int>] = []
    var start: Int?
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      switch scalar {
      case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}":
        if let open = start { quotations.append(open..<offset) }
        start = start == nil ? end : nil
      default: break
      }
      offset = end
    }
    return quotations
  }
}
