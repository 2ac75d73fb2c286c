import SeededRandom
import Testing
import UnicodeText

@Suite("ByteInterner")
struct ByteInternerTests {
  @Test("numbers words in the order of their first occurrence", arguments: 0..<5 as Range<UInt64>)
  func numbers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Few bytes, so that many words are the same, or begin with one another.
    let words = (0..<2000).map { _ in
      (0..<random.number(in: 0...20)).map { _ in UInt8(random.number(in: 0...1)) }
    }
    var interner = ByteInterner()
    var expected: [[UInt8]: Int] = [:]
    for word in words {
      let number = expected[word] ?? expected.count
      expected[word] = number
      #expect(interner.number(of: word) == number)
      #expect(interner.number(of: [9] + word + [9], 1..<word.count + 1) == number)
    }
    #expect(interner.count == expected.count)
    for (word, number) in expected { #expect(Array(interner[number]) == word) }

    var other = ByteInterner()
    _ = other.number(of: words[7])
    let numbers = other.numbers(ofWordsOf: interner)
    for number in 0..<interner.count { #expect(Array(other[numbers[number]]) == Array(interner[number])) }
  }
}
