import ContentSource

/// Which errors a lenient build takes as warnings: those that leave every dua of the sources known and readable.
struct Leniency {
  /// The files that gave all their entities.
  private let wholeFiles: Set<FileID>

  init(_ files: some Sequence<IngestedFile>) {
    wholeFiles = Set(files.lazy.filter(\.isComplete).map(\.file))
  }

  /// Rules about the library as such, without which there is none, and about what no reader may be shown.
  private static let unforgiven: Set<RuleID> = ["RQ01", "RQ02", "RF07", "CT04", NotALibrary.id]

  func severity(_ severity: Severity?, of finding: Finding) -> Severity? {
    guard severity == .error, !Self.unforgiven.contains(finding.rule) else { return severity }
    guard let range = finding.range else { return .warning }
    return wholeFiles.contains(range.file) ? .warning : severity
  }
}
