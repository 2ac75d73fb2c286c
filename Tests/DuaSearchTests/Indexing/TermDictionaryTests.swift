import SeededRandom
import Testing
import UnicodeText

@testable import SearchIndexing

@Suite struct TermDictionaryTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func wordsAreInTheOrderOfTheirBytes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Few different bytes, and zeros: many words have the same beginning.
    let words = (0..<200).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0...1, using: &random) }
    }
    let order = words.byteOrder()
    #expect(order.sorted() == Array(words.indices))
    for (first, second) in zip(order, order.dropFirst()) {
      #expect(
        words[first] == words[second] ? first < second : words[first].lexicographicallyPrecedes(words[second])
      )
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func numbersOfChunksBecomeThoseOfTheDictionary(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let chunks = (0..<3).map { _ in
      (0..<100).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in UInt8.random(in: 60...70, using: &random) }
      }
    }
    var interners = [ByteInterner](repeating: ByteInterner(), count: chunks.count)
    let numbers = chunks.indices.map { chunk in chunks[chunk].map { interners[chunk].number(of: $0) } }
    let dictionary = TermDictionary(interners)
    for (chunk, words) in chunks.enumerated() {
      for (word, number) in zip(words, numbers[chunk]) {
        let index = Int(dictionary.numbers[chunk][number])
        #expect(dictionary.words[index] == word)
        #expect(dictionary.index(of: word) == index)
      }
    }
    #expect(Set(dictionary.words).count == dictionary.words.count)
    #expect(dictionary.index(of: [1, 2, 3, 4]) == nil)
  }
}
