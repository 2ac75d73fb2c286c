/// Words that are joined to a shorter one by an apostrophe, as in French: `d'étudier`, `l'enfer`, `qu'Allah`.
///
/// The fold of a word leaves out its apostrophes, because those of a transliteration do not separate words.
enum Elision {
  /// The minimum number of letters of the other word.
  private static let shortestRest = 3

  /// The word without the shorter one; nil if it does not begin with one.
  ///
  /// - Parameter text: The query in UTF-8.
  static func rest(of word: SearchWord, in text: [UInt8]) -> SearchWord? {
    let start = word.source.lowerBound
    let length = apostropheLength(at: start + 1, in: text) > 0 ? 1 : 2
    let apostrophe = apostropheLength(at: start + length, in: text)
    guard word.script == .other, apostrophe > 0, word.bytes.count >= length + shortestRest,
      isElided(word.bytes[0], word.bytes[1], length), isVowel(word.bytes[length])
    else { return nil }
    var rest = word
    rest.bytes.removeFirst(length)
    rest.source = start + length + apostrophe..<word.source.upperBound
    return rest
  }

  /// The number of bytes of the apostrophe at an index; 0 if there is none.
  private static func apostropheLength(at index: Int, in text: [UInt8]) -> Int {
    guard index < text.count else { return 0 }
    if text[index] == UInt8(ascii: "'") { return 1 }
    // U+2019 RIGHT SINGLE QUOTATION MARK
    return index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] == 0x99
      ? 3 : 0
  }

  private static func isElided(_ first: UInt8, _ second: UInt8, _ length: Int) -> Bool {
    length == 2
      ? first == UInt8(ascii: "q") && second == UInt8(ascii: "u") : "cdjlmnst".utf8.contains(first)
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aehiou".utf8.contains(letter) }
}
