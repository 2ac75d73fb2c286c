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
