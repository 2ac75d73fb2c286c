import ContentRepair
import Diagnostics

/// The state of a run that changes the sources. Nothing is written before the rounds have ended.
public struct Fixing: Equatable, Sendable {
  /// The greatest number of rounds. Each round checks the library once; a file with an error that hides the next one needs a
  /// round for each.
  public static let roundLimit = 64

  /// The number of rounds that made changes.
  public var rounds = 0
  /// The new bytes of every changed file.
  public var revisions: [FileID: [UInt8]] = [:]
  /// The changes by file, in the order in which they were made.
  public var changes: [FileID: [RevisedRun]] = [:]
  /// The number of findings fixed so far, and the number of the next one.
  public var fixCount = 0
  /// Requests that were not carried out, and why.
  public var notes: [Diagnostic.Note] = []
  /// The files that are still to be written, in their order; nil while rounds go on.
  public var unsavedFiles: ArraySlice<FileID>?
  /// The files that have been written.
  public var saved: Set<FileID> = []
  /// Why files could not be changed, or may be lost if the machine crashes.
  public var failures: [OperationalFailure] = []
  /// The files that are not changed.
  public var rejected: Set<FileID> = []

  /// The state before the first round.
  public init() {}
}

/// A replaced part of a file.
public struct RevisedRun: Equatable, Sendable {
  /// The changed file.
  public var file: FileID
  /// The range of the new text, in bytes of the file as it is now.
  public var range: Range<Int>
  /// The number of the fix: the parts that one fix replaced have the same number.
  public var fix: Int
  /// The rule whose finding is fixed; nil for a generated text.
  public var rule: RuleID?
  /// What the change does, in the imperative.
  public var message: String
  /// The exact old text.
  public var before: String
  /// The exact new text.
  public var after: String

  /// Follows a later revision of the file.
  mutating func move(by revision: FileRevision) {
    let lower = revision.newOffset(of: range.lowerBound)
    range = lower..<(lower + after.utf8.count)
  }
}

extension Fixing {
  /// Records the result of a round.
  mutating func apply(_ round: FixRound) {
    reject(round.failures.map(\.file))
    failures += round.failures.map(\.reason)
    notes = round.notes
    guard !round.revisions.isEmpty else { return }
    rounds += 1
    // The changes are grouped by file, so that a round costs no more than the files that it revises.
    for (file, revised) in round.revisions {
      revisions[file] = revised.bytes
      for index in changes[file, default: []].indices { changes[file]?[index].move(by: revised.revision) }
    }
    for change in round.changes {
      var change = change
      change.fix += fixCount
      changes[change.file, default: []].append(change)
    }
    fixCount += (round.changes.map(\.fix).max() ?? -1) + 1
  }

  /// Leaves files as they are on the disk.
  mutating func reject(_ files: [FileID]) {
    rejected.formUnion(files)
    for file in files {
      revisions[file] = nil
      changes[file] = nil
    }
  }

  /// Ends the rounds.
  mutating func beginSaving() {
    unsavedFiles = revisions.keys.sorted()[...]
    if rounds == Self.roundLimit {
      notes.append(
        Diagnostic.Note(message: "there is more to fix after \(rounds) rounds; run it again", location: nil)
      )
    }
  }

  mutating func endSaving(of file: FileID, _ failure: OperationalFailure?) {
    removeUnsaved(file)
    saved.insert(file)
    if let failure { failures.append(failure) }
  }

  mutating func endSaving(of file: FileID, rejectedFor failure: OperationalFailure) {
    removeUnsaved(file)
    reject([file])
    failures.append(failure)
  }

  /// Files are written in the order of ``unsavedFiles``.
  private mutating func removeUnsaved(_ file: FileID) {
    if unsavedFiles?.first == file { unsavedFiles?.removeFirst() }
  }

  /// Why some of the files could not be changed; nil if all were.
  var failure: OperationalFailure? {
    guard var failure = failures.first else { return nil }
    let others = failures.count - 1
    if others > 0 { failure.message += "; \(others) more file\(others == 1 ? "" : "s") could not be changed" }
    return failure
  }

  /// The changes that have been written.
  public func report(_ listing: SourceListing) -> FixReport {
    let done = changes.filter { saved.contains($0.key) && !$0.value.isEmpty }.sorted { $0.key < $1.key }
    return FixReport(
      changes: done.flatMap { file, runs in
        let text = SourceText(path: listing.path(of: file), bytes: revisions[file] ?? [])
        return runs.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { run in
          AppliedChange(
            rule: run.rule,
            message: run.message,
            location: text.location(of: run.range),
            before: run.before,
            after: run.after
          )
        }
      },
      findings: Set(done.flatMap { $0.value.map(\.fix) }).count,
      files: done.count,
      notes: notes
    )
  }
}
