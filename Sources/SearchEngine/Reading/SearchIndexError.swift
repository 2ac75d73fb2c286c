/// Why a search index cannot be used.
public enum SearchIndexError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be opened.
  case unreadable(path: String)
  /// The file does not start like an index.
  case notAnIndex
  /// The format has a version that this code cannot read.
  case version(Int)
  /// The index was built with another version of the fold of Arabic text.
  case fold(Int)
  /// The file is shorter than its kind of index must be.
  case truncated(bytes: Int)
  /// The checksum of a section is wrong, or its contents are invalid.
  case damaged(part: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "`\(path)` cannot be read as a file; ship it with the bundle"
    case .notAnIndex: "this is not a search index: its first bytes are not `RIZQFIND`"
    case .version(let version):
      "the search index has the format \(version), and this reader knows \(IndexFormat.version); build the bundle again"
    case .fold(let version):
      "the search index was made with folding \(version) of Arabic text, which this reader does not have; build the bundle again"
    case .truncated(let bytes): "the search index ends after \(bytes) bytes, too early; copy the file again"
    case .damaged(let part): "the search index is damaged in its part `\(part)`; copy the file again"
    }
  }
}
