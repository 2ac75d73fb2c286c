import ContentRepair
import Diagnostics

extension LibraryReducer {
  /// Where a build stands.
  public struct State: Equatable, Sendable {
    public var request: BuildRequest
    public var stage: Stage = .idle
    /// The stopwatch when the build began.
    public var started: Duration = .zero
    public var paths: BuildPaths?
    public var listing = SourceListing()
    /// One place for each of the listing's paths, in their order; emptied once the library is checked for the last time.
    public var ingested: [IngestedSource?] = []
    /// How many sources are still to be read.
    public var remaining = 0
    public var checked: CheckedLibrary?
    /// What is changed in the sources; nil when nothing is to be.
    public var fixing: Fixing?
    public var bundle: RenderedBundle?
    /// Whether somebody asked to stop while a stage ran that must not be interrupted.
    public var isStopping = false
    public var outcome: BuildOutcome?

    public init(request: BuildRequest) {
      self.request = request
      fixing = request.fixes.map { _ in Fixing() }
    }
  }

  /// The stages of a build, in their order.
  public enum Stage: String, Equatable, Sendable {
    case idle
    /// The content folder is looked up, the output folder is looked at and locked.
    case reserving
    case finding, ingesting, checking
    /// Changes of the sources are made in memory; after it the library is checked again.
    case revising
    /// The sources that were changed are written.
    case saving
    case rendering
    case writing, verifying, publishing
    /// What lies beside the output is removed.
    case releasing
    case finished
  }

  public enum Action: Equatable, Sendable {
    case buildRequested
    case stopRequested
    case outputPrepared(BuildPaths)
    case sourcesFound(SourceListing)
    case sourceIngested(IngestedSource)
    case libraryChecked(CheckedLibrary)
    case sourcesRevised(FixRound)
    case sourcesReread([IngestedSource])
    /// A source was written; the failure is that of what came after.
    case fileSaved(FileID, OperationalFailure?)
    /// A source could not be written, and is as it was.
    case fileRejected(FileID, OperationalFailure)
    case bundleRendered(RenderedBundle, OutputTransaction)
    case bundleWritten(OutputTransaction)
    case bundleVerified(OutputTransaction)
    case bundlePublished
    case stageFailed(OperationalFailure)
    case outputReleased
  }
}
