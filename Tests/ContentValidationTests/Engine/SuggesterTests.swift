import SeededRandom
import Testing
import UnicodeText

@testable import ContentValidation

@Suite struct SuggesterTests {
  @Test func onlyTheFirstDifferentNamesAreSearchedFor() {
    var suggester = Suggester(["rizq"])
    #expect(suggester.nearest(to: "rizk") == "rizq")
    for number in 0..<Suggester.limit { _ = suggester.nearest(to: "unknown-\(number)") }
    #expect(suggester.nearest(to: "rizz") == nil)
    #expect(suggester.nearest(to: "rizk") == "rizq", "an answer is remembered")
  }

  @Test func anAbbreviationOfOneCandidateIsUnderstood() {
    let names = ["translation", "transliteration", "title"]
    #expect(Suggestion.nearest(to: "Translit", among: names) == "transliteration")
    #expect(Suggestion.nearest(to: "transl", among: names) == nil, "of two")
    #expect(Suggestion.nearest(to: "tit", among: ["titles-of-books"]) == nil, "too short")
  }

  @Test func givingUpEarlyOnFarCandidatesChangesNoAnswer() {
    var random = SplitMix64(seed: 7)
    func word() -> String {
      String((0..<Int.random(in: 1...9, using: &random)).map { _ in "abc".randomElement(using: &random)! })
    }
    for _ in 0..<300 {
      let text = word()
      let candidates = (0..<8).map { _ in word() }
      let longer = candidates.filter { $0.hasPrefix(text) && text.count >= 4 }
      let abbreviated = longer.count == 1 ? longer[0] : nil
      let expected = nearest(to: text, among: candidates) ?? abbreviated
      #expect(Suggestion.nearest(to: text, among: candidates) == expected)
    }
  }
}

/// ``Suggestion/nearest(to:among:)`` by its definition.
private func nearest(to text: String, among candidates: [String]) -> String? {
  candidates.sorted()
    .map { (candidate: $0, distance: distance(Array(text), Array($0))) }
    .filter { $0.distance <= max(1, max(text.count, $0.candidate.count) / 3) }
    .min { $0.distance < $1.distance }?
    .candidate
}

/// The restricted Damerau distance by its recursive definition.
private func distance(_ lhs: [Character], _ rhs: [Character]) -> Int {
  var table = Array(repeating: Array(repeating: 0, count: rhs.count + 1), count: lhs.count + 1)
  for i in 0...lhs.count {
    for j in 0...rhs.count {
      guard i > 0, j > 0 else {
        table[i][j] = i + j
        continue
      }
      table[i][j] = min(
        table[i - 1][j] + 1,
        table[i][j - 1] + 1,
        table[i - 1][j - 1] + (lhs[i - 1] == rhs[j - 1] ? 0 : 1)
      )
      if i > 1, j > 1, lhs[i - 1] == rhs[j - 2], lhs[i - 2] == rhs[j - 1] {
        table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
      }
    }
  }
  return table[lhs.count][rhs.count]
}
