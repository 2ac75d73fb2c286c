import ContentRepair
import Diagnostics
import Testing

@testable import LibraryCompiler

@Suite("The plan of a round of changes")
struct FixPlanTests {
  private func place(_ range: Range<Int>, _ file: Int = 0) -> SourceRange {
    SourceRange(file: FileID(file), range)
  }

  private func fix(_ message: String, _ ranges: Range<Int>..., file: Int = 0) -> PlannedFix {
    PlannedFix(
      rule: "TT01",
      message: message,
      edits: ranges.map { FixIt.Edit(place($0, file), message) }
    )
  }

  private func plan(_ fixes: PlannedFix..., quran: [SourceRange] = []) -> [String] {
    FixPlan(fixes, keeping: quran).fixes.map(\.message)
  }

  @Test("chooses the first by offset of overlapping changes, whatever their order")
  func overlap() {
    #expect(plan(fix("b", 2..<4), fix("a", 0..<3), fix("c", 5..<6)) == ["a", "c"])
    #expect(plan(fix("a", 0..<3), fix("b", 3..<4)) == ["a"], "side by side")
    #expect(plan(fix("a", 3..<3), fix("b", 3..<3)) == ["a"], "two insertions at one place")
    #expect(plan(fix("a", 0..<3), fix("b", 0..<3, file: 1)) == ["a", "b"], "in two files")
  }

  @Test("applies all edits of a change, or none")
  func whole() {
    #expect(plan(fix("a", 0..<1, 8..<9), fix("b", 4..<5, 9..<10), fix("c", 4..<5)) == ["a", "c"])
  }

  @Test("touches nothing that is Quran; an insertion at its edge is outside")
  func quran() {
    let quran = [place(4..<8)]
    for range in [0..<5, 4..<8, 5..<5, 7..<9, 0..<10] { #expect(plan(fix("a", range), quran: quran) == []) }
    for range in [0..<4, 4..<4, 8..<8, 8..<9] { #expect(plan(fix("a", range), quran: quran) == ["a"]) }
    #expect(plan(fix("a", 5..<6, file: 1), quran: quran) == ["a"])
    #expect(plan(fix("a", 0..<1, 5..<6), quran: quran) == [], "one edit is enough")
  }

  @Test("a fix that writes the Quran may touch it")
  func writingQuran() {
    var verse = fix("verse", 4..<8)
    verse.writesQuran = true
    #expect(plan(verse, quran: [place(4..<8)]) == ["verse"])
    #expect(plan(fix("a", 5..<6), verse, quran: [place(4..<8)]) == ["verse"])
  }

  private func finding(_ fixIts: FixIt...) -> Finding {
    Finding(LinkInside.self, "m", at: place(0..<1), fixIts: fixIts)
  }

  @Test("chooses the first alternative of a finding that may be applied")
  func alternatives() {
    let edit = FixIt.Edit(place(0..<1), "x")
    let finding = finding(
      FixIt("first", .unsafe, [edit]),
      FixIt("second", .safe, [edit]),
      FixIt("third", .safe, [edit])
    )
    #expect(PlannedFix(finding, allowingUnsafe: false)?.message == "second")
    #expect(PlannedFix(finding, allowingUnsafe: true)?.message == "first")
  }

  @Test("refuses a change whose own edits overlap")
  func overlappingItself() {
    let edits = [0..<3, 2..<4].map { FixIt.Edit(place($0), "x") }
    #expect(PlannedFix(finding(FixIt("f", .safe, edits)), allowingUnsafe: false) == nil)
  }
}
