/// Words that are joined to a shorter one by an apostrophe, as in French: `d'étudier`, `l'enfer`, `qu'Allah`.
///
/// The fold of a word leaves out its apostrophes, because those of a transliteration do not separate words.
enum Elision {
  private static let elided = ShortWordSet(latin: "c d j l m n s t qu")
  private static let longest = 2
  /// The minimum number of letters of the other word.
  private static let shortestRest = 3
  private static let apostrophes = ["'", "\u{2019}"].map { Array($0.utf8) }

  /// The word without the shorter one; nil if it does not begin with one.
  ///
  /// - Parameter text: The query in UTF-8.
  static func rest(of word: SearchWord, in text: [UInt8]) -> SearchWord? {
    guard word.script == .other else { return nil }
    for length in 1...longest where word.bytes.count >= length + shortestRest {
      let start = word.source.lowerBound + length
      guard elided.contains(Array(word.bytes.prefix(length))), startsWithVowel(word.bytes[length...]),
        let apostrophe = apostrophes.first(where: { text.dropFirst(start).starts(with: $0) })
      else { continue }
      var rest = word
      rest.bytes.removeFirst(length)
      rest.source = start + apostrophe.count..<word.source.upperBound
      return rest
    }
    return nil
  }

  private static func startsWithVowel(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { "aehiou".utf8.contains($0) } ?? false
  }
}
