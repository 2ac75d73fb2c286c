import ContentDraft
import ContentValidation
import Diagnostics
import RulePages

/// Which errors a lenient build takes as warnings: those that leave every dua of the sources known and readable.
///
/// Two things tell: the rule, by ``RuleDescription/isRecoverable``, and the file, of which nobody knows what it held
/// where it could not be read to its end.
package struct Leniency {
  /// The files that did not give all their entities.
  private let brokenFiles: Set<FileID>

  package init(_ files: some Sequence<IngestedFile>) {
    brokenFiles = Set(files.lazy.filter { !$0.isComplete }.map(\.file))
  }

  package func severity(_ severity: Severity?, of finding: Finding) -> Severity? {
    guard severity == .error, RuleCatalog[finding.rule]?.isRecoverable == true,
      finding.range.map({ !brokenFiles.contains($0.file) }) ?? true
    else { return severity }
    return .warning
  }
}
