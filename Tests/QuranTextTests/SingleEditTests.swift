import Testing

@testable import QuranText

struct SingleEditTests {
  private static let words: [[UInt8]] = [[], [1], [23, 1], [24, 23, 20], [23, 24, 12, 19, 8, 10, 28, 25]]

  @Test(arguments: words)
  func `Every word that differs in one letter is found, and its letter named`(word: [UInt8]) {
    let hashes = SingleEditHashes(of: word)
    for edited in Self.edits(of: word) {
      let hash = SequenceHash.hash(edited)
      #expect(hashes.mayContain(hash, count: edited.count), "\(edited)")
      let edit = SingleEdit(from: word, SingleEdit.prefixes(of: word), to: hash, count: edited.count)
      #expect(edit?.applied(to: word) == edited)
    }
  }

  @Test func `Nearly all words that differ in more letters are not found`() {
    let hashes = SingleEditHashes(of: [23, 24, 12, 19, 8])
    var found = 0
    for first in 1...30 as ClosedRange<UInt8> {
      for last in 1...30 as ClosedRange<UInt8> where first != 23 && last != 8 {
        found += hashes.mayContain(SequenceHash.hash([first, 24, 12, 19, last]), count: 5) ? 1 : 0
      }
    }
    #expect(found < 29 * 29 / 10)
    #expect(!hashes.mayContain(SequenceHash.hash([23, 24, 12]), count: 3))
  }

  private static func edits(of word: [UInt8]) -> [[UInt8]] {
    var edits: [[UInt8]] = []
    for code in 1...30 as ClosedRange<UInt8> {
      for position in word.indices where word[position] != code {
        var edited = word
        edited[position] = code
        edits.append(edited)
      }
      for position in 0...word.count {
        var edited = word
        edited.insert(code, at: position)
        edits.append(edited)
      }
    }
    for position in word.indices {
      var edited = word
      edited.remove(at: position)
      edits.append(edited)
    }
    return edits
  }
}
