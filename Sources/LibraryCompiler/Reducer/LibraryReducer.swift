import Composable
import DuaLibrary

/// A build, from the content folder to the published bundle: the way of the data in one place.
///
/// The reducer decides what comes next; the stages do the work, as effects. Files are ingested side by side and arrive in
/// any order: each has a place of its own in the state, so the order leaves no trace.
public struct LibraryReducer: Reducer {
  @Dependency(\.files) var files
  @Dependency(\.environment) var environment
  @Dependency(\.stopwatch) var stopwatch

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .buildRequested:
        guard state.stage == .idle else { return .none }
        state.started = stopwatch.now()
        return reserve(&state)

      case .placeReserved(let place):
        state.place = place
        return next(&state) { find(&$0, in: place) }

      case .sourcesFound(let listing):
        state.listing = listing
        state.ingested = Array(repeating: nil, count: listing.paths.count)
        state.remaining = listing.sources.count
        return next(&state, ingest)

      case .sourceIngested(let source):
        state.ingested[Int(source.file.file.rawValue)] = source
        state.remaining -= 1
        return state.remaining == 0 ? next(&state, check) : .none

      case .libraryChecked(let checked):
        state.checked = checked
        return state.fixing == nil ? conclude(&state) : fix(&state)

      case .sourcesRevised(let round):
        return take(round, &state)

      case .sourcesReread(let sources):
        for source in sources { state.ingested[Int(source.file.file.rawValue)] = source }
        return next(&state, check)

      case .fileSaved(let file, let failure):
        state.fixing?.endSaving(of: file, failure)
        return next(&state, save)

      case .fileRefused(let file, let failure):
        state.fixing?.endSaving(of: file, refusedFor: failure)
        return next(&state, save)

      case .bundleRendered(let bundle, let reservation):
        state.bundle = bundle
        return next(&state) { write(&$0, bundle, reservation) }

      case .bundleWritten(let reservation):
        return next(&state) { verify(&$0, reservation) }

      case .bundleVerified(let reservation):
        return next(&state) { publish(&$0, reservation) }

      case .bundlePublished:
        guard let library = state.checked?.library else { return end(&state, .rejected) }
        return end(&state, success(state, library))

      case .stageFailed(let failure):
        return end(&state, state.isStopping ? .cancelled : .failed(failure))

      case .stopRequested:
        return stop(&state)

      case .placeReleased:
        state.stage = .finished
        return .none
      }
    }
  }
}
