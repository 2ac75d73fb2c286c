/// The outcome of a build.
public enum BuildOutcome: Equatable, Sendable {
  /// The sources passed the checks, and the bundle, if one was requested, is published.
  case succeeded(BuildSummary)
  /// The sources have errors, or warnings under `isStrict`. Nothing was published.
  case rejected
  /// The build could not run to its end. Nothing was published, unless the message says so.
  case failed(OperationalFailure)
  /// The user or the system stopped the build. Nothing was published.
  case cancelled
}

/// The figures of a successful build.
public struct BuildSummary: Equatable, Sendable {
  /// The number of duas.
  public var duas: Int
  /// The number of journeys.
  public var journeys: Int
  /// The number of files.
  public var files: Int
  /// Nil if nothing was to be written.
  public var bundle: PublishedBundle?
  /// Nil unless the build was lenient.
  public var leniency: LeniencySummary?
  /// Whether nothing has changed since an earlier build, so that nothing was done.
  public var isUnchanged: Bool
  /// The duration of the build.
  public var elapsed: Duration

  public init(
    duas: Int,
    journeys: Int,
    files: Int,
    bundle: PublishedBundle? = nil,
    leniency: LeniencySummary? = nil,
    isUnchanged: Bool = false,
    elapsed: Duration
  ) {
    self.duas = duas
    self.journeys = journeys
    self.files = files
    self.bundle = bundle
    self.leniency = leniency
    self.isUnchanged = isUnchanged
    self.elapsed = elapsed
  }
}

/// A published bundle.
public struct PublishedBundle: Equatable, Sendable {
  /// As named in the request.
  public var path: String
  /// The number of files.
  public var files: Int
  /// In bytes.
  public var size: Int

  public init(path: String, files: Int, size: Int) {
    self.path = path
    self.files = files
    self.size = size
  }
}

/// What a lenient build left out or supplied.
public struct LeniencySummary: Equatable, Sendable {
  /// The number of findings of all severities.
  public var findings: Int
  /// The number of duas in the sources that are not in the bundle.
  public var duasLeftOut: Int

  public init(findings: Int, duasLeftOut: Int) {
    self.findings = findings
    self.duasLeftOut = duasLeftOut
  }

  init(_ checked: CheckedLibrary) {
    findings = checked.report.counts.total
    duasLeftOut = checked.draft.duas.count - checked.published.duas.count
  }
}
