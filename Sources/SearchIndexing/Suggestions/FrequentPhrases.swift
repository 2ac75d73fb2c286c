import SearchEngine

/// Finds the sequences of words that many texts have, in steps of one word, so that rare sequences cost nothing.
struct FrequentPhrases {
  /// Some words in a row.
  struct Phrase {
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
  /// The share of its texts from which a phrase counts as a part of a longer one.
  private static let partShare = 0.7

  /// - Parameters:
  ///   - texts: The numbers of the words of each text.
  ///   - leastCount: The least number of texts.
  init(_ texts: [[Int32]], leastCount: Int) {
    var level = Level(texts)
    var shorter: [Phrase] = []
    for length in 1...Self.longest + 1 {
      if length > 1 { level.lengthen(texts) }
      level.prune(leastCount)
      // What a phrase one word longer has of the texts of a shorter one.
      if length > 2 {
        // The longest ones that continue one another all begin like the first.
        let extensions = level.mostExtended(count: shorter.count, onlyBefore: length > Self.longest)
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

  private(set) var found: [Found] = []
  /// For each text and word, the number of the phrase that begins there, or -1.
  private var numbers: [[Int32]]

  init(_ texts: [[Int32]]) {
    numbers = texts
    var numberOfWord: [Int32: Int32] = [:]
    for (text, words) in texts.enumerated() {
      for (start, word) in words.enumerated() {
        let number = numberOfWord[word] ?? Int32(found.count)
        if number == Int32(found.count) {
          numberOfWord[word] = number
          found.append(Found(text: Int32(text), start: Int32(start)))
        }
        numbers[text][start] = number
        count(number, text)
      }
    }
  }

  private mutating func count(_ number: Int32, _ text: Int) {
    guard found[Int(number)].lastText != Int32(text) else { return }
    found[Int(number)].lastText = Int32(text)
    found[Int(number)].count += 1
  }

  /// Makes phrases of one more word.
  mutating func lengthen(_ texts: [[Int32]]) {
    found = []
    var numberOfParts: [UInt64: Int32] = [:]
    for text in texts.indices {
      let parts = numbers[text]
      for start in parts.indices {
        numbers[text][start] = -1
        guard start + 1 < parts.count, parts[start] >= 0, parts[start + 1] >= 0 else { continue }
        let key = UInt64(parts[start]) << 32 | UInt64(parts[start + 1])
        let number = numberOfParts[key] ?? Int32(found.count)
        if number == Int32(found.count) {
          numberOfParts[key] = number
          found.append(Found(text: Int32(text), start: Int32(start), parts: (parts[start], parts[start + 1])))
        }
        numbers[text][start] = number
        count(number, text)
      }
    }
  }

  /// Removes rare phrases.
  mutating func prune(_ leastCount: Int) {
    var kept: [Found] = []
    let newNumbers: [Int32] = found.map { found in
      guard found.count >= leastCount else { return -1 }
      kept.append(found)
      return Int32(kept.count - 1)
    }
    found = kept
    for text in numbers.indices {
      for start in numbers[text].indices where numbers[text][start] >= 0 {
        numbers[text][start] = newNumbers[Int(numbers[text][start])]
      }
    }
  }

  /// For each phrase of one word less, the number of texts of the most frequent phrase that extends it.
  ///
  /// - Parameters:
  ///   - count: The number of these phrases.
  ///   - onlyBefore: Whether only extensions by a word before them count.
  func mostExtended(count: Int, onlyBefore: Bool) -> [Int] {
    var most = [Int](repeating: 0, count: count)
    for phrase in found {
      for part in onlyBefore ? [phrase.parts.1] : [phrase.parts.0, phrase.parts.1] {
        most[Int(part)] = max(most[Int(part)], Int(phrase.count))
      }
    }
    return most
  }
}
