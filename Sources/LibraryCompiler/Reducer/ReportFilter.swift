import Diagnostics
import UnicodeText

/// A selection whose files have been found.
struct ReportFilter {
  private let rules: Set<RuleID>
  /// Relative to the content folder; nil for all, and for findings about the whole library.
  private let paths: Set<ExactText>?
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
      paths = nil
      return
    }
    let roots = [root, Paths.absolute(content, from: workingDirectory)]
    var paths: Set<ExactText> = []
    for file in selection.files {
      let absolute = Paths.absolute(file, from: workingDirectory)
      let below = Paths.relative(Paths.normalized(file), to: "/")
      let names = (roots.map { Paths.relative(absolute, to: $0) } + [below]).compactMap(\.self)
      let found = names.lazy.map { Self.paths(named: $0, in: listing) }.first { !$0.isEmpty }
      guard let found else { throw Self.unknown(file, listing, content: content) }
      paths.formUnion(found.map { ExactText($0) })
    }
    self.paths = paths
  }

  /// - Parameter unread: The rules that the readers of incompletely read files reported, by the paths of the files.
  func callAsFunction(_ report: DiagnosticReport, unread: [ExactText: Set<RuleID>]) -> DiagnosticReport {
    DiagnosticReport((report.diagnostics + report.acknowledged).filter { isSelected($0, unread) })
  }

  private func isSelected(_ diagnostic: Diagnostic, _ unread: [ExactText: Set<RuleID>]) -> Bool {
    if includesUnreadFiles, let path = diagnostic.location?.path,
      unread[ExactText(path)]?.contains(diagnostic.rule) == true
    {
      return true
    }
    guard rules.isEmpty || rules.contains(diagnostic.rule) else { return false }
    guard let paths else { return true }
    return diagnostic.location.map { paths.contains(ExactText($0.path)) } ?? false
  }

  /// The file of a name, or the files in the folder of a name.
  private static func paths(named name: String, in listing: SourceListing) -> [String] {
    name.isEmpty ? listing.paths : listing.paths.filter { Paths.isPath($0, in: name) }
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
        + (nearest.map { "; did you mean `\($0)`?" } ?? "")
    )
  }
}
