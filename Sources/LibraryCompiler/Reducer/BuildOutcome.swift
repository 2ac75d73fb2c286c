/// How a build ended.
public enum BuildOutcome: Equatable, Sendable {
  /// The sources are good, and the bundle, where one was asked for, is in its place.
  case succeeded(BuildSummary)
  /// The sources have errors, or warnings under `isStrict`. Nothing was published.
  case rejected
  /// The work could not be done. Nothing was published, unless the message says so.
  case failed(OperationalFailure)
  /// Somebody asked to stop. Nothing was published.
  case cancelled
}

/// The figures of a build that succeeded.
public struct BuildSummary: Equatable, Sendable {
  public var duas: Int
  public var journeys: Int
  public var files: Int
  /// Nil when nothing was to be written.
  public var bundle: PublishedBundle?
  /// Nil unless the build was lenient.
  public var leniency: LeniencySummary?
  public var elapsed: Duration

  public init(
    duas: Int,
    journeys: Int,
    files: Int,
    bundle: PublishedBundle? = nil,
    leniency: LeniencySummary? = nil,
    elapsed: Duration
  ) {
    self.duas = duas
    self.journeys = journeys
    self.files = files
    self.bundle = bundle
    self.leniency = leniency
    self.elapsed = elapsed
  }
}

/// A bundle in its place.
public struct PublishedBundle: Equatable, Sendable {
  /// As the request names it.
  public var path: String
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
  /// How many findings there are, of every severity.
  public var findings: Int
  /// How many duas of the sources are not in the bundle.
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
