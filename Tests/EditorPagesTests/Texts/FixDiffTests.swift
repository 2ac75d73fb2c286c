import Diagnostics
import Testing

@testable import EditorPages

struct FixDiffTests {
  private let source = "first line\nsecond ä line\nthird line\n"

  /// A fix that replaces texts of a file at their first places after each other.
  private func fix(_ source: String, _ edits: (old: String, new: String)...) throws -> Diagnostic.FixIt {
    let text = SourceText(path: "a.xml", bytes: Array(source.utf8))
    var rest = Substring(source)
    let located = try edits.map { edit in
      let found = try #require(rest.firstRange(of: edit.old))
      let start = source.utf8.distance(from: source.startIndex, to: found.lowerBound)
      rest = rest[found.upperBound...]
      let bytes = start..<start + edit.old.utf8.count
      return Diagnostic.FixIt.Edit(
        range: SourceRange(file: FileID(0), bytes),
        location: text.location(of: bytes),
        replacement: edit.new
      )
    }
    return Diagnostic.FixIt(message: "change it", edits: located)
  }

  private func marked(_ side: FixDiff.Side) -> [String] {
    side.marks.map { String(decoding: Array(side.text.utf16)[$0.range], as: UTF16.self) }
  }

  @Test func changedPartsOfALineAreMarked() throws {
    let diff = FixDiff(try fix(source, ("ä", "ae"), ("line", "row")), ["a.xml": Array(source.utf8)])
    let hunk = try #require(diff.hunks.first)
    #expect(diff.hunks.count == 1)
    #expect(hunk.line == 2)
    #expect(hunk.before.text == "second ä line")
    #expect(hunk.after.text == "second ae row")
    #expect(marked(hunk.before) == ["ä", "line"])
    #expect(marked(hunk.after) == ["ae", "row"])
  }

  @Test func removedTextHasNoPlaceAfterwards() throws {
    let diff = FixDiff(try fix(source, ("ä ", "")), ["a.xml": Array(source.utf8)])
    let hunk = try #require(diff.hunks.first)
    #expect(hunk.after.text == "second line")
    #expect(marked(hunk.before) == ["ä "])
    #expect(hunk.after.marks.isEmpty)
  }

  @Test func eachLineIsAPlace() throws {
    let diff = FixDiff(
      try fix(source, ("first", "1st"), ("third", "3rd")),
      ["a.xml": Array(source.utf8)]
    )
    #expect(diff.hunks.map(\.line) == [1, 3])
    #expect(diff.hunks.map(\.after.text) == ["1st line", "3rd line"])
  }

  @Test func placesBeyondTheLimitAreCounted() throws {
    let lines = Array(repeating: "x", count: 7).joined(separator: "\n")
    let edit = (old: "x", new: "y")
    let diff = FixDiff(
      try fix(lines, edit, edit, edit, edit, edit, edit, edit),
      ["a.xml": Array(lines.utf8)]
    )
    #expect(diff.hunks.count == 4)
    #expect(diff.others == 3)
  }

  @Test func longLinesAreCutAtScalars() throws {
    let side = String(repeating: "ä", count: 1000)
    let line = side + "x" + side
    let diff = FixDiff(try fix(line, ("x", "y")), ["a.xml": Array(line.utf8)])
    let hunk = try #require(diff.hunks.first)
    #expect(hunk.before.text.unicodeScalars.count == 161)
    #expect(!hunk.before.text.unicodeScalars.contains("\u{FFFD}"))
    #expect(marked(hunk.after) == ["y"])
  }

  @Test func anotherFileIsNotShown() throws {
    let fix = try fix(source, ("third", "3rd"))
    #expect(FixDiff(fix, [:]).hunks.isEmpty)
    #expect(FixDiff(fix, ["a.xml": Array("short".utf8)]).hunks.isEmpty)
  }
}
