import Testing
import UnicodeText

@Suite("Runs of integers")
struct IntegerRunsTests {
  @Test("end where a number is missing")
  func gaps() {
    #expect([2, 3, 4, 6, 8, 9].runs == [2..<5, 6..<7, 8..<10])
    #expect([2, 3, 4, 6].dropFirst().runs == [3..<5, 6..<7])
    #expect((0..<3).runs == [0..<3])
    #expect([Int]().runs.isEmpty)
  }
}
