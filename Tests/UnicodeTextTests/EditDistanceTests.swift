import SeededRandom
import Testing
import UnicodeText

@Suite("The edit distance")
struct EditDistanceTests {
  @Test(
    "counts insertions, deletions, substitutions and swaps",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("ca", "abc", 3), ("", "ab", 2),
    ]
  )
  func examples(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(Array(first.utf8), Array(second.utf8), limit: 9) == distance)
  }

  @Test("is that of the definition, and nil above the limit")
  func definition() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<600 {
      let words = (0..<2).map { _ in
        (0..<random.number(in: 0...8)).map { _ in UInt8(random.number(in: 0...2)) }
      }
      let expected = Self.distance(words[0], words[1])
      for limit in 0...4 {
        let distance = EditDistance.between(words[0], words[1], limit: limit)
        #expect(distance == (expected <= limit ? expected : nil), "\(words), at most \(limit)")
      }
      let distances = EditDistance.distances(from: words[0], to: words[1], limit: 9, ending: 2)
      let prefixes = (max(0, words[1].count - 2)..<words[1].count).map {
        Self.distance(words[0], Array(words[1].prefix($0)))
      }
      #expect(distances?.whole == expected)
      if let nearest = prefixes.min() { #expect(distances?.beginning == nearest) }
    }
  }

  /// Optimal string alignment by its recursive definition.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in 0...first.count {
      for j in 0...second.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        let substitution = table[i - 1][j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
        table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, substitution)
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[first.count][second.count]
  }
}
