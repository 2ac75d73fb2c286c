/// Finds known texts in other texts by the fingerprints of their phrases.
public struct TextRecognizer: Sendable {
  /// A known text that a text contains.
  public struct Recognition: Hashable, Sendable {
    /// The index of the known text.
    public let text: Int
    /// How much of the text it is, by its words: more than 0, at most 1.
    public let share: Double
  }

  private struct Phrase: Sendable {
    let text: Int
    /// The number of its hashes that a text must have.
    let minimumCount: Int
    let wordCount: Int
  }

  private let phrases: [Phrase]
  /// By hash, the phrases that have it, each once.
  private let phrasesByHash: [UInt32: [Int32]]
  /// By the lowest bits of a hash, whether a phrase may have it. Most hashes of a text are in no phrase.
  private let mayOccur: [Bool]
  private static let filterBits = 14

  /// - Parameter texts: For each known text, the phrases by which it is recognized: one of them is enough.
  public init(_ texts: [[PhraseFingerprint]]) {
    var phrases: [Phrase] = []
    var phrasesByHash: [UInt32: [Int32]] = [:]
    for (text, fingerprints) in texts.enumerated() {
      for fingerprint in fingerprints {
        let hashes = Set(fingerprint.hashes)
        for hash in hashes { phrasesByHash[hash, default: []].append(Int32(phrases.count)) }
        phrases.append(
          Phrase(
            text: text,
            // Three of five: editions differ in a word or two.
            minimumCount: max(1, (3 * hashes.count + 4) / 5),
            wordCount: fingerprint.hashes.count + WindowHashes.width - 1
          )
        )
      }
    }
    var mayOccur = [Bool](repeating: false, count: 1 << Self.filterBits)
    for hash in phrasesByHash.keys { mayOccur[Self.filterIndex(of: hash)] = true }
    (self.phrases, self.phrasesByHash, self.mayOccur) = (phrases, phrasesByHash, mayOccur)
  }

  private static func filterIndex(of hash: UInt32) -> Int { Int(hash & (1 << filterBits - 1)) }

  /// The known texts of which a text contains most of a phrase, in their order, each once.
  public func recognitions(in text: String) -> [Recognition] {
    guard !phrases.isEmpty else { return [] }
    let windows = WindowHashes(text)
    var counts: [Int32: Int] = [:]
    // Each hash counts once.
    for hash in Set(windows.all.filter { mayOccur[Self.filterIndex(of: $0)] }) {
      for phrase in phrasesByHash[hash] ?? [] { counts[phrase, default: 0] += 1 }
    }
    var shares: [Int: Double] = [:]
    for (index, count) in counts {
      let phrase = phrases[Int(index)]
      guard count >= phrase.minimumCount else { continue }
      let share = min(1, Double(phrase.wordCount) / Double(max(1, windows.wordCount)))
      shares[phrase.text] = max(shares[phrase.text] ?? 0, share)
    }
    return shares.sorted { $0.key < $1.key }.map { Recognition(text: $0.key, share: $0.value) }
  }
}
