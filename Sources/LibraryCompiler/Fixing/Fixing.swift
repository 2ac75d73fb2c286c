import Diagnostics

/// Where the changing of the sources stands. Nothing is on the disk before the rounds have ended.
public struct Fixing: Equatable, Sendable {
  /// The greatest number of rounds. A round costs a check of the library; a file that breaks at every second mistake needs
  /// one for each.
  public static let roundLimit = 64

  /// How many rounds have made changes.
  public var rounds = 0
  /// The bytes of every file that is to be changed.
  public var revisions: [FileID: [UInt8]] = [:]
  /// What is changed, in the order in which it was done.
  public var changes: [RevisedRun] = []
  /// What was not done, and why.
  public var notes: [Diagnostic.Note] = []
  /// The files that are still to be written; nil while rounds go on.
  public var unsavedFiles: [FileID]?
  /// The files that were written.
  public var saved: Set<FileID> = []
  /// The files that stay as they were, and files of which nobody knows whether a crash of the machine keeps them.
  public var failures: [OperationalFailure] = []
  /// The files that stay as they were.
  public var rejected: Set<FileID> = []

  public init() {}
}

/// A run of a file that was replaced.
public struct RevisedRun: Equatable, Sendable {
  public var file: FileID
  /// Where the new text stands, in the bytes of the file as they are now.
  public var range: Range<Int>
  /// Runs that were replaced together, to mend one finding, have one number.
  public var fix: Int
  public var rule: RuleID?
  public var message: String
  public var before: String
  public var after: String
}

extension Fixing {
  /// Takes over what a round did.
  mutating func apply(_ round: FixRound) {
    for failure in round.failures {
      reject(failure.file)
      failures.append(failure.reason)
    }
    notes = round.notes
    guard !round.revisions.isEmpty else { return }
    rounds += 1
    for (file, revision) in round.revisions.sorted(by: { $0.key < $1.key }) {
      for index in changes.indices where changes[index].file == file {
        let lower = revision.revision.newOffset(of: changes[index].range.lowerBound)
        changes[index].range = lower..<(lower + changes[index].after.utf8.count)
      }
      revisions[file] = revision.bytes
    }
    let first = (changes.map(\.fix).max() ?? -1) + 1
    changes += round.changes.map { change in
      var change = change
      change.fix += first
      return change
    }
  }

  /// Lets a file be as it is on the disk.
  mutating func reject(_ file: FileID) {
    rejected.insert(file)
    revisions[file] = nil
    changes.removeAll { $0.file == file }
  }

  /// Ends the rounds.
  mutating func beginSaving() {
    unsavedFiles = revisions.keys.sorted()
    if rounds == Self.roundLimit {
      notes.append(
        Diagnostic.Note(message: "there is more to fix after \(rounds) rounds; run it again", location: nil)
      )
    }
  }

  mutating func endSaving(of file: FileID, _ failure: OperationalFailure?) {
    unsavedFiles?.removeAll { $0 == file }
    saved.insert(file)
    if let failure { failures.append(failure) }
  }

  mutating func endSaving(of file: FileID, rejectedFor failure: OperationalFailure) {
    unsavedFiles?.removeAll { $0 == file }
    reject(file)
    failures.append(failure)
  }

  /// Why the work could not be done, when some of it could not.
  var failure: OperationalFailure? {
    guard var failure = failures.first else { return nil }
    let others = failures.count - 1
    if others > 0 { failure.message += "; \(others) more file\(others == 1 ? "" : "s") could not be changed" }
    return failure
  }

  /// What is on the disk now.
  public func report(_ listing: SourceListing) -> FixReport {
    let done = changes.filter { saved.contains($0.file) }
    let texts = Dictionary(
      uniqueKeysWithValues: Set(done.map(\.file)).map { file in
        (file, SourceText(path: listing.path(of: file), bytes: revisions[file] ?? []))
      }
    )
    return FixReport(
      changes: done.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
        .compactMap { run in
          texts[run.file].map { text in
            AppliedChange(
              rule: run.rule,
              message: run.message,
              location: text.location(of: run.range),
              before: run.before,
              after: run.after
            )
          }
        },
      findings: Set(done.map(\.fix)).count,
      files: texts.count,
      notes: notes
    )
  }
}
