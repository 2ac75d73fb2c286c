import UnicodeText

/// Words that are joined to a shorter one by an apostrophe, as in French, Italian and Catalan: `d'étudier`, `qu'Allah`, `dell'alba`.
///
/// The fold of a word leaves out its apostrophes, because those of a transliteration do not separate words.
package enum Elision {
  /// Words without their last vowel. No syllable of a transliteration is one of them: `Ka'ba` and `Qur'an` stay whole.
  private static let elided = ShortWordSet(
    latin: "c d j l m n qu s t jusqu lorsqu puisqu quoiqu all coll dall dell nell quell quest sull un"
  )
  /// The maximum number of letters of an elided word.
  private static let longest = 6
  /// The minimum number of letters of the other word.
  private static let shortestRest = 2

  /// The word without the elided one; nil if it does not begin with one.
  ///
  /// - Parameter text: The text of the word in UTF-8.
  static func rest(of word: SearchWord, in text: [UInt8]) -> SearchWord? {
    guard word.script == .other, let start = start(word.bytes, word.bytes.indices, text, word.source) else {
      return nil
    }
    var rest = word
    rest.bytes.removeFirst(start.letter)
    rest.source = start.byte..<word.source.upperBound
    return rest
  }

  /// The same for a word of a text that has been read.
  package static func rest(of word: SearchWords.Word, in words: SearchWords) -> SearchWords.Word? {
    guard word.script == .other,
      let start = start(words.letters, word.letters, words.bytes, word.source)
    else { return nil }
    return SearchWords.Word(
      script: .other,
      letters: start.letter..<word.letters.upperBound,
      source: start.byte..<word.source.upperBound
    )
  }

  /// Where the other word begins, among the folded letters and in the text.
  private static func start(
    _ letters: [UInt8],
    _ word: Range<Int>,
    _ text: [UInt8],
    _ source: Range<Int>
  ) -> (letter: Int, byte: Int)? {
    var end = source.lowerBound
    while end < source.upperBound, text[end].isASCIILetter { end += 1 }
    guard end < source.upperBound, end - source.lowerBound <= longest else { return nil }
    let apostrophe = apostropheLength(at: end, in: text)
    let letter = word.lowerBound + end - source.lowerBound
    guard apostrophe > 0, letter + shortestRest <= word.upperBound,
      elided.contains(letters, word.lowerBound..<letter), isVowel(letters[letter])
    else { return nil }
    return (letter, end + apostrophe)
  }

  /// The number of bytes of the apostrophe at an index; 0 if there is none.
  private static func apostropheLength(at index: Int, in text: [UInt8]) -> Int {
    if text[index] == UInt8(ascii: "'") { return 1 }
    guard index + 2 < text.count else { return 0 }
    // U+02BC MODIFIER LETTER APOSTROPHE
    if text[index] == 0xCA, text[index + 1] == 0xBC { return 2 }
    // U+2019 RIGHT SINGLE QUOTATION MARK
    return text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] == 0x99 ? 3 : 0
  }

  /// Whether a folded letter is a vowel, or an h, which is silent.
  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "h"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}
