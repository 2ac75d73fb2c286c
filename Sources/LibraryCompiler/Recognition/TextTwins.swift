import ArabicText

/// Finds texts that are one supplication in several wordings: nearly all of their words are the same, in the same order.
public struct TextTwins: Sendable {
  /// Two such texts.
  public struct Pair: Hashable, Sendable {
    /// The indexes of the texts; the first is less than the second.
    public let first, second: Int
    /// Where their words differ, in their order; empty if they consist of the same letters.
    public let differences: [Difference]
    /// The number of words that differ.
    public let differingWords: Int
    /// The number of words of the longer text.
    public let words: Int
  }

  /// Words of one text that are others in the other text.
  public struct Difference: Hashable, Sendable {
    /// As written, with one space between words; empty where the other text has more words.
    public let first, second: String
  }

  /// The pairs, sorted by their indexes. Of several texts with the same letters, each is a pair with the first of them.
  public let pairs: [Pair]

  public init(_ texts: [String]) {
    var table = WindowTable()
    var pairs: [Pair] = []
    var firstOfPrint: [[UInt32]: Int] = [:]
    for (index, text) in texts.enumerated() {
      let windows = WindowHashes(text)
      guard !windows.all.isEmpty else { continue }
      if let first = firstOfPrint[windows.all] {
        pairs.append(
          Pair(first: first, second: index, differences: [], differingWords: 0, words: windows.wordCount)
        )
        continue
      }
      firstOfPrint[windows.all] = index
      for other in table.texts(like: windows) {
        if let pair = Self.pair(other, index, texts) { pairs.append(pair) }
      }
      table.add(windows, of: index)
    }
    self.pairs = pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// The most words that are compared one by one.
  private static let longestText = 2000

  private static func pair(_ first: Int, _ second: Int, _ texts: [String]) -> Pair? {
    let (lhs, rhs) = (ComparedWord.words(of: texts[first]), ComparedWord.words(of: texts[second]))
    let count = max(lhs.count, rhs.count)
    // One word in five.
    let limit = max(1, count / 5)
    guard count <= longestText, abs(lhs.count - rhs.count) <= limit else { return nil }
    let (differences, differing) = differences(lhs, rhs)
    guard differing <= limit else { return nil }
    return Pair(
      first: first,
      second: second,
      differences: differences,
      differingWords: differing,
      words: count
    )
  }

  /// Where two texts differ, by Myers' algorithm, and in how many words.
  private static func differences(_ lhs: [ComparedWord], _ rhs: [ComparedWord]) -> ([Difference], Int) {
    var (isRemoved, isInserted) = (
      [Bool](repeating: false, count: lhs.count), [Bool](repeating: false, count: rhs.count)
    )
    for change in rhs.difference(from: lhs) {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    var differences: [Difference] = []
    var (left, right, count) = (0, 0, 0)
    while left < lhs.count || right < rhs.count {
      let removed = lhs[left...].indices.prefix { isRemoved[$0] }
      let inserted = rhs[right...].indices.prefix { isInserted[$0] }
      if !removed.isEmpty || !inserted.isEmpty {
        differences.append(
          Difference(
            first: removed.map { lhs[$0].text }.joined(separator: " "),
            second: inserted.map { rhs[$0].text }.joined(separator: " ")
          )
        )
        count += max(removed.count, inserted.count)
      }
      (left, right) = (left + removed.count + 1, right + inserted.count + 1)
    }
    return (differences, count)
  }
}

/// Texts by the hashes of their words.
private struct WindowTable {
  private var texts: [UInt32: [Int32]] = [:]

  /// Hashes of more texts are of common phrases, and say nothing.
  private static let mostTexts = 32

  mutating func add(_ windows: WindowHashes, of text: Int) {
    for hash in Set(windows.all) where texts[hash, default: []].count <= Self.mostTexts {
      texts[hash, default: []].append(Int32(text))
    }
  }

  /// The texts that share a quarter of the rarer hashes, in their order.
  func texts(like windows: WindowHashes) -> [Int] {
    var counts: [Int32: Int] = [:]
    var rare = 0
    for hash in Set(windows.all) {
      guard let found = texts[hash] else {
        rare += 1
        continue
      }
      guard found.count <= Self.mostTexts else { continue }
      rare += 1
      for text in found { counts[text, default: 0] += 1 }
    }
    return counts.filter { 4 * $0.value >= rare }.keys.sorted().map { Int($0) }
  }
}

/// A word that is equal to others with its letters.
private struct ComparedWord: Equatable {
  let text: String
  let hash: UInt32

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.hash == rhs.hash }

  static func words(of text: String) -> [ComparedWord] {
    text.unicodeScalars.split { !WindowHashes.isOfWord($0) }.compactMap { word in
      let text = String(word)
      return WindowHashes(text).all.first.map { ComparedWord(text: text, hash: $0) }
    }
  }
}
