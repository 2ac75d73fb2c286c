import DuaLibrary

/// What answers a query, named by facts and without its text, so that it counts in every collection that has it.
package enum JudgedAnswer: Hashable, Sendable {
  /// Verses: each of them, every dua that cites or quotes one, and every dua that contains the whole text of one.
  case verses(QuranReference)
  /// Entries of a collection, by their ids, and every dua that contains the whole text of one.
  case entries(collection: String, ids: ClosedRange<Int>)
  /// Every dua that cites a hadith.
  case hadith(work: Slug, number: Int)
  /// Every dua that contains these words.
  case text(TextFingerprint)

  /// Parses `2:255`, `adhkar-json 12`, `content 12-14`, `cites bukhari 6306` or `text 4-00c0ffee00c0ffee`.
  package init?(_ text: String) {
    if let reference = QuranReference(text) {
      self = .verses(reference)
      return
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    if words.count == 3, words[0] == "cites", let work = Slug(String(words[1])), let number = Int(words[2]) {
      self = .hadith(work: work, number: number)
    } else if words.count == 2, words[0] == "text", let fingerprint = TextFingerprint(words[1]) {
      self = .text(fingerprint)
    } else if words.count == 2, words[0] != "text" {
      let numbers = words[1].split(separator: "-").map { Int($0) ?? 0 }
      guard let first = numbers.first, let last = numbers.last, numbers.count <= 2, first > 0, first <= last
      else { return nil }
      self = .entries(collection: String(words[0]), ids: first...last)
    } else {
      return nil
    }
  }
}
