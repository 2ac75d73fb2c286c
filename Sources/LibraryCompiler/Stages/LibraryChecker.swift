import ContentSource
import ContentValidation
import DuaLibrary

/// What checking the sources gave.
public struct CheckedLibrary: Equatable, Sendable {
  public var draft: LibraryDraft
  public var report: DiagnosticReport
  /// The closed library; nil when an error keeps it from being one.
  public var library: Library?

  public init(draft: LibraryDraft, report: DiagnosticReport, library: Library?) {
    self.draft = draft
    self.report = report
    self.library = library
  }
}

/// Puts the fragments together, lets the rules look at them, and closes the library.
struct LibraryChecker {
  let reader: SourceReader
  let sources: [IngestedSource]
  /// What quotations are held against.
  let quran: QuranSource
  /// How many threads look at texts at once, at least 1.
  var jobs = 1

  /// Throws a ``FileFailure`` when a file with a finding is no longer what it was when it was read, and
  /// `CancellationError` when its task is cancelled.
  func check() async throws -> CheckedLibrary {
    var draft = LibraryDraft(files: sources.lazy.map(\.file))
    draft.isWhole = draft.isWhole && reader.listing.isComplete
    var findings = reader.listing.findings
    for source in sources { findings += source.file.findings }
    findings += try await Validator.findings(in: draft, quran: quran, jobs: jobs)
    let policy = draft.declaration?.policy ?? Policy()
    let report = try report(findings, policy)
    guard !report.hasErrors else { return CheckedLibrary(draft: draft, report: report, library: nil) }
    do throws(ClosingFailure) {
      return CheckedLibrary(draft: draft, report: report, library: try Library(closing: draft))
    } catch {
      return CheckedLibrary(
        draft: draft,
        report: try self.report(findings + [error.finding], policy),
        library: nil
      )
    }
  }

  private func report(_ findings: [Finding], _ policy: Policy) throws(FileFailure) -> DiagnosticReport {
    var places = [IngestedSource?](repeating: nil, count: reader.listing.paths.count)
    for source in sources { places[Int(source.file.file.rawValue)] = source }
    return DiagnosticReport(
      try DiagnosticLocator.locate(
        findings: findings,
        severity: policy.severity(of:),
        path: reader.listing.path(of:),
        text: { (file) throws(FileFailure) in
          guard let source = places[Int(file.rawValue)] else { return nil }
          return try reader.text(of: source)
        }
      )
    )
  }
}
