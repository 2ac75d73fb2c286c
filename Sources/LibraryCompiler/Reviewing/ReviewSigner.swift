import Composable
import ContentDraft
import ContentRepair
import ContentValidation
import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

/// Reads a library for its reviewers, and signs reviews in its sources.
public struct ReviewSigner: Sendable {
  private let files: FileClient
  private let environment: EnvironmentClient
  private let calendar: CalendarClient
  private let git: GitClient

  /// Uses the clients of the current dependencies.
  public init() {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    @Dependency(\.calendar) var calendar
    @Dependency(\.git) var git
    self.init(files: files, environment: environment, calendar: calendar, git: git)
  }

  init(files: FileClient, environment: EnvironmentClient, calendar: CalendarClient, git: GitClient) {
    (self.files, self.environment, self.calendar, self.git) = (files, environment, calendar, git)
  }

  /// Reads and checks the sources in a folder, absolute or relative to the working directory.
  public func open(_ content: String) async throws(OperationalFailure) -> ReviewedLibrary {
    try await translating { try await read(content).library }
  }

  /// Signs the review of a dua in its source, with today's date and the hash of its text.
  ///
  /// Throws if there is no such dua, if it has errors, if a file of the library cannot be read completely, or if that of the dua
  /// cannot be changed. That file is replaced completely or not at all, and nothing but the review in it changes.
  ///
  /// - Returns: The path of the file, or nil if this person's signature is there already and fits the text.
  public func sign(
    _ name: String,
    by reviewer: String,
    in content: String
  ) async throws(OperationalFailure) -> String? {
    try await translating {
      let paths = try BuildPaths(
        for: BuildRequest(content: content, fixes: FixRequest()),
        files: files,
        environment: environment
      )
      defer { paths.contentLock?.release(files) }
      let (library, sources) = try await read(content)
      return try sign(name, by: reviewer, library, sources)
    }
  }

  private struct Sources {
    let reader: SourceReader
    let ingested: [IngestedSource]
  }

  private func read(_ content: String) async throws -> (library: ReviewedLibrary, sources: Sources) {
    let paths = try BuildPaths(for: BuildRequest(content: content), files: files, environment: environment)
    let listing = try SourceFinder(files: files, root: paths.root).find()
    let reader = SourceReader(files: files, root: paths.root, listing: listing)
    let ingested = listing.sources.map(reader.ingest)
    let checker = LibraryChecker(
      reader: reader,
      sources: ingested,
      quran: try .shipped(),
      jobs: environment.processorCount(),
      git: git,
      // An error of the dua that is to be signed must be among them.
      limit: .unlimited
    )
    let checked = try await checker.check()
    let history = ReviewHistory(git: git, reader: reader)
    return (
      ReviewedLibrary(checked, history: history),
      Sources(reader: reader, ingested: ingested)
    )
  }

  private func sign(
    _ name: String,
    by reviewer: String,
    _ library: ReviewedLibrary,
    _ sources: Sources
  ) throws -> String? {
    let review = try library.review(of: name)
    let slug = review.slug
    guard let text = review.text else {
      throw OperationalFailure(
        "`\(slug)` cannot be signed: a part of it cannot be read",
        hint: "run `rizq validate`"
      )
    }
    guard library.isComplete else {
      throw OperationalFailure(
        "`\(slug)` cannot be signed: a file cannot be read completely, and may contain a text of it",
        hint: "run `rizq validate`"
      )
    }
    let errors = review.findings.count { $0.severity == .error && !Self.isAboutReview($0.rule) }
    guard errors == 0 else {
      throw OperationalFailure(
        "`\(slug)` cannot be signed: it has \(errors.counted("error"))",
        hint: "`rizq review show \(slug)` shows them"
      )
    }
    if review.state == .current, review.reviewer?.hasSameScalars(as: reviewer) == true { return nil }
    let signature = ReviewSignature(reviewer: reviewer, date: calendar.today(), hash: text.hash)
    return try write(signature, review.dua, sources)
  }

  private static func isAboutReview(_ rule: RuleID) -> Bool { ReviewedLibrary.rules.contains(rule) }

  private func write(
    _ signature: ReviewSignature,
    _ dua: DuaFragment,
    _ sources: Sources
  ) throws -> String {
    let file = dua.range.file
    let path = sources.reader.listing.path(of: file)
    guard let source = sources.ingested.first(where: { $0.file.file == file }), let status = source.status,
      let bytes = try sources.reader.bytes(of: source)
    else { throw OperationalFailure("`\(path)` cannot be read") }
    guard let edit = signature.edit(of: dua, in: bytes, isXML: path.hasSuffix(".xml")) else {
      throw OperationalFailure(
        "`\(path)` has no place for the review",
        hint: "add a review with the status `unreviewed` to the dua"
      )
    }
    let revision = FileRevision(bytes, [edit])
    if let violation = try signature.violation(
      of: revision,
      source.file,
      dua,
      path: path,
      in: sources.ingested.map(\.file)
    ) {
      throw OperationalFailure("`\(path)` is not changed: \(violation)", hint: "sign the review by hand")
    }
    let replacement = FileReplacement(
      files: files,
      path: Paths.join(sources.reader.root, path),
      status: status,
      temporaryName: FileNames.temporaryName(for: file)
    )
    try replacement.replace(with: revision.new)
    try replacement.synchronize()
    return path
  }

  private func translating<Result>(
    _ work: () async throws -> Result
  ) async throws(OperationalFailure) -> Result {
    do {
      return try await work()
    } catch {
      throw OperationalFailure(causedBy: error)
    }
  }
}
