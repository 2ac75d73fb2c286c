import ContentDraft
import ContentIngest
import Diagnostics
import Testing

@testable import ContentRepair
@testable import LibraryCompiler

@Suite("A round of fixes that adds errors")
struct UndoTests {
  private static let file = FileID(0)
  private let before = Array("<duas version=\"1\"><dua id=\"1\"/></duas>".utf8)

  /// The state after a round that changed the id of a dua in a file with one error.
  private func fixing(_ source: [UInt8]) throws -> (Fixing, IngestedFile) {
    let start = try #require(source.firstIndex(of: UInt8(ascii: "1")))
    let revision = FileRevision(
      source,
      [FixIt.Edit(SourceRange(file: Self.file, start..<start + 1), "2")]
    )
    let old = ContentIngest.ingest(source, file: Self.file, path: "a.xml")
    var round = FixRound()
    round.revisions[Self.file] = FixRound.RevisedFile(
      file: ContentIngest.ingest(revision.new, file: Self.file, path: "a.xml"),
      revision: revision
    )
    var fixing = Fixing()
    fixing.apply(round, path: { _ in "a.xml" }, before: { _ in (old, 1) })
    return (fixing, old)
  }

  @Test("is undone, and said")
  func undone() throws {
    var (fixing, old) = try fixing(before)
    #expect(fixing.undoWorse(path: { _ in "a.xml" }, errorCount: { _ in 3 }) == [old])
    #expect(fixing.revisions == [:])
    #expect(fixing.frozen == [Self.file])
    #expect(
      fixing.failures == [
        Fixing.Failure(
          .undone,
          OperationalFailure(
            "a round of fixes in `a.xml` was undone: it would have added 2 errors",
            hint: "fix the file by hand"
          )
        )
      ]
    )
  }

  @Test("is kept if there are no more errors than before")
  func kept() throws {
    var (fixing, _) = try fixing(before)
    #expect(fixing.undoWorse(path: { _ in "a.xml" }, errorCount: { _ in 1 }) == [])
    #expect(fixing.revisions.keys.sorted() == [Self.file])
    #expect(fixing.failures == [])
  }

  @Test("is kept in a file that had hidden errors")
  func hidden() throws {
    var (fixing, _) = try fixing(Array("<duas version=\"1\"><dau/></duas>".utf8))
    #expect(fixing.undoWorse(path: { _ in "a.xml" }, errorCount: { _ in 9 }) == [])
  }
}

@Suite("Fixes that undo each other")
struct RepetitionTests {
  private let first = FileID(0)
  private let second = FileID(1)

  /// Replaces the only letter of files.
  private func apply(_ changes: [FileID: (old: String, new: String)], to fixing: inout Fixing) {
    var round = FixRound()
    for (file, (old, new)) in changes.sorted(by: { $0.key < $1.key }) {
      let edit = FixIt.Edit(SourceRange(file: file, 0..<1), new)
      let revision = FileRevision(Array(old.utf8), [edit])
      round.revisions[file] = FixRound.RevisedFile(file: IngestedFile(file: file), revision: revision)
      round.edits.append(AppliedEdit(edit, ofFix: round.fixes.count, in: revision))
      round.fixes.append(PlannedFix(rule: nil, message: "write `\(new)`", edits: [edit]))
    }
    fixing.apply(
      round,
      path: { $0 == first ? "a.xml" : "b.xml" },
      before: { (IngestedFile(file: $0), 0) }
    )
  }

  private let failure = Fixing.Failure(
    .undone,
    OperationalFailure(
      "the last fixes in `a.xml` were undone: they undo each other",
      hint: "fix the file by hand"
    )
  )

  @Test("leave the file as it is on the disk")
  func unchanged() {
    var fixing = Fixing(isDryRun: true)
    apply([first: ("a", "b")], to: &fixing)
    #expect(fixing.frozen == [])
    apply([first: ("b", "a")], to: &fixing)
    #expect(fixing.frozen == [first])
    #expect(fixing.failures == [failure])
    #expect(fixing.undoWorse(path: { _ in "a.xml" }, errorCount: { _ in 1 }) == [])
    fixing.beginSaving()
    let listing = SourceListing(paths: ["a.xml"], sources: [first])
    #expect(fixing.revisions == [:])
    #expect(fixing.report(listing).findings == 0)
    #expect(fixing.changedFiles(listing) == [])
  }

  @Test("leave the file as the round before them left it, and the other files alone")
  func earlierRound() {
    var fixing = Fixing(isDryRun: true)
    apply([first: ("a", "b"), second: ("p", "q")], to: &fixing)
    apply([first: ("b", "c")], to: &fixing)
    apply([first: ("c", "b")], to: &fixing)
    #expect(fixing.frozen == [first])
    #expect(fixing.failures == [failure])
    #expect(fixing.revisions == [first: Array("b".utf8), second: Array("q".utf8)])
    fixing.beginSaving()
    let listing = SourceListing(paths: ["a.xml", "b.xml"], sources: [first, second])
    #expect(fixing.report(listing).changes.map(\.message) == ["write `b`", "write `q`"])
    #expect(fixing.changedFiles(listing).map(\.new) == [Array("b".utf8), Array("q".utf8)])
  }

  @Test("are not those of a file that becomes what it was because another changed")
  func anotherFile() {
    var fixing = Fixing()
    apply([first: ("a", "b"), second: ("p", "q")], to: &fixing)
    apply([first: ("b", "a")], to: &fixing)
    #expect(fixing.frozen == [])
    #expect(fixing.failures == [])
  }

  @Test("are told from a round that was undone")
  func undoneRound() {
    var fixing = Fixing()
    apply([first: ("a", "b"), second: ("p", "q")], to: &fixing)
    _ = fixing.undoWorse(path: { _ in "a.xml" }, errorCount: { $0 == first ? 1 : 0 })
    apply([second: ("q", "r")], to: &fixing)
    #expect(fixing.frozen == [first])
    apply([second: ("r", "q")], to: &fixing)
    #expect(fixing.failures.count == 1, "the first file was changed when the second was the same before")
    apply([second: ("q", "r")], to: &fixing)
    #expect(fixing.frozen == [first, second])
  }
}

@Suite("The failure of a run that changes the sources")
struct FixingFailureTests {
  @Test("names the first file, and counts the others by what happened to them")
  func kinds() {
    var fixing = Fixing()
    #expect(fixing.failure == nil)
    fixing.endSaving(
      of: FileID(0),
      rejectedFor: OperationalFailure("cannot replace `a.xml`", hint: "try again")
    )
    #expect(fixing.failure == OperationalFailure("cannot replace `a.xml`", hint: "try again"))
    fixing.endSaving(of: FileID(1), rejectedFor: OperationalFailure("cannot replace `b.xml`"))
    fixing.endSaving(of: FileID(2), OperationalFailure("cannot synchronize `c.xml`"))
    fixing.endSaving(of: FileID(3), OperationalFailure("cannot synchronize `d.xml`"))
    fixing.endSaving(of: FileID(4), nil)
    fixing.failures.append(.init(.undone, OperationalFailure("a round of fixes in `e.xml` was undone")))
    #expect(
      fixing.failure?.message
        == "cannot replace `a.xml`; 1 more file could not be changed; the last round of fixes was undone in 1 file; "
        + "the changes of 2 files may be lost if the machine crashes"
    )
  }
}
