import ArabicText

/// A few words of ASCII letters and digits, among which the words of texts are looked up by their hashes, without a string for each.
struct WordFilter: Sendable {
  /// Those of the words in lower case, as ``ArabicText/WordHash`` has them.
  private let hashes: Set<UInt64>
  /// Rules out nearly all other words: a bit for the upper bits of each hash.
  private var bits = [UInt64](repeating: 0, count: 1 << (bitWidth - 6))
  private static let bitWidth = 12

  init(_ words: some Sequence<String>) {
    hashes = Set(words.map { word in word.utf8.reduce(into: WordHash()) { $0.add(UInt32($1 | 0x20)) }.value })
    for hash in hashes {
      let index = Self.index(of: hash)
      bits[index >> 6] |= 1 << UInt64(index & 63)
    }
  }

  func contains(_ hash: UInt64) -> Bool {
    let index = Self.index(of: hash)
    return bits[index >> 6] >> UInt64(index & 63) & 1 != 0 && hashes.contains(hash)
  }

  private static func index(of hash: UInt64) -> Int { Int(hash >> UInt64(64 - bitWidth)) }

  /// Whether a word of a text is one of them: a run of ASCII letters and digits between other bytes.
  func containsWord(of text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var hash = WordHash()
      var isWord = false
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          // Both cases of a letter have the same lower bits, and digits have this bit.
          hash.add(UInt32(byte | 0x20))
          isWord = true
        default:
          guard isWord else { continue }
          if contains(hash.value) { return true }
          hash = WordHash()
          isWord = false
        }
      }
      return isWord && contains(hash.value)
    }
  }
}
