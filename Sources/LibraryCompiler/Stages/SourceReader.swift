import ContentDraft
import ContentIngest
import Diagnostics
import UnicodeText

/// A file after the attempt to read it.
public struct IngestedSource: Equatable, Sendable {
  public var file: IngestedFile
  /// The state of the file when it was read; nil when it could not be.
  public var status: FileStatus?

  public init(file: IngestedFile, status: FileStatus?) {
    self.file = file
    self.status = status
  }
}

/// Reads the files of a content folder.
struct SourceReader {
  let files: FileClient
  /// Absolute, with no link in it.
  let root: String
  let listing: SourceListing
  /// The bytes of files that were changed and are not on the disk yet.
  var revisions: [FileID: [UInt8]] = [:]

  /// The greatest size of a source file, in bytes.
  static let sizeLimit = ContentIngest.Limits.standard.fileBytes

  /// Reads and ingests one file. A file that cannot be read is a finding: all others are still checked.
  func ingest(_ file: FileID) -> IngestedSource {
    let path = listing.path(of: file)
    do throws(FileFailure) {
      let contents = try files.read("\(root)/\(path)", Self.sizeLimit)
      return IngestedSource(
        file: ContentIngest.ingest(contents.bytes, file: file, path: path),
        status: contents.status
      )
    } catch {
      let start = SourceRange(file: file, 0..<0)
      let finding =
        switch error.cause {
        case .tooLarge(let size, let limit): FileTooLarge.finding(size: size, limit: limit, at: start)
        default: UnreadableFile.finding(error.cause, at: start)
        }
      return IngestedSource(
        file: IngestedFile(file: file, findings: [finding], isComplete: false),
        status: nil
      )
    }
  }

  /// The text of a file that was ingested, for lines and columns; nil when the file could not be read then.
  ///
  /// Throws when the file is no longer what it was: its positions would mean nothing.
  func text(of source: IngestedSource) throws(FileFailure) -> SourceText? {
    try bytes(of: source).map { SourceText(path: listing.path(of: source.file.file), bytes: $0) }
  }

  /// The bytes of a file that was ingested; nil when it could not be read then.
  ///
  /// Throws when the file is no longer what it was.
  func bytes(of source: IngestedSource) throws(FileFailure) -> [UInt8]? {
    guard let status = source.status else { return nil }
    if let revision = revisions[source.file.file] { return revision }
    let path = listing.path(of: source.file.file)
    let contents = try files.read("\(root)/\(path)", Self.sizeLimit)
    guard contents.status == status else { throw FileFailure(.read, path, .changedWhileRead) }
    return contents.bytes
  }
}
