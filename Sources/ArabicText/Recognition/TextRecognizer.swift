/// Finds known phrases in texts.
public struct TextRecognizer: Sendable {
  /// A phrase that a text contains.
  public struct Recognition: Hashable, Sendable {
    /// The index of the phrase.
    public let print: Int
    /// How much of the text the phrase is, by its words: more than 0, at most 1.
    public let share: Double
  }

  private let prints: [TextPrint]
  /// By hash, the prints that have it; no print twice.
  private let printsByHash: [UInt32: [Int32]]

  /// - Parameter prints: In the order of ``Recognition/print``.
  public init(_ prints: [TextPrint]) {
    self.prints = prints
    var printsByHash: [UInt32: [Int32]] = [:]
    for (index, print) in prints.enumerated() {
      for hash in Set(print.hashes) { printsByHash[hash, default: []].append(Int32(index)) }
    }
    self.printsByHash = printsByHash
  }

  /// The phrases of which a text contains most: editions differ in a word or two. In the order of the prints.
  public func recognitions(in text: String) -> [Recognition] {
    guard !prints.isEmpty else { return [] }
    let windows = WindowHashes(text)
    var found: [Int32: Int] = [:]
    for hash in Set(windows.all) {
      for print in printsByHash[hash] ?? [] { found[print, default: 0] += 1 }
    }
    return found.keys.sorted().compactMap { index in
      let wanted = Set(prints[Int(index)].hashes).count
      guard found[index, default: 0] >= Self.leastCount(of: wanted) else { return nil }
      let words = prints[Int(index)].hashes.count + WindowHashes.width - 1
      return Recognition(print: Int(index), share: min(1, Double(words) / Double(max(1, windows.wordCount))))
    }
  }

  /// The number of the hashes of a print that a text must have: three of five.
  private static func leastCount(of count: Int) -> Int { max(1, (3 * count + 4) / 5) }
}
