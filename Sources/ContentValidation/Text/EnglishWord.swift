import ArabicText

/// A word of ASCII letters that is not part of a compound and has no apostrophe: in lower case, or with a first capital.
struct EnglishWord {
  /// In lower case.
  let letters: [UInt8]
  /// The range in the UTF-8 of the text.
  let bytes: Range<Int>
  let isCapitalized: Bool

  static func words(of text: String) -> [EnglishWord] {
    let bytes = Array(text.utf8)
    var words: [EnglishWord] = []
    forEach(in: text) { _, range, isCapitalized in
      words.append(
        EnglishWord(letters: bytes[range].map { $0 | 0x20 }, bytes: range, isCapitalized: isCapitalized)
      )
    }
    return words
  }

  /// The hash with which ``forEach(in:_:)`` names a word.
  static func hash(of letters: [UInt8]) -> UInt64 {
    letters.reduce(into: WordHash()) { $0.add(UInt32($1)) }.value
  }

  /// Calls a function with the hash, the range and the first capital of each word of a text, in its order.
  static func forEach(in text: String, _ body: (UInt64, Range<Int>, Bool) -> Void) {
    var hash = WordHash()
    var (start, offset, isPlain, isCapitalized) = (0, 0, true, false)
    func endWord() {
      if isPlain, start < offset, offset - start <= EnglishWords.lengthLimit {
        body(hash.value, start..<offset, isCapitalized)
      }
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hash.add(UInt32(byte))
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where offset == start:
        hash.add(UInt32(byte | 0x20))
        isCapitalized = true
      // Digits, further capitals, hyphens, apostrophes and letters that are not ASCII.
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
        UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "/"), 0x80...:
        isPlain = false
      default:
        endWord()
        hash = WordHash()
        (start, isPlain, isCapitalized) = (offset + 1, true, false)
      }
      offset += 1
    }
    endWord()
  }

  /// Whether the word differs from another only in the order of two letters, or in how often it writes one: slips of typing that
  /// seldom turn a name into a word.
  func isSlip(of other: [UInt8]) -> Bool {
    letters.count == other.count && letters.sorted() == other.sorted()
      || letters.count != other.count && Self.withoutDoubles(letters) == Self.withoutDoubles(other)
  }

  private static func withoutDoubles(_ letters: [UInt8]) -> [UInt8] {
    letters.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
