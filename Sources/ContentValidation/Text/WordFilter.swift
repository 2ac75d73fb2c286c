import ArabicText

/// A few words of ASCII letters and digits, among which the words of texts are looked up without a string for each.
///
/// Words are compared by 64-bit hashes, so another word is very rarely taken for one of them; what is found is looked at again.
struct WordFilter: Sendable {
  /// The hash of a word: FNV-1a of its bytes in lower case.
  struct Hash {
    private var hash = WordHash()

    init() {}

    init(_ word: some Sequence<UInt8>) { for byte in word { add(byte) } }

    fileprivate var value: UInt64 { hash.value }

    /// Adds a letter or a digit. Both cases of a letter have the same lower bits, and digits have this bit.
    mutating func add(_ byte: UInt8) { hash.add(UInt32(byte | 0x20)) }
  }

  private let hashes: Set<UInt64>
  /// A bit for the upper bits of each hash. It is tested first, because a set hashes what it looks for again.
  private var bits = [UInt64](repeating: 0, count: 1 << (bitWidth - 6))
  /// Of the largest filter, 250 words, a sixteenth of the bits are set.
  private static let bitWidth = 12

  /// - Parameter words: In lower case, of ASCII letters and digits only.
  init(_ words: some Sequence<String>) {
    hashes = Set(words.map { Hash($0.utf8).value })
    for hash in hashes {
      let index = Self.index(of: hash)
      bits[index >> 6] |= 1 << UInt64(index & 63)
    }
  }

  func contains(_ hash: Hash) -> Bool {
    let index = Self.index(of: hash.value)
    return bits[index >> 6] >> UInt64(index & 63) & 1 != 0 && hashes.contains(hash.value)
  }

  private static func index(of hash: UInt64) -> Int { Int(hash >> UInt64(64 - bitWidth)) }

  /// Whether a word of a text is one of them: a run of ASCII letters and digits between other bytes.
  func containsWord(of text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var hash = Hash()
      var isWord = false
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          hash.add(byte)
          isWord = true
        default:
          guard isWord else { continue }
          if contains(hash) { return true }
          hash = Hash()
          isWord = false
        }
      }
      return isWord && contains(hash)
    }
  }
}
