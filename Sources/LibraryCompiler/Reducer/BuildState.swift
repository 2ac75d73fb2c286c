import ContentRepair
import ContentValidation
import Diagnostics

extension LibraryReducer {
  /// The state of a build.
  public struct State: Equatable, Sendable {
    /// The arguments of the build.
    public var request: BuildRequest
    /// The current stage.
    public var stage: Stage = .idle
    /// The stopwatch when the build began.
    public var started: Duration = .zero
    /// Set by the first stage.
    public var paths: BuildPaths?
    /// The files of the content folder.
    public var listing = SourceListing()
    /// One element for each path of the listing; emptied after the last check of the library.
    public var ingested: [IngestedSource?] = []
    /// The number of sources that have not been read yet.
    public var remaining = 0
    /// How far the current check has come; nil before its first texts are done.
    public var progress: ValidationProgress?
    /// The result of the last check.
    public var checked: CheckedLibrary?
    /// The earlier run whose result this is; nil if the sources are read.
    public var recalled: RecordedRun?
    /// Records the result; nil if it is not kept.
    public var recorder: RunRecorder?
    /// The written files of the bundle, for ``recorder``.
    public var observedOutput: ObservedFiles?
    /// The changes to the sources; nil if none were requested.
    public var fixing: Fixing?
    /// The bundle, until it is written.
    public var bundle: RenderedBundle?
    /// The files of the bundle, after they were written.
    public var written: WrittenBundle?
    /// Whether a stop was requested during a stage that must not be interrupted.
    public var isStopping = false
    /// Set when the build has ended.
    public var outcome: BuildOutcome?

    /// The findings of the last check, or of the earlier run whose result this is.
    public var report: DiagnosticReport? { checked?.report ?? recalled?.report }

    /// The state of a build that has not started.
    public init(request: BuildRequest) {
      self.request = request
      fixing = request.fixes.map { _ in Fixing(isDryRun: request.isDryRun) }
    }
  }

  /// The stages of a build, in their order.
  public enum Stage: String, Equatable, Sendable {
    case idle
    /// The content folder is resolved; the output folder is checked and locked.
    case reserving
    /// The files of the content folder are listed.
    case finding
    /// The result of an earlier run is looked up.
    case recalling
    case ingesting, checking
    /// The sources are changed in memory; then the library is checked again.
    case revising
    /// The changed sources are written; not by a dry run.
    case saving
    case rendering
    case writing, verifying, publishing
    /// Temporary files and locks are removed.
    case releasing
    case finished
  }

  /// The results of stages, and the requests to start and to stop.
  public enum Action: Equatable, Sendable {
    /// Starts the build. Ignored if it was started before.
    case buildRequested
    /// Cancels the build: at once, or after a stage that must not be interrupted. Ignored once publishing has begun.
    case stopRequested
    case outputPrepared(BuildPaths)
    case sourcesFound(SourceListing)
    case runRecalled(RunRecall)
    /// One of the sources was read; they arrive in any order.
    case sourceIngested(IngestedSource)
    case checkProgressed(ValidationProgress)
    case libraryChecked(CheckedLibrary)
    case sourcesRevised(FixRound)
    /// Sources whose changes were given up were read again, as they are on the disk.
    case sourcesReread([IngestedSource])
    /// A source was written; the failure is that of synchronizing it to the disk.
    case fileSaved(FileID, OperationalFailure?)
    /// A source could not be written and is unchanged.
    case fileRejected(FileID, OperationalFailure)
    case bundleRendered(RenderedBundle, OutputTransaction)
    case bundleWritten(WrittenBundle, OutputTransaction)
    /// The written files of the bundle, for the record of the run. Sent during verification, if results are kept.
    case outputObserved(ObservedFiles)
    case bundleVerified(OutputTransaction)
    case bundlePublished
    /// A stage has thrown. Ends the build.
    case stageFailed(OperationalFailure)
    /// Temporary files and locks were removed: the build has ended.
    case outputReleased
  }
}
