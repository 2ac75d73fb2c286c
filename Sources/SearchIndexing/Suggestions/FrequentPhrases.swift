import SearchEngine
import UnicodeText

/// Finds the sequences of words that many texts have, in steps of one word, so that rare sequences cost nothing.
struct FrequentPhrases {
  /// Some words in a row.
  struct Phrase: Sendable {
    /// The index of the first text that has it.
    var text: Int
    /// Its words in that text.
    var words: Range<Int>
    /// The number of texts that have it.
    var count: Int
  }

  /// From two words; phrases that mostly occur within one longer phrase are left out.
  private(set) var phrases: [Phrase] = []

  static let longest = 6
  /// The minimum share of its texts for which a phrase counts as a part of a longer one.
  private static let partShare = 0.7

  /// - Parameters:
  ///   - texts: The numbers of the words of each text.
  ///   - minimumCount: The least number of texts.
  init(_ texts: FlatLists<Int32>, minimumCount: Int) {
    var level = Level(texts)
    var shorter: [Phrase] = []
    for length in 1...Self.longest + 1 {
      if length > 1 { level.lengthen(minimumCount) }
      level.prune(minimumCount)
      // What a phrase one word longer has of the texts of a shorter one.
      if length > 2 {
        // The longest ones that continue one another all begin like the first.
        let extensions = level.maximumExtended(count: shorter.count, onlyBefore: length > Self.longest)
        for (shorter, longest) in zip(shorter, extensions)
        where Double(longest) < Self.partShare * Double(shorter.count) {
          phrases.append(shorter)
        }
      }
      shorter = level.found.map { found in
        Phrase(
          text: Int(found.text),
          words: Int(found.start)..<Int(found.start) + length,
          count: Int(found.count)
        )
      }
      if shorter.isEmpty { break }
    }
  }
}

/// The phrases of one length.
private struct Level {
  struct Found {
    var text: Int32
    var start: Int32
    var count: Int32 = 0
    var lastText: Int32 = -1
    /// The numbers of the two phrases of one word less.
    var parts: (Int32, Int32) = (-1, -1)
  }

  /// A phrase in a text.
  private struct Occurrence {
    var text: Int32
    var start: Int32
    /// The index in ``found``.
    var phrase: Int32
  }

  private(set) var found: [Found] = []
  /// In the order of the texts and their words.
  private var occurrences: [Occurrence] = []

  init(_ texts: FlatLists<Int32>) {
    var phraseOfWord = [Int32](repeating: -1, count: 1 + Int(texts.elements.max() ?? 0))
    occurrences.reserveCapacity(texts.elements.count)
    for text in 0..<texts.count {
      for (start, index) in texts.range(text).enumerated() {
        let word = Int(texts.elements[index])
        var occurrence = Occurrence(text: Int32(text), start: Int32(start), phrase: phraseOfWord[word])
        if occurrence.phrase < 0 {
          occurrence.phrase = Int32(found.count)
          phraseOfWord[word] = occurrence.phrase
          found.append(Found(text: occurrence.text, start: occurrence.start))
        }
        occurrences.append(occurrence)
        countText(of: occurrence)
      }
    }
  }

  /// Counts the text of an occurrence, if it is not counted yet.
  private mutating func countText(of occurrence: Occurrence) {
    let phrase = Int(occurrence.phrase)
    guard found[phrase].lastText != occurrence.text else { return }
    found[phrase].lastText = occurrence.text
    found[phrase].count += 1
  }

  /// Makes phrases of one more word. Most of those in fewer than `minimumCount` texts are left out.
  mutating func lengthen(_ minimumCount: Int) {
    var counters = RoughCounters(keys: occurrences.count, limit: minimumCount)
    for index in occurrences.indices.dropLast() {
      if let parts = parts(at: index) { counters.add(parts) }
    }
    var phrases = NumberInterner()
    found = []
    var count = 0
    for index in occurrences.indices.dropLast() {
      guard let parts = parts(at: index), counters.mayReachLimit(parts) else { continue }
      let (first, second) = (occurrences[index], occurrences[index + 1])
      let phrase = phrases.number(of: parts)
      if phrase == found.count {
        found.append(Found(text: first.text, start: first.start, parts: (first.phrase, second.phrase)))
      }
      // At most as many as were read: none is overwritten before it is.
      occurrences[count] = Occurrence(text: first.text, start: first.start, phrase: Int32(phrase))
      countText(of: occurrences[count])
      count += 1
    }
    occurrences.removeLast(occurrences.count - count)
  }

  /// The numbers of two phrases that continue one another, the first of them at an index, as one number.
  private func parts(at index: Int) -> UInt64? {
    let (first, second) = (occurrences[index], occurrences[index + 1])
    guard first.text == second.text, first.start + 1 == second.start else { return nil }
    return UInt64(first.phrase) << 32 | UInt64(second.phrase)
  }

  /// Removes rare phrases.
  mutating func prune(_ minimumCount: Int) {
    var kept: [Found] = []
    let newNumbers: [Int32] = found.map { found in
      guard found.count >= minimumCount else { return -1 }
      kept.append(found)
      return Int32(kept.count - 1)
    }
    found = kept
    var count = 0
    // By index: an iterator would keep a copy of the array.
    for index in occurrences.indices {
      let number = newNumbers[Int(occurrences[index].phrase)]
      guard number >= 0 else { continue }
      occurrences[count] = occurrences[index]
      occurrences[count].phrase = number
      count += 1
    }
    occurrences.removeLast(occurrences.count - count)
  }

  /// For each phrase of one word less, the number of texts of the most frequent phrase that extends it.
  ///
  /// - Parameters:
  ///   - count: The number of these phrases.
  ///   - onlyBefore: Whether only extensions by a word before them count.
  func maximumExtended(count: Int, onlyBefore: Bool) -> [Int] {
    var most = [Int](repeating: 0, count: count)
    for phrase in found {
      for part in onlyBefore ? [phrase.parts.1] : [phrase.parts.0, phrase.parts.1] {
        most[Int(part)] = max(most[Int(part)], Int(phrase.count))
      }
    }
    return most
  }
}

/// Counts keys up to a limit, in a byte each. Keys that share a counter are counted together, so a count is never too low.
///
/// Most phrases occur once: to number them all takes ten times the memory.
private struct RoughCounters {
  private var counters: [UInt8]
  private let bits: Int
  private let limit: UInt8

  /// - Parameter keys: The number of keys that are added.
  init(keys: Int, limit: Int) {
    bits = Int.bitWidth - max(2 * keys, 1024).leadingZeroBitCount
    counters = [UInt8](repeating: 0, count: 1 << bits)
    self.limit = UInt8(clamping: limit)
  }

  mutating func add(_ key: UInt64) {
    let slot = slot(of: key)
    if counters[slot] < limit { counters[slot] += 1 }
  }

  func mayReachLimit(_ key: UInt64) -> Bool { counters[slot(of: key)] >= limit }

  /// Fibonacci hashing (Knuth), as in ``NumberInterner``.
  private func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
  }
}
