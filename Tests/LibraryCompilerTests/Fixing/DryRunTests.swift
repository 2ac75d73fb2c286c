import ContentDraft
import Diagnostics
import Testing

@testable import ContentRepair
@testable import LibraryCompiler

@MainActor
@Suite("A dry run of fixes")
struct DryRunTests {
  private let path = "/project/content/duas/praise.xml"

  /// A run and its dry run, each on files of its own.
  private func runs(_ duas: String, _ fixes: FixRequest = FixRequest()) async -> (
    real: LibraryReducer.State, dry: LibraryReducer.State, changed: InMemoryFiles
  ) {
    let files = Samples.files.merging([
      path: duas, "/project/content/duas/.rizq-new-3": "of an earlier run",
    ]) { $1 }
    let (changed, unchanged) = (InMemoryFiles(files), InMemoryFiles(files))
    var request = Samples.fixing(fixes)
    let real = await LibraryReducer.run(request, on: changed.client)
    request.isDryRun = true
    let dry = await LibraryReducer.run(request, on: unchanged.client)
    #expect(unchanged.tree("/project") == InMemoryFiles(files).tree("/project"))
    return (real, dry, changed)
  }

  @Test(
    "writes nothing, needs no lock, and has the outcome, the findings and the new versions of the run",
    arguments: [
      Samples.duas, "\u{FEFF}" + Samples.duas.replacing("Glory<", with: "a & b & c &nbsp; d<"),
      Samples.duas.replacing("\n", with: "\r\n").replacing("Praise<", with: "Praise & thanks<"),
      Samples.duas.replacing("difficulty=\"beginner\"", with: "difficulty=\"Beginner\"")
        .replacing("Glory<", with: "Glory & <"),
    ]
  )
  func same(duas: String) async throws {
    let (real, dry, changed) = await runs(duas)
    #expect(dry.outcome == real.outcome)
    #expect(dry.report == real.report)
    #expect(dry.paths?.contentLock == nil)
    let (fixing, dryFixing) = (try #require(real.fixing), try #require(dry.fixing))
    var report = fixing.report(real.listing)
    #expect(!report.isDryRun && fixing.changedFiles(real.listing) == [])
    report.isDryRun = true
    #expect(dryFixing.report(dry.listing) == report)
    let files = dryFixing.changedFiles(dry.listing)
    #expect(files.map(\.path) == (report.files == 0 ? [] : ["duas/praise.xml"]))
    for file in files {
      #expect(file.old == Array(duas.utf8))
      #expect(file.new == Array((changed.text(path) ?? "").utf8))
    }
  }

  @Test("has no file whose changes are given up")
  func undone() throws {
    let file = FileID(0)
    let edit = FixIt.Edit(SourceRange(file: file, 0..<1), "b")
    var round = FixRound()
    round.revisions[file] = FixRound.RevisedFile(
      file: IngestedFile(file: file),
      revision: FileRevision([0x61], [edit])
    )
    let listing = SourceListing(paths: ["a.xml"], sources: [file])
    var fixing = Fixing(isDryRun: true)
    fixing.apply(round, path: { _ in "a.xml" }, before: { _ in (IngestedFile(file: file), 0) })
    #expect(fixing.changedFiles(listing) == [], "a check may undo the round")
    var rejecting = fixing
    rejecting.beginSaving()
    #expect(rejecting.changedFiles(listing).map(\.new) == [[0x62]])
    rejecting.reject([file])
    #expect(rejecting.changedFiles(listing) == [])
    #expect(!fixing.undoWorse(path: { _ in "a.xml" }, errorCount: { _ in 1 }).isEmpty)
    fixing.beginSaving()
    #expect(fixing.changedFiles(listing) == [])
  }

  @Test("that is stopped has no changes")
  func stopped() {
    var request = Samples.fixing(FixRequest())
    request.isDryRun = true
    var state = LibraryReducer.State(request: request)
    state.stage = .finding
    _ = LibraryReducer().stop(&state)
    #expect(state.outcome == .cancelled, "it removes nothing, so it is stopped at once")
    #expect(state.fixing?.report(state.listing).changes == [])
  }
}
