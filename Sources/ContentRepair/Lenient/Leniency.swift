import ContentDraft
import Diagnostics

/// Which errors a lenient build treats as warnings: those after which every dua of the sources is known and readable.
///
/// That depends on the rule, by ``Finding/isRecoverable``, and on the file: it is not known what a file that could
/// not be read to its end contains.
package struct Leniency {
  /// The files that were not read completely.
  private let brokenFiles: Set<FileID>

  package init(_ files: some Sequence<IngestedFile>) {
    brokenFiles = Set(files.lazy.filter { !$0.isComplete }.map(\.file))
  }

  package func severity(_ severity: Severity?, of finding: Finding) -> Severity? {
    guard severity == .error, finding.isRecoverable,
      finding.range.map({ !brokenFiles.contains($0.file) }) ?? true
    else { return severity }
    return .warning
  }
}
