import SeededRandom
import Testing

@testable import QuranText

@Suite struct SuffixOrderTests {
  /// Sorted as the definition says.
  private func sorted(_ classes: [Int32]) -> [Int32] {
    classes.indices.sorted { classes[$0...].lexicographicallyPrecedes(classes[$1...]) }.map { Int32($0) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func suffixesAreInTheOrderOfTheirWords(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for classCount in [1, 2, 3, 40] {
      let classes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int32.random(in: 0..<Int32(classCount), using: &random)
      }
      let suffixes = SuffixOrder.suffixes(of: classes, classCount: classCount)
      #expect(suffixes == sorted(classes), "\(classes)")
    }
  }

  @Test(
    arguments: [
      ([], 0), ([7], 0), ([1, 2, 3], 0), ([1, 2, 1, 3], 1), ([1, 2, 3, 4, 9, 1, 2, 3, 4], 4),
      ([5, 5, 5, 5], 3),
    ] as [([Int32], Int)]
  )
  func theLongestRunThatOccursTwiceIsKnown(classes: [Int32], length: Int) {
    #expect(SuffixOrder.longestSharedStart(sorted(classes), of: classes) == length)
  }
}

@Suite struct IntegerTableTests {
  @Test func aKeyKeepsItsFirstNumberUntilItIsUpdated() {
    var table = IntegerTable(capacity: 2)
    #expect(table[7 as UInt64] == nil)
    #expect(table.insert(7 as UInt64, 3) == 3 && table.insert(7 as UInt64, 4) == 3)
    #expect(table.update(7 as UInt64, to: 5) == 3 && table[7 as UInt64] == 5)
    #expect(table.update(0 as UInt64, to: 0) == nil && table[0 as UInt64] == 0)
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func aFullTableHasTheNumbersOfADictionary(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 0...3000, using: &random)
    var table = IntegerTable(capacity: count)
    var numbers: [UInt64: Int32] = [:]
    for number in 0..<Int32(count) {
      let key = UInt64.random(in: 0..<4000, using: &random) << 40
      table.insert(key, number)
      numbers[key] = numbers[key] ?? number
    }
    for key in (0..<4000 as Range<UInt64>).map({ $0 << 40 }) { #expect(table[key] == numbers[key]) }
  }
}
