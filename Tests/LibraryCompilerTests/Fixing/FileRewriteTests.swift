import ContentRepair
import Diagnostics
import SeededRandom
import Testing

@Suite("What several revisions of a file replace")
struct FileRewriteTests {
  private func edit(_ range: Range<Int>, _ text: String) -> FixIt.Edit {
    FixIt.Edit(SourceRange(file: FileID(0), range), text)
  }

  /// The replaced ranges after revisions, one after the other, as `old>new`.
  private func ranges(_ text: String, _ revisions: [FixIt.Edit]...) -> [String] {
    var bytes = Array(text.utf8)
    var rewrite = FileRewrite(bytes)
    for edits in revisions {
      let revision = FileRevision(bytes, edits)
      rewrite.add(revision)
      bytes = revision.new
    }
    return rewrite.replacements.map { "\($0.old)>\($0.new)" }
  }

  @Test("is what each of them replaces, with the offsets of the first and the last version")
  func separate() {
    #expect(ranges("abcdef") == [])
    #expect(ranges("abcdef", [edit(1..<2, "BB"), edit(4..<5, "")]) == ["1..<2>1..<3", "4..<5>5..<5"])
    #expect(ranges("abcdef", [edit(4..<5, "EEE")], [edit(0..<0, "--")]) == ["0..<0>0..<2", "4..<5>6..<9"])
    #expect(ranges("abcdef", [edit(0..<2, "")], [edit(2..<3, "!")]) == ["0..<2>0..<0", "4..<5>2..<3"])
  }

  @Test("is one range where they overlap or touch")
  func joined() {
    #expect(ranges("abcdef", [edit(1..<2, "BBBB")], [edit(2..<3, "-"), edit(4..<6, "")]) == ["1..<3>1..<4"])
    #expect(
      ranges("abcdef", [edit(1..<2, "x"), edit(3..<4, "y")], [edit(2..<3, "zz")]) == ["1..<4>1..<5"]
    )
    #expect(ranges("abcdef", [edit(2..<2, "x")], [edit(2..<3, "")]) == ["2..<2>2..<2"])
  }

  @Test("gives the last version, whatever the revisions")
  func anyRevisions() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let old = Array("abcdefghijklmnopqrstuvwxyz".utf8)
      var (new, rewrite) = (old, FileRewrite(old))
      for _ in 0..<random.number(in: 1...4) {
        var edits: [FixIt.Edit] = []
        var offset = random.number(in: 0...4)
        while offset + 2 <= new.count {
          let end = offset + random.number(in: 0...2)
          edits.append(edit(offset..<end, String(repeating: "-", count: random.number(in: 0...3))))
          offset = end + random.number(in: 1...9)
        }
        let revision = FileRevision(new, edits)
        rewrite.add(revision)
        new = revision.new
      }
      var rebuilt: [UInt8] = []
      var offset = 0
      for replacement in rewrite.replacements {
        rebuilt += old[offset..<replacement.old.lowerBound]
        #expect(rebuilt.count == replacement.new.lowerBound)
        rebuilt += new[replacement.new]
        offset = replacement.old.upperBound
      }
      #expect(rebuilt + old[offset...] == new)
    }
  }
}
