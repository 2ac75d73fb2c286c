import ContentDraft
import Diagnostics
import QuranText

/// The result of one round of fixing: new versions of files, in memory.
public struct FixRound: Equatable, Sendable {
  /// A file that was changed and passed validation.
  package struct RevisedFile: Equatable, Sendable {
    package var file: IngestedFile
    package var revision: FileRevision
  }

  /// A file that must stay as it is.
  package struct Rejection: Equatable, Sendable {
    package var file: FileID
    /// What the changes would have lost or changed, as the end of a sentence.
    package var violation: String
  }

  package var revisions: [FileID: RevisedFile] = [:]
  /// The fixes of which an edit was applied.
  package var fixes: [PlannedFix] = []
  package var edits: [AppliedEdit] = []
  package var rejections: [Rejection] = []
  /// Requests that were not carried out, and why.
  package var notes: [Diagnostic.Note] = []
  /// Where the texts of the changed files quote the Quran, for the next check.
  package var quranLocations = QuranLocations()

  package init() {}

  /// Whether there is nothing left to change.
  package var isLast: Bool { revisions.isEmpty && rejections.isEmpty }
}

/// An edit that was applied to a file.
public struct AppliedEdit: Equatable, Sendable {
  /// The index of its fix.
  package var fix: Int
  /// Its range is that of the new text, in the file as it is now.
  package private(set) var edit: FixIt.Edit
  /// The old text.
  package let before: String

  /// - Parameter edit: An edit of the revision, with the range of the old text.
  package init(_ edit: FixIt.Edit, ofFix fix: Int, in revision: FileRevision) {
    self.fix = fix
    before = String(decoding: revision.old[edit.range.bytes], as: UTF8.self)
    self.edit = edit
    start(at: revision.newStart(of: edit.range.bytes))
  }

  /// Follows a later revision of the file.
  package mutating func move(by revision: FileRevision) {
    start(at: revision.nearestNewOffset(of: edit.range.bytes.lowerBound))
  }

  private mutating func start(at offset: Int) {
    edit.range = SourceRange(
      file: edit.range.file,
      offset..<(offset + edit.replacement.utf8.count)
    )
  }
}
