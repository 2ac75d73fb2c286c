import Testing
import UnicodeText

@Suite("The partitioning index")
struct PartitioningIndexTests {
  @Test("is the first element of the second partition, for every split of every short array")
  func everySplit() {
    for count in 0...20 {
      for split in 0...count {
        let flags = (0..<count).map { $0 >= split }
        #expect(flags.partitioningIndex { $0 } == split)
        #expect((0..<count).partitioningIndex { $0 >= split } == split)
      }
    }
  }

  @Test("of a slice is an index of the slice")
  func slice() {
    let numbers = Array(0..<10)
    #expect(numbers[3..<8].partitioningIndex { $0 > 4 } == 5)
    #expect(numbers[3..<8].partitioningIndex { $0 > 100 } == 8)
    #expect((40..<50).partitioningIndex { $0 > 44 } == 45)
  }

  @Test("takes a logarithmic number of calls")
  func steps() {
    var calls = 0
    _ = (0..<1_000_000).partitioningIndex {
      calls += 1
      return $0 > 777_777
    }
    #expect(calls <= 21)
  }

  @Test("rethrows the error of the predicate")
  func throwing() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try (0..<4).partitioningIndex { (_) throws(Stop) -> Bool in throw Stop() } }
  }
}
