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

  @Test("chooses the first alternative of a diagnostic that may be applied")
  func alternatives() {
    let location = SourceText(path: "a.xml", bytes: Array("abc".utf8)).location(of: 0..<1)
    let edit = Diagnostic.FixIt.Edit(range: place(0..<1), location: location, replacement: "x")
    let diagnostic = Diagnostic(
      rule: "TT01",
      severity: .error,
      message: "m",
      location: location,
      fixIts: [
        Diagnostic.FixIt(message: "first", applicability: .unsafe, edits: [edit]),
        Diagnostic.FixIt(message: "second", applicability: .safe, edits: [edit]),
        Diagnostic.FixIt(message: "third", applicability: .safe, edits: [edit]),
      ]
    )
    #expect(PlannedFix(diagnostic, allowingUnsafe: false)?.message == "second")
    #expect(PlannedFix(diagnostic, allowingUnsafe: true)?.message == "first")
  }

  @Test("refuses a change whose own edits overlap")
  func overlappingItself() {
    let text = SourceText(path: "a.xml", bytes: Array("abcdef".utf8))
    let edits = [0..<3, 2..<4].map {
      Diagnostic.FixIt.Edit(range: place($0), location: text.location(of: $0), replacement: "x")
    }
    let diagnostic = Diagnostic(
      rule: "TT01",
      severity: .error,
      message: "m",
      location: nil,
      fixIts: [Diagnostic.FixIt(message: "f", applicability: .safe, edits: edits)]
    )
    #expect(PlannedFix(diagnostic, allowingUnsafe: false) == nil)
  }
}
