import ContentDraft
import ContentIngest
import Diagnostics
import UnicodeText

/// A file after the attempt to read it.
public struct IngestedSource: Equatable, Sendable {
  /// The fragments and findings of the file.
  public var file: IngestedFile
  /// The state of the file when it was read; nil if it could not be read.
  public var status: FileStatus?
  /// Nil if the file could not be read, or digests are not wanted.
  var digest: ContentDigest?

  public init(file: IngestedFile, status: FileStatus?) {
    self.file = file
    self.status = status
  }
}

/// Reads the files of a content folder.
struct SourceReader {
  let files: FileClient
  /// Absolute, without links.
  let root: String
  let listing: SourceListing
  /// The new bytes of files that were changed but not written yet.
  var revisions: [FileID: [UInt8]] = [:]
  /// Whether the digests of files are wanted.
  var isObserving = false

  /// The maximum size of a source file, in bytes.
  static let sizeLimit = ContentIngest.Limits.standard.fileBytes

  /// Reads and ingests one file. A file that cannot be read is a finding: all others are still checked.
  func ingest(_ file: FileID) -> IngestedSource {
    let path = listing.path(of: file)
    do throws(FileFailure) {
      let contents = try files.read("\(root)/\(path)", Self.sizeLimit)
      var source = IngestedSource(
        file: ContentIngest.ingest(contents.bytes, file: file, path: path),
        status: contents.status
      )
      if isObserving { source.digest = ContentDigest(of: contents.bytes) }
      return source
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

  /// The text of an ingested file, for lines and columns; nil if the file could not be read.
  ///
  /// Throws if the file has changed since: its offsets would be meaningless.
  func text(of source: IngestedSource) throws(FileFailure) -> SourceText? {
    try bytes(of: source).map { SourceText(path: listing.path(of: source.file.file), bytes: $0) }
  }

  /// The bytes of an ingested file; nil if it could not be read.
  ///
  /// Throws if the file has changed since.
  func bytes(of source: IngestedSource) throws(FileFailure) -> [UInt8]? {
    guard let status = source.status else { return nil }
    if let revision = revisions[source.file.file] { return revision }
    let path = listing.path(of: source.file.file)
    let contents = try files.read("\(root)/\(path)", Self.sizeLimit)
    guard contents.status == status else { throw FileFailure(.read, path, .changedWhileRead) }
    return contents.bytes
  }
}
