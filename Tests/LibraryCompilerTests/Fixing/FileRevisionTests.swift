import ContentRepair
import Diagnostics
import Testing

@testable import LibraryCompiler

@Suite("The revision of a file")
struct FileRevisionTests {
  private func revision(_ text: String, _ edits: (Range<Int>, String)...) -> FileRevision {
    FileRevision(
      Array(text.utf8),
      edits.map { FixIt.Edit(SourceRange(file: FileID(0), $0.0), $0.1) }
    )
  }

  private func text(_ revision: FileRevision) -> String { String(decoding: revision.new, as: UTF8.self) }

  @Test("replaces, inserts and removes in any order, and keeps every other byte")
  func edits() {
    #expect(text(revision("abcdef", (4..<5, "EE"), (0..<1, ""), (2..<2, "-"))) == "b-cdEEf")
    #expect(text(revision("abc")) == "abc")
    #expect(text(revision("", (0..<0, "x"))) == "x")
    #expect(text(revision("abc", (0..<3, ""))).isEmpty)
    #expect(revision("\u{FEFF}a\r\n\u{0}", (3..<4, "b")).new == [0xEF, 0xBB, 0xBF, 0x62, 0x0D, 0x0A, 0x00])
  }

  @Test("maps every byte that it keeps")
  func offsets() {
    let revision = revision("abcdef", (0..<1, ""), (2..<2, "--"), (4..<5, "EE"))
    let new = revision.new
    for (offset, byte) in revision.old.enumerated() where ![0, 4].contains(offset) {
      #expect(new[revision.newOffset(of: offset)] == byte)
    }
    #expect(revision.newOffset(of: 6) == new.count)
    #expect(revision.edits.indices.map(revision.newRange) == [0..<0, 1..<3, 5..<7])
    #expect(revision.newStart(of: 4..<5) == 5)
  }

  @Test("maps a byte that it replaces to the replacement")
  func replacedOffsets() {
    let revision = revision("ab'1.0'\nc", (2..<7, "1"))
    #expect([0, 2, 3, 6, 7, 8].map(revision.nearestNewOffset) == [0, 2, 3, 3, 3, 4])
  }

  @Test("reports what it overlaps, including the edges")
  func touching() {
    let revision = revision("abcdefgh", (2..<3, "x"), (6..<6, "y"))
    #expect([0..<2, 3..<4, 2..<2, 5..<6, 6..<8, 0..<8].allSatisfy(revision.touches))
    #expect(![0..<1, 4..<5, 7..<8, 4..<4].contains(where: revision.touches))
  }
}
