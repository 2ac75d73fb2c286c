/// Words before a quotation that are no part of the cited verses: the plea for refuge, and the basmala.
enum Prefixes {
  static let istiadha = hashes("أعوذ بالله من الشيطان الرجيم")
  static let basmala = hashes("بسم الله الرحمن الرحيم")

  /// The numbers of words that may be taken off the front of a quotation, none among them.
  static func counts(in words: [QuotedWord]) -> [Int] {
    var counts = [0]
    for prefix in [istiadha, basmala] {
      let start = counts[counts.count - 1]
      let end = start + prefix.count
      if end < words.count, zip(words[start..<end], prefix).allSatisfy({ $0.hash == $1 }) {
        counts.append(end)
      }
    }
    return counts
  }

  /// Whether the words taken off end in the basmala, which is a verse of its own.
  static func endsInBasmala(_ words: ArraySlice<QuotedWord>) -> Bool {
    words.suffix(basmala.count).map(\.hash) == basmala
  }

  /// The words without the plea for refuge, wherever it stands: it is said before verses, and is none.
  static func withoutIstiadha(_ words: [QuotedWord]) -> [QuotedWord] {
    var kept: [QuotedWord] = []
    var index = 0
    while index < words.count {
      let end = index + istiadha.count
      if end <= words.count, zip(words[index..<end], istiadha).allSatisfy({ $0.hash == $1 }) {
        index = end
      } else {
        kept.append(words[index])
        index += 1
      }
    }
    return kept
  }

  private static func hashes(_ text: String) -> [UInt32] { TextWord.words(of: text).map(\.hash) }
}
