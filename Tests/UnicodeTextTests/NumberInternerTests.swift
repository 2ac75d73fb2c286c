import Testing
import UnicodeText

@Suite("NumberInterner")
struct NumberInternerTests {
  @Test("made of the keys of another, gives the same numbers", arguments: [0, 1, 31, 32, 33, 64, 1000])
  func copies(count: Int) {
    var original = NumberInterner()
    for key in 0..<count { _ = original.number(of: UInt64(key) << 32 ^ UInt64(key * key)) }
    var copy = NumberInterner(keys: original.keys)
    #expect(copy.keys == original.keys)
    for (number, key) in original.keys.enumerated() { #expect(copy.find(key) == number) }
    #expect(copy.find(.max) == nil)
    #expect(copy.number(of: .max) == count)
    #expect(copy.find(.max) == count)
  }
}
