/// The hashes of the words that differ from a word in one letter (``SingleEdit``), and by chance some of others: one in 25 or less.
struct SingleEditHashes {
  private var bits = [UInt64](repeating: 0, count: Self.size / 64)
  private let count: Int

  private static let size = 8192

  init(of word: [UInt8]) {
    count = word.count
    let prime = SequenceHash.prime
    let prefixes = SingleEdit.prefixes(of: word)
    let total = prefixes[count]
    for position in 0...count {
      let rest = count - position
      let tail = (total + prime - prefixes[position] * SequenceHash.power(rest) % prime) % prime
      let head = prefixes[position] * SequenceHash.power(rest + 1) % prime
      insertAll((head + tail) % prime, step: SequenceHash.power(rest))
      guard position < count else { continue }
      let step = SequenceHash.power(rest - 1)
      let own = UInt64(word[position]) * step % prime
      insertAll((total + prime - own) % prime, step: step)
      let afterOwn = (tail + prime - own) % prime
      insert((prefixes[position] * step + afterOwn) % prime)
    }
  }

  /// False only if a word with this hash and number of letters differs in more than one letter.
  func mayContain(_ hash: UInt32, count: Int) -> Bool {
    guard abs(count - self.count) <= 1 else { return false }
    let (word, bit) = Self.position(of: UInt64(hash))
    return bits[word] & bit != 0
  }

  /// Inserts the hashes with each letter of the alphabet at one place.
  private mutating func insertAll(_ start: UInt64, step: UInt64) {
    var hash = start
    for _ in QuranLetter.alphabet {
      hash = (hash + step) % SequenceHash.prime
      insert(hash)
    }
  }

  private mutating func insert(_ hash: UInt64) {
    let (word, bit) = Self.position(of: hash)
    bits[word] |= bit
  }

  private static func position(of hash: UInt64) -> (word: Int, bit: UInt64) {
    // Multiplied by 2⁶⁴ divided by the golden ratio, numbers that differ little have different first bits (Knuth, 6.4).
    let number = Int((hash &* 0x9E37_79B9_7F4A_7C15) >> 51)
    return (number >> 6, 1 << UInt64(number & 63))
  }
}
