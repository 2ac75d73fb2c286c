import ContentDraft
import ContentIngest
import ContentRepair
import ContentValidation
import Diagnostics

extension ReviewSignature {
  /// What signing would lose or change besides the review, as the end of a sentence; nil if nothing.
  ///
  /// - Parameters:
  ///   - files: All files of the library as they are.
  func violation(
    of revision: FileRevision,
    _ old: IngestedFile,
    _ dua: DuaFragment,
    path: String,
    in files: [IngestedFile]
  ) throws -> String? {
    let new = ContentIngest.ingest(revision.new, file: old.file, path: path)
    func texts(_ draft: LibraryDraft) throws -> [ProtectedText] {
      ProtectedText.texts(of: draft, in: [old.file], quran: try .shipped())
    }
    let draft = LibraryDraft(files: files.map { $0.file == old.file ? new : $0 })
    let validator = RevisionValidator(
      revision: revision,
      old: old,
      new: new,
      oldTexts: try texts(LibraryDraft(files: files)),
      newTexts: try texts(draft)
    )
    if let violation = validator.violation { return violation }
    let offset = revision.newOffset(of: dua.range.bytes.lowerBound)
    let signed = draft.duas.first { $0.range.file == old.file && $0.range.bytes.lowerBound == offset }
    guard signed?.reviewState == .current else { return "the signed review would not fit the text" }
    return nil
  }
}
