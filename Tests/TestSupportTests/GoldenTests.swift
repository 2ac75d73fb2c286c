import Foundation
import Testing

@testable import TestSupport

/// A golden file is compared byte by byte, and its differences are shown by lines.
struct GoldenFileTests {
  private func differences(_ golden: String, _ text: String) -> [String] {
    Golden.differences(of: Data(text.utf8), from: Data(golden.utf8))
  }

  @Test func `A file with the same bytes has no differences`() {
    #expect(differences("a\nb\n", "a\nb\n") == [])
    #expect(differences("", "") == [])
  }

  @Test func `A line that is missing, new or moved is a difference`() {
    #expect(differences("a\nb\n", "a\nc\n") == ["- b", "+ c"])
    #expect(differences("a\n", "a\nb\n") == ["+ b"])
    #expect(differences("a\nb\nc\n", "b\nc\na\n") == ["- a", "+ a"])
  }

  @Test func `Bytes that only look the same are a difference, and so is a line end`() {
    #expect(differences("e\u{301}", "é").count == 2)
    #expect(!differences("a\n", "a").isEmpty)
  }
}
