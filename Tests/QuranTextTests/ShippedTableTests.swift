import TestSupport
import Testing

@testable import QuranText

struct ShippedTableTests {
  @Test(.requires(.referenceTexts)) func `The shipped fingerprints are those of Tanzil's texts`() throws {
    let texts = try #require(TanzilTexts.texts)
    #expect(
      try QuranFingerprints(bytes: QuranFingerprints(of: texts).bytes).bytes == Shipped.fingerprints.bytes
    )
  }

  @Test func `The shipped words are sorted by those that follow them`() {
    let classes = LetterClasses(Shipped.fingerprints.vocabulary)
    for edition in Shipped.fingerprints.editions {
      let words = edition.words.map { classes.ofWords[Int($0)] }
      #expect(edition.suffixes == SuffixOrder.suffixes(of: words, classCount: classes.count))
      #expect(edition.longestRepeat == SuffixOrder.longestSharedStart(edition.suffixes, of: words))
    }
  }

  @Test func `A suffix beyond the words of the edition is refused`() {
    var bytes = Shipped.fingerprints.bytes
    // The last number is the length of the longest repeat, the one before it the last suffix.
    bytes.replaceSubrange(bytes.count - 8..<bytes.count - 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
    #expect(throws: FingerprintProblem.word) { try QuranFingerprints(bytes: bytes) }
  }

  @Test func `The table is below 1.5 MB`() {
    #expect(Shipped.fingerprints.bytes.count < 1_500_000)
  }

  @Test func `Bytes cut anywhere or with another signature are refused`() {
    let bytes = Shipped.fingerprints.bytes
    for count in [0, 3, 4, 7, 8, 1_000, bytes.count / 2, bytes.count - 1] {
      #expect(throws: FingerprintProblem.self) { try QuranFingerprints(bytes: Array(bytes.prefix(count))) }
    }
    #expect(throws: FingerprintProblem.length) { try QuranFingerprints(bytes: bytes + [0]) }
    #expect(throws: FingerprintProblem.signature) { try QuranFingerprints(bytes: [0] + bytes) }
  }
}
