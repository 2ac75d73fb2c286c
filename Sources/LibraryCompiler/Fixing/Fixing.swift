import ContentDraft
import ContentRepair
import Diagnostics
import UnicodeText

/// The state of a run that changes the sources. Nothing is written before the rounds have ended, and by a dry run nothing at all.
public struct Fixing: Equatable, Sendable {
  /// The greatest number of rounds. Each round checks the library once; a file with an error that hides the next one needs a
  /// round for each.
  public static let roundLimit = 64

  /// Whether the changes are shown and not written.
  public let isDryRun: Bool
  /// The number of rounds that made changes.
  public var rounds = 0
  /// The new bytes of every changed file.
  public var revisions: [FileID: [UInt8]] = [:]
  /// The fixes of all rounds.
  package var fixes: [PlannedFix] = []
  /// The edits by file, in the order in which they were made.
  package var edits: [FileID: [AppliedEdit]] = [:]
  /// What a dry run would replace in each file.
  private var rewrites: [FileID: FileRewrite] = [:]
  /// Requests that were not carried out, and why.
  public var notes: [Diagnostic.Note] = []
  /// The files that are still to be written, in their order; nil while rounds go on.
  public var unsavedFiles: ArraySlice<FileID>?
  /// The files that have been written.
  public var saved: Set<FileID> = []
  /// What went wrong.
  public var failures: [Failure] = []
  /// The files that are not changed.
  public var rejected: Set<FileID> = []
  /// The files that are not changed any further, because their last changes were undone.
  public var frozen: Set<FileID> = []
  /// The number of errors that the last check found in each file.
  var errorCounts: [FileID: Int] = [:]
  /// The files that the last round changed, as they were before it.
  private var previous: [FileID: PreviousFile] = [:]
  private var history = FixHistory()

  /// What went wrong in a file.
  public struct Failure: Equatable, Sendable {
    /// What that means for the file.
    public enum Kind: CaseIterable, Sendable {
      /// It is as it was.
      case unchanged
      /// Its last changes were undone.
      case undone
      /// It was changed, but a crash of the machine may undo that.
      case unsynchronized
    }

    /// What the failure means for the file.
    public var kind: Kind
    /// Why it happened, with what to do about it.
    public var reason: OperationalFailure

    public init(_ kind: Kind, _ reason: OperationalFailure) { (self.kind, self.reason) = (kind, reason) }
  }

  /// A file before a round of changes.
  private struct PreviousFile: Equatable, Sendable {
    let file: IngestedFile
    let bytes: [UInt8]?
    let edits: [AppliedEdit]
    let rewrite: FileRewrite?
    let errorCount: Int
  }

  /// The state before the first round.
  public init(isDryRun: Bool = false) { self.isDryRun = isDryRun }
}

extension Fixing {
  /// Records the result of a round.
  ///
  /// - Parameters:
  ///   - path: The path of a file.
  ///   - before: A file before the round, and the number of its errors.
  mutating func apply(
    _ round: FixRound,
    path: (FileID) -> String,
    before: (FileID) -> (file: IngestedFile, errorCount: Int)?
  ) {
    previous = [:]
    for file in round.revisions.keys {
      guard let (old, errorCount) = before(file) else { continue }
      previous[file] = PreviousFile(
        file: old,
        bytes: revisions[file],
        edits: edits[file] ?? [],
        rewrite: rewrites[file],
        errorCount: errorCount
      )
    }
    reject(round.rejections.map(\.file))
    failures += round.rejections.map { rejection in
      Failure(
        .unchanged,
        OperationalFailure(
          "`\(path(rejection.file))` is not changed: \(rejection.violation)",
          hint: "fix the file by hand"
        )
      )
    }
    notes = round.notes
    guard !round.revisions.isEmpty else { return }
    rounds += 1
    // The edits are grouped by file, so that a round costs no more than the files that it revises.
    for (file, revised) in round.revisions {
      revisions[file] = revised.revision.new
      history.record(revised.revision, of: file)
      if isDryRun {
        rewrites[file, default: FileRewrite(revised.revision.old)].add(revised.revision)
      }
      for index in edits[file, default: []].indices { edits[file]?[index].move(by: revised.revision) }
    }
    for edit in round.edits {
      var edit = edit
      edit.fix += fixes.count
      edits[edit.edit.range.file, default: []].append(edit)
    }
    fixes += round.fixes
    if let count = history.recordState(fixCount: fixes.count) { endRepetition(after: count, path: path) }
  }

  /// Keeps the library as it was before and has become again: forgets the fixes since then, which have undone each other.
  ///
  /// - Parameter count: How many fixes had been made before.
  private mutating func endRepetition(after count: Int, path: (FileID) -> String) {
    // What is now was checked before.
    previous = [:]
    let repeated = edits.filter { $0.value.contains { $0.fix >= count } }.keys.sorted()
    for file in repeated {
      edits[file]?.removeAll { $0.fix >= count }
      if edits[file]?.isEmpty == true { forget(file) }
      frozen.insert(file)
      failures.append(
        Failure(
          .undone,
          OperationalFailure(
            "the last fixes in `\(path(file))` were undone: they undo each other",
            hint: "fix the file by hand"
          )
        )
      )
    }
    fixes.removeLast(fixes.count - count)
  }

  /// Undoes the last round in the files that have more errors than before it, and returns these files as they were.
  ///
  /// Only files without an error of the reader are compared, because a fix may let the reader see what it could not see before.
  mutating func undoWorse(path: (FileID) -> String, errorCount: (FileID) -> Int) -> [IngestedFile] {
    let worse = previous.filter { file, old in
      old.file.isComplete && old.file.findings.isEmpty && errorCount(file) > old.errorCount
    }
    previous = [:]
    return worse.sorted { $0.key < $1.key }.map { file, old in
      (revisions[file], edits[file], rewrites[file]) = (old.bytes, old.edits, old.rewrite)
      history.restore(file, old.bytes)
      frozen.insert(file)
      let added = errorCount(file) - old.errorCount
      failures.append(
        Failure(
          .undone,
          OperationalFailure(
            "a round of fixes in `\(path(file))` was undone: it would have added \(added.counted("error"))",
            hint: "fix the file by hand"
          )
        )
      )
      return old.file
    }
  }

  /// Leaves files as they are on the disk.
  mutating func reject(_ files: [FileID]) {
    rejected.formUnion(files)
    for file in files {
      forget(file)
      history.restore(file, nil)
    }
  }

  /// Removes the changes of a file.
  private mutating func forget(_ file: FileID) {
    revisions[file] = nil
    edits[file] = nil
    rewrites[file] = nil
  }

  /// Ends the rounds.
  mutating func beginSaving() {
    unsavedFiles = isDryRun ? [] : revisions.keys.sorted()[...]
    if rounds == Self.roundLimit {
      notes.append(
        Diagnostic.Note(message: "there is more to fix after \(rounds) rounds; run it again", location: nil)
      )
    }
  }

  mutating func endSaving(of file: FileID, _ failure: OperationalFailure?) {
    removeUnsaved(file)
    saved.insert(file)
    if let failure { failures.append(Failure(.unsynchronized, failure)) }
  }

  mutating func endSaving(of file: FileID, rejectedFor failure: OperationalFailure) {
    removeUnsaved(file)
    reject([file])
    failures.append(Failure(.unchanged, failure))
  }

  /// Files are written in the order of ``unsavedFiles``.
  private mutating func removeUnsaved(_ file: FileID) {
    if unsavedFiles?.first == file { unsavedFiles?.removeFirst() }
  }

  /// The first failure, with the numbers of the others; nil if there is none.
  var failure: OperationalFailure? {
    guard let first = failures.first else { return nil }
    var failure = first.reason
    for kind in Failure.Kind.allCases {
      let count = failures.dropFirst().count { $0.kind == kind }
      if count > 0 { failure.message += "; \(kind.phrase(for: count, areMore: kind == first.kind))" }
    }
    return failure
  }

  /// Whether the changes of a file have been written, or are all that a dry run would write.
  private func isDone(_ file: FileID) -> Bool { isDryRun ? unsavedFiles != nil : saved.contains(file) }

  /// The new versions that a dry run would write, sorted by path.
  public func changedFiles(_ listing: SourceListing) -> [ChangedFile] {
    rewrites.filter { isDone($0.key) }.sorted { $0.key < $1.key }.map { file, rewrite in
      ChangedFile(
        path: listing.path(of: file),
        old: rewrite.old,
        new: revisions[file] ?? rewrite.old,
        replacements: rewrite.replacements
      )
    }
  }

  /// The changes that have been written, or that a dry run would write.
  public func report(_ listing: SourceListing) -> FixReport {
    let done = edits.filter { isDone($0.key) && !$0.value.isEmpty }.sorted { $0.key < $1.key }
    return FixReport(
      changes: done.flatMap { file, edits in
        let text = SourceText(path: listing.path(of: file), bytes: revisions[file] ?? [])
        return edits.sorted { $0.edit.range < $1.edit.range }.map { edit in
          AppliedChange(
            rule: fixes[edit.fix].rule,
            message: fixes[edit.fix].message,
            location: text.location(of: edit.edit.bytes),
            before: edit.before,
            after: edit.edit.replacement
          )
        }
      },
      findings: Set(done.flatMap { $0.value.map(\.fix) }).count,
      files: done.count,
      notes: notes,
      isDryRun: isDryRun
    )
  }
}

extension Fixing.Failure.Kind {
  /// What happened to a number of files.
  ///
  /// - Parameter areMore: Whether the same happened to a file that was named before.
  fileprivate func phrase(for count: Int, areMore: Bool) -> String {
    let files = count.counted(areMore ? "more file" : "file")
    return switch self {
    case .unchanged: "\(files) could not be changed"
    case .undone: "the last round of fixes was undone in \(files)"
    case .unsynchronized: "the changes of \(files) may be lost if the machine crashes"
    }
  }
}
