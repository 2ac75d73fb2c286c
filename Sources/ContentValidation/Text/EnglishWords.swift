import CEnglishWords
import UnicodeText

/// The words of English: those of the lists of Debian's packages wamerican and wbritish, as hashes.
enum EnglishWords {
  /// Whether a word in lowercase ASCII letters is in the lists, or is derived from one of their words.
  static func contain(_ word: [UInt8]) -> Bool {
    contains(hash(of: word)) || stems(of: word).contains { contains(hash(of: $0)) }
  }

  /// The words of the lists that are one typing error away: letters swapped, then added, then left out, then replaced.
  ///
  /// - Parameter word: At most ``lengthLimit`` lowercase ASCII letters.
  static func near(_ word: [UInt8]) -> [[UInt8]] {
    corrections(of: word).filter { $0.count > 2 && contains(hash(of: $0)) }
  }

  /// The longest word that is looked at, in letters.
  static let lengthLimit = 24

  // MARK: Forms

  private static let prefixes = ["un", "dis", "re", "non", "mis", "over", "fore"].map { Array($0.utf8) }
  private static let suffixes = [
    "er", "ers", "ness", "less", "ful", "ly", "ing", "able", "s", "es", "ed", "like", "st", "est", "eth",
    "th",
  ].map { Array($0.utf8) }

  /// The words that a word may be derived from, by one prefix or one suffix.
  private static func stems(of word: [UInt8]) -> [[UInt8]] {
    var stems: [[UInt8]] = []
    for prefix in prefixes where word.starts(with: prefix) && word.count > prefix.count + 3 {
      stems.append(Array(word.dropFirst(prefix.count)))
    }
    for suffix in suffixes
    where word.suffix(suffix.count).elementsEqual(suffix) && word.count > suffix.count + 2 {
      let stem = Array(word.dropLast(suffix.count))
      stems.append(stem)
      if stem.last == UInt8(ascii: "i") { stems.append(stem.dropLast() + [UInt8(ascii: "y")]) }
      // Only before a vowel is a silent e left out and a last consonant doubled.
      guard let first = suffix.first, "aei".utf8.contains(first) else { continue }
      stems.append(stem + [UInt8(ascii: "e")])
      if stem.last == stem.dropLast().last { stems.append(stem.dropLast()) }
    }
    return stems
  }

  private static func corrections(of word: [UInt8]) -> [[UInt8]] {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let (before, after) = (word.indices, 0...word.count)
    let swapped = before.dropLast().map { index in
      var other = word
      other.swapAt(index, index + 1)
      return other
    }
    let shorter = before.map { Array(word[..<$0] + word[($0 + 1)...]) }
    let longer = after.flatMap { index in letters.map { Array(word[..<index] + [$0] + word[index...]) } }
    let replaced = before.flatMap { index in
      letters.map { Array(word[..<index] + [$0] + word[(index + 1)...]) }
    }
    return (swapped + shorter + longer + replaced).filter { $0 != word }
  }

  // MARK: Hashes

  /// FNV-1a with 32 bits (G. Fowler, L. C. Noll, K.-P. Vo), as in `scripts/english-words.py`.
  private static func hash(of word: [UInt8]) -> UInt32 {
    word.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  private static func contains(_ hash: UInt32) -> Bool {
    // The bytes are constant and live as long as the process; every index below is less than their number.
    let bytes = UnsafeRawBufferPointer(start: english_word_bytes(), count: english_word_byte_count())
    let hashes = 0..<bytes.count / 4
    let index = hashes.partitioningIndex { index in
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)) >= hash
    }
    return index < hashes.upperBound
      && UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)) == hash
  }
}
