/// Finds the words of a lexicon that differ from a mistyped one by a typing error or two.
struct SpellingSearch {
  struct Found: Equatable {
    var word: Int
    var distance: Int
  }

  let words: StringTable
  let grams: GramTable

  /// How many errors a word of this length may hold.
  static func limit(letters: Int) -> Int { letters < 4 ? 0 : letters < 6 ? 1 : 2 }

  /// The nearest words: those at the least distance, in their order, at most `count`.
  func nearest(_ word: [UInt8], limit: Int, count: Int, _ workspace: inout Workspace) -> [Found] {
    guard limit > 0 else { return [] }
    if workspace.shared.count < words.count {
      workspace.shared = [UInt8](repeating: 0, count: words.count)
    }
    let pairs = GramTable.grams(of: word)
    var seen: [Int] = []
    let wordCount = words.count
    for pair in pairs {
      grams.forEachWord(with: pair) { other in
        guard UInt(bitPattern: other) < UInt(bitPattern: wordCount) else { return }
        if workspace.shared[other] == 0 { seen.append(other) }
        workspace.shared[other] &+= 1
      }
    }
    // An error destroys two pairs, two letters that changed places three.
    let least = max(1, pairs.count - 3 * limit)
    var found: [Found] = []
    var nearest = limit
    for other in seen {
      let isNear = workspace.shared[other] >= UInt8(truncatingIfNeeded: least)
      workspace.shared[other] = 0
      guard isNear, abs(words[other].count - word.count) <= nearest,
        let distance = EditDistance.between(word, words[other].bytes, limit: nearest)
      else { continue }
      if distance < nearest {
        nearest = distance
        found.removeAll()
      }
      found.append(Found(word: other, distance: distance))
    }
    return Array(found.filter { $0.distance == nearest }.sorted { $0.word < $1.word }.prefix(count))
  }
}
