import CEnglishWords
import UnicodeText

/// The words of English: those of the lists of Debian's packages wamerican and wbritish, as hashes.
enum EnglishWords {
  /// Whether a word in lowercase ASCII letters is in the lists, or is derived from one of their words.
  static func contain(_ word: [UInt8]) -> Bool {
    entry(of: word) != nil || stems(of: word).contains { entry(of: $0) != nil }
  }

  /// The words of the lists that are one typing error away: letters swapped, then added, then left out, then replaced.
  ///
  /// - Parameter word: At most ``lengthLimit`` lowercase ASCII letters.
  static func near(_ word: [UInt8]) -> [[UInt8]] { near(word) { entry(of: $0) != nil } }

  /// The words that are one typing error away, of those that `isWord` accepts.
  static func near(_ word: [UInt8], isWord: ([UInt8]) -> Bool) -> [[UInt8]] {
    var near: [[UInt8]] = []
    forEachCorrection(of: word) { other in
      if other.count > 2, other != word, isWord(other) { near.append(other) }
    }
    return near
  }

  /// Whether a word is more than a name: the lists have it, or a word that it may be derived from, in lower case.
  static func containCommon(_ word: [UInt8]) -> Bool {
    entry(of: word) == .common || stems(of: word).contains { entry(of: $0) == .common }
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
      // Only before a vowel is a silent e left out and a last consonant doubled, which is after a vowel: `running`, not `turnning`.
      guard let first = suffix.first, "aei".utf8.contains(first) else { continue }
      stems.append(stem + [UInt8(ascii: "e")])
      if stem.last == stem.dropLast().last, stem.dropLast(2).last.map("aeiouy".utf8.contains) == true {
        stems.append(stem.dropLast())
      }
    }
    return stems
  }

  /// Calls a function with each word that is one typing error away, and with the word itself, in an array that is changed in place.
  private static func forEachCorrection(of word: [UInt8], _ body: ([UInt8]) -> Void) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    var other = word
    for index in word.indices.dropLast() {
      other.swapAt(index, index + 1)
      body(other)
      other.swapAt(index, index + 1)
    }
    for index in word.indices {
      other.remove(at: index)
      body(other)
      other.insert(word[index], at: index)
    }
    for index in 0...word.count {
      other.insert(0, at: index)
      for letter in letters {
        other[index] = letter
        body(other)
      }
      other.remove(at: index)
    }
    for index in word.indices {
      for letter in letters {
        other[index] = letter
        body(other)
      }
      other[index] = word[index]
    }
  }

  // MARK: Entries

  private enum Entry {
    /// The lists have the word in lower case.
    case common
    /// The lists have the word only with a capital.
    case name
  }

  private static let entrySize = 5

  /// The entry of a word, as `scripts/english-words.py` describes it: a hash of 39 bits, so that the words one typing error
  /// away from an unknown one, some hundreds, are very rarely in the lists by chance.
  private static func entry(of word: [UInt8]) -> Entry? {
    // The bytes are constant and live as long as the process; every index below is less than their number.
    let bytes = UnsafeRawBufferPointer(start: english_word_bytes(), count: english_word_byte_count())
    func entry(_ index: Int) -> UInt64 {
      let start = index * entrySize
      // The last entries have no eight bytes from their start on.
      guard start + 8 <= bytes.count else {
        return bytes[start..<start + entrySize].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      }
      return bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian & 0xFF_FFFF_FFFF
    }
    let hash = hash(of: word)
    let entries = 0..<bytes.count / entrySize
    let index = entries.partitioningIndex { entry($0) >> 1 >= hash }
    guard index < entries.upperBound, case let found = entry(index), found >> 1 == hash else { return nil }
    return found & 1 == 0 ? .common : .name
  }

  /// The low 39 bits of the hash.
  private static func hash(of word: [UInt8]) -> UInt64 { EnglishWord.hash(of: word) & 0x7F_FFFF_FFFF }
}
