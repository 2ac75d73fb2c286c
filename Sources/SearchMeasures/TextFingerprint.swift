import ArabicText
import UnicodeText

/// A fact about Arabic words in a row, from which they cannot be read: how many there are, and a hash of their skeletons.
///
/// The hash of a word is FNV-1a (Fowler, Noll and Vo) of its skeleton in UTF-8, that of a row is the polynomial of its words'
/// hashes (R. Karp and M. Rabin, "Efficient randomized pattern-matching algorithms", 1987), both modulo 2⁶⁴.
package struct TextFingerprint: Hashable, Sendable, CustomStringConvertible {
  package let wordCount: Int
  package let hash: UInt64

  init(wordCount: Int, hash: UInt64) {
    self.wordCount = wordCount
    self.hash = hash
  }

  /// The fingerprint of all words of a text.
  package init(of text: String) {
    let words = HashedWords(text)
    self.init(wordCount: words.count, hash: words.hash(of: 0..<words.count))
  }

  /// Parses ``description``.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let count = Int(parts[0]), count > 0, parts[1].utf8.count == 16,
      let hash = UInt64(parts[1], radix: 16)
    else { return nil }
    self.init(wordCount: count, hash: hash)
  }

  /// `4-00c0ffee00c0ffee`: the number of words, and the hash in hexadecimal digits.
  package var description: String { "\(wordCount)-\(String(hash, paddedTo: 16, radix: 16))" }
}

/// The hashes of the Arabic words of a text, of which any row can be compared with a fingerprint in constant time.
struct HashedWords {
  /// For each number of words, the polynomial of that many first words.
  private var prefixes: [UInt64] = [0]

  /// The golden ratio as a fraction of 2⁶⁴, made odd.
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ text: String) {
    var word: [UInt8] = []
    for scalar in text.searchSkeleton.unicodeScalars {
      if scalar.isArabicLetter { word += Array(String(scalar).utf8) } else { finish(&word) }
    }
    finish(&word)
  }

  var count: Int { prefixes.count - 1 }

  func hash(of range: Range<Int>) -> UInt64 {
    prefixes[range.upperBound] &- prefixes[range.lowerBound] &* Self.power(range.count)
  }

  /// The hashes of all rows of a length, in order.
  func hashes(length: Int) -> [UInt64] {
    guard length <= count else { return [] }
    let power = Self.power(length)
    return (0...count - length).map { prefixes[$0 + length] &- prefixes[$0] &* power }
  }

  private mutating func finish(_ word: inout [UInt8]) {
    guard !word.isEmpty else { return }
    prefixes.append((prefixes.last ?? 0) &* Self.base &+ WordHash(word).value)
    word.removeAll(keepingCapacity: true)
  }

  private static func power(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power &* base }
  }
}
