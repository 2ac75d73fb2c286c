/// A word of ASCII letters that is not part of a compound and has no apostrophe: in lower case, or with a first capital.
struct EnglishWord {
  /// In lower case.
  let letters: [UInt8]
  /// The range in the UTF-8 of the text.
  let bytes: Range<Int>
  let isCapitalized: Bool

  static func words(of text: String) -> [EnglishWord] {
    var words: [EnglishWord] = []
    var letters: [UInt8] = []
    var (start, offset, isPlain, isCapitalized) = (0, 0, true, false)
    for byte in Array(text.utf8) + [UInt8(ascii: " ")] {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letters.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where offset == start:
        letters.append(byte | 0x20)
        isCapitalized = true
      // Digits, further capitals, hyphens, apostrophes and letters that are not ASCII.
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
        UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "/"), 0x80...:
        isPlain = false
      default:
        if isPlain, !letters.isEmpty, letters.count <= EnglishWords.lengthLimit {
          words.append(EnglishWord(letters: letters, bytes: start..<offset, isCapitalized: isCapitalized))
        }
        letters.removeAll(keepingCapacity: true)
        (start, isPlain, isCapitalized) = (offset + 1, true, false)
      }
      offset += 1
    }
    return words
  }

  /// Whether the word differs from another only in the order of two letters, or in how often it writes one: slips of typing that seldom
  /// turn a name into a word.
  func isSlip(of other: [UInt8]) -> Bool {
    letters.count == other.count && letters.sorted() == other.sorted()
      || letters.count != other.count && Self.withoutDoubles(letters) == Self.withoutDoubles(other)
  }

  private static func withoutDoubles(_ letters: [UInt8]) -> [UInt8] {
    letters.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
