import ContentDraft
import ContentIngest
import ContentRepair
import ContentValidation
import Diagnostics
import DuaLibrary
import ParallelWork
import QuranText
import SearchIndexing
import UnicodeText

/// Merges fragments, runs the rules, and resolves the library.
struct LibraryChecker {
  let reader: SourceReader
  let sources: [IngestedSource]
  /// The Quran with which quotations are compared.
  let quran: QuranSource
  /// The locations of texts that an earlier check looked up.
  var quranLocations = QuranLocations()
  /// Whether recoverable errors are warnings, and the draft is repaired before it is resolved.
  var isLenient = false
  /// The number of texts to check at once, at least 1.
  var jobs = 1
  /// Whether the vocabulary is prepared for a search index while the rules run.
  var preparesIndex = false
  /// The history in which reviewed versions of duas are looked up.
  var git = GitClient.absent
  /// Which findings the report contains; nil for all. The library is resolved only if there is no error at all.
  var filter: ReportFilter?
  /// How many findings the report lists.
  var limit = FindingLimit()
  /// The changes that are to be made in the sources; nil if none are.
  var fixes: FixRequest?

  /// Throws a ``FileFailure`` if a file with a finding has changed since it was read, and `CancellationError` if its task is
  /// cancelled.
  ///
  /// - Parameter progress: Called when some texts are done, but not after the last.
  func check(
    progress: @escaping @Sendable (ValidationProgress) async -> Void = { _ in }
  ) async throws -> CheckedLibrary {
    let draft = mergedDraft
    var (validation, (vocabulary, prepared)) = try await validate(draft, progress: progress)
    var findings = ReviewHistory(git: git, reader: reader).explained(validation.findings, in: draft)
    // There may be many, so that no second copy of them is kept.
    validation.findings = []
    findings += readFindings
    findings += vocabulary.findings
    let topics = StatedTopics(draft.duas, vocabulary.vocabulary)
    findings += topics.findings
    var published = draft
    if isLenient {
      let lenient = DraftRepair(repairing: draft)
      findings += lenient.findings
      published = lenient.draft
    }
    // Resolved meanwhile; not used if there are errors.
    let (found, resolved) = try await both(jobs: jobs) {
      [draft, findings, vocabulary] () throws(FileFailure) in
      try self.report(findings, of: draft, vocabulary)
    } _: { [published] () throws(FileFailure) in
      Result { () throws(ResolutionError) in try Library(resolving: published) }
    }
    var checked = CheckedLibrary(
      draft: draft,
      published: published,
      report: found.report,
      library: nil,
      vocabulary: vocabulary.vocabulary,
      quranLocations: validation.quranLocations
    )
    checked.preparedVocabulary = prepared
    checked.hasStandardVocabulary = vocabulary.isStandard
    // A lenient build may give duas other ids.
    checked.statedTopics =
      isLenient ? StatedTopics(published.duas, vocabulary.vocabulary).topics : topics.topics
    checked.fixable = found.fixable
    if !found.hasErrors {
      switch resolved {
      case .success(let library): checked.library = library
      case .failure(let error):
        let found = try self.report(findings + [error.finding], of: draft, vocabulary)
        (checked.report, checked.fixable) = (found.report, found.fixable)
      }
    }
    checked.inputs = inputs(vocabulary)
    return checked
  }

  /// The fragments of all sources; incomplete if a file or a folder could not be read.
  private var mergedDraft: LibraryDraft {
    var draft = LibraryDraft(files: sources.lazy.map(\.file))
    draft.isComplete = draft.isComplete && reader.listing.isComplete
    return draft
  }

  /// What was found while the sources were listed and read.
  private var readFindings: [Finding] {
    var findings = reader.listing.findings
    for source in sources { findings += source.file.findings }
    return findings
  }

  /// Runs the rules, and meanwhile reads the vocabulary and prepares it, if it is for an index.
  private func validate(
    _ draft: LibraryDraft,
    progress: @escaping @Sendable (ValidationProgress) async -> Void
  ) async throws -> (ValidationResult, (VocabularySource, PreparedVocabulary?)) {
    try await both(jobs: jobs) {
      try await Validator.validate(
        draft,
        quran: quran,
        locations: quranLocations,
        jobs: jobs,
        progress: progress
      )
    } _: {
      let source = try VocabularySource(reader: reader)
      return (source, preparesIndex ? source.prepared() : nil)
    }
  }

  /// The rules that the readers of incompletely read files reported, by file.
  private var unread: [FileID: Set<RuleID>] {
    var findings = reader.listing.isComplete ? [] : reader.listing.findings
    for source in sources where !source.file.isComplete { findings += source.file.findings }
    var rules: [FileID: Set<RuleID>] = [:]
    for finding in findings {
      if let file = finding.range?.file { rules[file, default: []].insert(finding.rule) }
    }
    return rules
  }

  private func inputs(_ vocabulary: VocabularySource) -> CheckedInputs? {
    guard reader.isObserving, vocabulary.observed.count == reader.listing.vocabulary.count else { return nil }
    let observed = sources.compactMap { source -> ObservedFile? in
      guard let status = source.status, let digest = source.digest else { return nil }
      return ObservedFile(path: reader.listing.path(of: source.file.file), status: status, digest: digest)
    }
    guard observed.count == sources.count else { return nil }
    return CheckedInputs(sources: observed + vocabulary.observed)
  }

  private func report(
    _ findings: [Finding],
    of draft: LibraryDraft,
    _ vocabulary: VocabularySource
  ) throws(FileFailure) -> FoundProblems {
    let policy = draft.declaration?.policy ?? Policy()
    let acknowledged = AcknowledgedFindings(draft, findings)
    let leniency = isLenient ? Leniency(sources.lazy.map(\.file)) : nil
    var sourcesByFile = [IngestedSource?](repeating: nil, count: reader.listing.paths.count)
    for source in sources { sourcesByFile[Int(source.file.file.rawValue)] = source }
    let severity = { (finding: Finding) -> Severity? in
      let level = policy.severity(of: finding)
      return leniency.map { $0.severity(level, of: finding) } ?? level
    }
    let isError = { (finding: Finding) in
      severity(finding) == .error && acknowledged.reason(of: finding) == nil
    }
    let all = acknowledged.unused.isEmpty ? findings : findings + acknowledged.unused
    let selected = selected(all)
    let report = try DiagnosticReport.limited(
      selected,
      to: limit,
      severity: severity,
      acknowledgement: acknowledged.reason,
      path: reader.listing.path(of:),
      text: { (file) throws(FileFailure) in
        guard let source = sourcesByFile[Int(file.rawValue)] else { return vocabulary.text(of: file) }
        return try reader.text(of: source)
      }
    )
    var found = FoundProblems(report: report, hasErrors: report.hasErrors || all.contains(where: isError))
    if let fixes {
      found.fixable = FixableFindings(
        selected.filter { severity($0) != nil && acknowledged.reason(of: $0) == nil },
        fixes,
        isError: isError
      )
    }
    return found
  }

  private func selected(_ findings: [Finding]) -> [Finding] {
    guard let filter else { return findings }
    let unread = unread
    return findings.filter { filter.selects($0, unread: unread) }
  }
}

/// What is wrong with a library.
private struct FoundProblems: Sendable {
  /// The selected findings, up to a limit.
  var report: DiagnosticReport
  /// Whether any finding is an error, selected or not.
  var hasErrors: Bool
  var fixable = FixableFindings()
}

extension FixableFindings {
  fileprivate init(_ findings: [Finding], _ request: FixRequest, isError: (Finding) -> Bool) {
    fixes = findings.filter { $0.fixIt(allowingUnsafe: request.allowsUnsafe) != nil }
      .sorted { $0.isReported(before: $1) }
      .compactMap { PlannedFix($0, allowingUnsafe: request.allowsUnsafe) }
    for finding in findings where isError(finding) {
      if let range = finding.range { errorCounts[range.file, default: 0] += 1 }
    }
  }
}
