import Diagnostics
import DuaLibrary

/// The files of the content folder.
public struct SourceListing: Equatable, Sendable {
  /// The paths that findings can be about, relative to the content root, sorted by their bytes. A ``FileID``
  /// is an index of this array.
  public var paths: [String]
  /// The files to read.
  public var sources: [FileID]
  /// The files of the search vocabulary.
  public var vocabulary: [FileID]
  /// Findings about names, links and kinds of files.
  public var findings: [Finding]
  /// Whether every file that may contain content can be read.
  public var isComplete: Bool
  /// The states of the files of ``paths`` when they were listed; nil for those that are not read.
  public var statuses: [FileStatus?]
  /// Ignored paths: editor backups, hidden files, assets.
  public var ignored: [String]
  /// The ignored paths that are temporary files of an earlier run.
  public var leftovers: [String] { ignored.filter { FileNames.isTemporary(Paths.name(of: $0)) } }

  /// Whether the files are those of a bundle.
  var isBundle: Bool {
    paths.contains(Manifest.path) && BundleFile.allCases.allSatisfy { paths.contains($0.rawValue) }
  }

  public init(
    paths: [String] = [],
    sources: [FileID] = [],
    vocabulary: [FileID] = [],
    findings: [Finding] = [],
    isComplete: Bool = true,
    statuses: [FileStatus?] = [],
    ignored: [String] = []
  ) {
    self.paths = paths
    self.sources = sources
    self.vocabulary = vocabulary
    self.findings = findings
    self.isComplete = isComplete
    self.statuses = statuses
    self.ignored = ignored
  }

  /// The path of a file, relative to the content root.
  public func path(of file: FileID) -> String {
    paths.indices.contains(Int(file.rawValue)) ? paths[Int(file.rawValue)] : ""
  }
}
