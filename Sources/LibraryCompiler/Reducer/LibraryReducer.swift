import Composable
import DuaLibrary

/// A build, from the content folder to the published bundle: the data flow in one place.
///
/// The reducer decides what comes next; the stages do the work, as effects. Files are ingested in parallel and arrive in any
/// order; each has its own element in the state, so the order does not matter.
public struct LibraryReducer: Reducer {
  @Dependency(\.files) var files
  @Dependency(\.environment) var environment
  @Dependency(\.stopwatch) var stopwatch
  @Dependency(\.git) var git

  public init() {}

  /// The transitions between the stages.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .buildRequested:
        guard state.stage == .idle else { return .none }
        state.started = stopwatch.now()
        return reserve(&state)

      case .outputPrepared(let paths):
        state.paths = paths
        return advance(&state) { find(&$0, in: paths) }

      case .sourcesFound(let listing):
        state.listing = listing
        state.ingested = Array(repeating: nil, count: listing.paths.count)
        state.remaining = listing.sources.count
        return advance(&state, recall)

      case .runRecalled(.known(let run)):
        return advance(&state) { repeatResult(of: run, &$0) }

      case .runRecalled(.new(let recorder)):
        state.recorder = recorder
        return advance(&state, ingest)

      case .sourceIngested(let source):
        state.ingested[Int(source.file.file.rawValue)] = source
        state.remaining -= 1
        return state.remaining == 0 ? advance(&state, check) : .none

      case .checkProgressed(let progress):
        state.progress = progress
        return .none

      case .libraryChecked(let checked):
        state.checked = checked
        state.progress = nil
        return state.fixing == nil ? finishChecking(&state) : fix(&state)

      case .sourcesRevised(let round):
        return apply(round, &state)

      case .sourcesReread(let sources):
        for source in sources { state.ingested[Int(source.file.file.rawValue)] = source }
        return advance(&state, check)

      case .fileSaved(let file, let failure):
        state.fixing?.endSaving(of: file, failure)
        return advance(&state, save)

      case .fileRejected(let file, let failure):
        state.fixing?.endSaving(of: file, rejectedFor: failure)
        return advance(&state, save)

      case .bundleRendered(let bundle, let transaction):
        state.bundle = bundle
        return advance(&state) { write(&$0, bundle, transaction) }

      case .bundleWritten(let bundle, let transaction):
        state.bundle = nil
        state.written = bundle
        return advance(&state) { verify(&$0, bundle, transaction) }

      case .outputObserved(let files):
        state.observedOutput = files
        return .none

      case .bundleVerified(let transaction):
        return advance(&state) { publish(&$0, transaction) }

      case .bundlePublished:
        guard let checked = state.checked, checked.library != nil else { return finish(&state, .rejected) }
        return finish(&state, success(state, checked))

      case .stageFailed(let failure):
        return finish(&state, state.isStopping ? .cancelled : .failed(failure))

      case .stopRequested:
        return stop(&state)

      case .outputReleased:
        state.stage = .finished
        return .none
      }
    }
  }
}
