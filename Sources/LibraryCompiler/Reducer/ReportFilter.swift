import Diagnostics
import UnicodeText

/// A selection whose files have been found.
struct ReportFilter {
  private let rules: Set<RuleID>
  /// Nil for all, and for findings about the whole library.
  private let files: Set<FileID>?
  private let includesUnreadFiles: Bool

  /// - Parameters:
  ///   - content: The content folder as the user named it.
  ///   - root: The content folder: absolute, without links.
  /// - Throws: If a file of the selection is not among the sources.
  init(
    _ selection: FindingSelection,
    _ listing: SourceListing,
    content: String,
    root: String,
    workingDirectory: String
  ) throws(OperationalFailure) {
    rules = selection.rules
    includesUnreadFiles = selection.includesUnreadFiles
    guard !selection.files.isEmpty else {
      files = nil
      return
    }
    let roots = [root, Paths.absolute(content, from: workingDirectory)]
    var files: Set<FileID> = []
    for file in selection.files {
      let absolute = Paths.absolute(file, from: workingDirectory)
      let below = Paths.relative(Paths.normalized(file), to: "/")
      let names = (roots.map { Paths.relative(absolute, to: $0) } + [below]).compactMap(\.self)
      let found = names.lazy.map { Self.files(named: $0, in: listing) }.first { !$0.isEmpty }
      guard let found else { throw Self.unknown(file, listing, content: content) }
      files.formUnion(found)
    }
    self.files = files
  }

  /// Whether a finding is selected.
  ///
  /// - Parameter unread: The rules that the readers of incompletely read files reported, by file.
  func selects(_ finding: Finding, unread: [FileID: Set<RuleID>]) -> Bool {
    let file = finding.range?.file
    if includesUnreadFiles, let file, unread[file]?.contains(finding.rule) == true { return true }
    guard rules.isEmpty || rules.contains(finding.rule) else { return false }
    guard let files else { return true }
    return file.map(files.contains) ?? false
  }

  /// The file of a name, or the files in the folder of a name.
  private static func files(named name: String, in listing: SourceListing) -> [FileID] {
    let paths = listing.paths
    return paths.indices.filter { name.isEmpty || Paths.isPath(paths[$0], in: name) }.map { FileID($0) }
  }

  private static func unknown(_ file: String, _ listing: SourceListing, content: String) -> OperationalFailure
  {
    let folder = content.hasSuffix("/") ? content : content + "/"
    let names = listing.paths.map { folder + $0 }
    let nearest =
      Suggestion.nearest(to: file, among: names)
      ?? Suggestion.nearest(to: file, among: listing.paths).map { folder + $0 }
    return OperationalFailure(
      "--file: \(file.quoted()) is not a source in `\(content)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
      hint: nearest == nil ? "name a file or a folder as findings name it" : nil
    )
  }
}
