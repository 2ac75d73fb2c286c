import Diagnostics
import Testing
import UnicodeText

@testable import EditorPages

struct FixDiffTests {
  private let source = "first line\nsecond ä line\nthird line\n"

  /// A fix that replaces texts of a file at their first places after each other.
  private func fix(
    _ source: String,
    path: String = "a.xml",
    _ edits: (old: String, new: String)...
  ) throws -> Diagnostic.FixIt {
    let text = SourceText(path: path, bytes: Array(source.utf8))
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

  /// The lines of a fix of the file `a.xml` with this text.
  private func diff(_ fix: Diagnostic.FixIt, _ source: String) -> FixDiff {
    FixDiff(fix, [ExactText("a.xml"): Array(source.utf8)])
  }

  private func marked(_ side: FixDiff.Side) -> [String] {
    side.marks.map { String(decoding: Array(side.text.utf16)[$0.range], as: UTF16.self) }
  }

  @Test func changedPartsOfALineAreMarked() throws {
    let diff = self.diff(try fix(source, ("ä", "ae"), ("line", "row")), source)
    let hunk = try #require(diff.hunks.first)
    #expect(diff.hunks.count == 1)
    #expect(hunk.line == 2)
    #expect(hunk.before.text == "second ä line")
    #expect(hunk.after.text == "second ae row")
    #expect(marked(hunk.before) == ["ä", "line"])
    #expect(marked(hunk.after) == ["ae", "row"])
  }

  @Test func removedTextHasNoPlaceAfterwards() throws {
    let diff = self.diff(try fix(source, ("ä ", "")), source)
    let hunk = try #require(diff.hunks.first)
    #expect(hunk.after.text == "second line")
    #expect(marked(hunk.before) == ["ä "])
    #expect(hunk.after.marks.isEmpty)
  }

  @Test func eachLineIsAPlace() throws {
    let diff = self.diff(try fix(source, ("first", "1st"), ("third", "3rd")), source)
    #expect(diff.hunks.map(\.line) == [1, 3])
    #expect(diff.hunks.map(\.after.text) == ["1st line", "3rd line"])
  }

  @Test func placesBeyondTheLimitAreCounted() throws {
    let lines = Array(repeating: "x", count: 7).joined(separator: "\n")
    let edit = (old: "x", new: "y")
    let diff = self.diff(try fix(lines, edit, edit, edit, edit, edit, edit, edit), lines)
    #expect(diff.hunks.count == 4)
    #expect(diff.others == 3)
  }

  @Test func longLinesAreCutAtScalars() throws {
    let side = String(repeating: "ä", count: 1000)
    let line = side + "x" + side
    let diff = self.diff(try fix(line, ("x", "y")), line)
    let hunk = try #require(diff.hunks.first)
    #expect(hunk.before.text.unicodeScalars.count == 161)
    #expect(!hunk.before.text.unicodeScalars.contains("\u{FFFD}"))
    #expect(marked(hunk.after) == ["y"])
  }

  @Test func anotherFileIsNotShown() throws {
    let fix = try fix(source, ("third", "3rd"))
    #expect(FixDiff(fix, [:]).hunks.isEmpty)
    #expect(diff(fix, "short").hunks.isEmpty)
  }

  @Test func filesAreToldApartByTheBytesOfTheirNames() throws {
    let files = [("e\u{301}.xml", "x of the first"), ("\u{E9}.xml", "x of the second")]
    let edits = try files.flatMap { path, text in try fix(text, path: path, ("x", "y")).edits }
    let sources = files.map { path, text in (ExactText(path), Array(text.utf8)) }
    let diff = FixDiff(
      Diagnostic.FixIt(message: "change them", edits: edits.reversed()),
      Dictionary(uniqueKeysWithValues: sources)
    )
    #expect(diff.hunks.map(\.after.text) == ["y of the first", "y of the second"])
  }
}
