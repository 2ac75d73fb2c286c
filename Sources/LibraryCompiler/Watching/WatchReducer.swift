import Composable
import Diagnostics

/// Builds the library, and again whenever its sources change.
///
/// Changes that follow each other within the settle delay lead to one build. A change during a build stops it; the next one
/// starts when the stopped one has removed its files. While another run has the output, the build is tried again and again: that
/// run may have read the sources before they changed.
public struct WatchReducer: Reducer {
  @Dependency(\.folderWatch) var folderWatch
  @Dependency(\.watchScreen) var screen
  @Dependency(\.environment) var environment
  @Dependency(\.continuousClock) var clock
  private let library = LibraryReducer()

  /// How long the sources must stay unchanged before they are read: editors save a file in several steps.
  static let settleDelay = Duration.milliseconds(25)
  /// How long to wait for another run before the next attempt.
  static let retryDelay = Duration.seconds(1)

  private enum CancelID { case folder, settle }

  public init() {}

  /// From one build to the next.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .watchRequested:
        return state.isStopping ? .none : follow(state)

      case .folder(.started):
        // After the first time, changes may have been missed.
        return state.build.stage == .idle ? start(&state) : .send(.folder(.changed))

      case .folder(.pollingStarted(let reason)):
        return .run { [screen] _ in await screen.show(.polling(reason: reason)) }

      case .folder(.changed):
        return .send(.folderSettled).debounce(id: CancelID.settle, for: Self.settleDelay, clock: clock)

      case .folderSettled:
        guard state.build.stage != .finished else { return start(&state) }
        state.isOutdated = true
        return .send(.build(.stopRequested))

      case .build(let action):
        let wasFinished = state.build.stage == .finished
        let effect = library.reduce(into: &state.build, action: action).map(Action.build)
        guard state.build.stage == .finished, !wasFinished else { return effect }
        return .merge(effect, endBuild(&state))

      case .stopRequested:
        state.isStopping = true
        return .merge(
          .cancel(id: CancelID.folder),
          .cancel(id: CancelID.settle),
          .send(.build(.stopRequested))
        )
      }
    }
  }

  private func follow(_ state: State) -> Effect<Action> {
    let folder = Paths.absolute(state.request.content, from: environment.workingDirectory())
    return .run { [folderWatch, method = state.method] send in
      for await event in folderWatch.events(folder, method) { await send(.folder(event)) }
    }
    .cancellable(id: CancelID.folder)
  }

  private func start(_ state: inout State) -> Effect<Action> {
    state.isOutdated = false
    state.build = LibraryReducer.State(request: state.request)
    return .send(.build(.buildRequested))
  }

  private func endBuild(_ state: inout State) -> Effect<Action> {
    let end = state.end
    if state.isStopping { return .none }
    if state.isOutdated, state.build.outcome == .cancelled { return start(&state) }
    // Most likely the wrong folder: it would be watched in vain.
    if state.completedBuilds == 0, case .failed = state.build.outcome {
      return .cancel(id: CancelID.folder)
    }
    state.completedBuilds += 1
    state.report = state.build.report ?? state.report
    let wasBusy = state.isBusy
    state.isBusy = if case .failed(let failure) = state.build.outcome { failure.isBusy } else { false }
    let show: Effect<Action> =
      wasBusy && state.isBusy ? .none : .run { [screen] _ in await screen.show(.buildEnded(end)) }
    if state.isOutdated { return .merge(show, start(&state)) }
    guard state.isBusy else { return show }
    let retry = Effect<Action>.send(.folderSettled)
      .debounce(id: CancelID.settle, for: Self.retryDelay, clock: clock)
    return .merge(show, retry)
  }
}

extension WatchReducer {
  /// The state of a watch.
  public struct State: Equatable, Sendable {
    /// The arguments of every build.
    public let request: BuildRequest
    /// How changes are noticed.
    public let method: FolderWatchMethod
    /// The current build, or the last one.
    public var build: LibraryReducer.State
    /// The number of builds that ran to their end.
    public var completedBuilds = 0
    /// The findings of the last build that has checked the sources.
    public var report: DiagnosticReport?
    /// Whether the sources have changed since the build began.
    public var isOutdated = false
    /// Whether another run was in the way of the last build, which is tried again.
    public var isBusy = false
    /// Whether the watch is to end.
    public var isStopping = false

    /// The state of a watch that has not started.
    public init(request: BuildRequest, method: FolderWatchMethod) {
      self.request = request
      self.method = method
      build = LibraryReducer.State(request: request)
    }

    /// The end of the current build, compared with the last one.
    fileprivate var end: WatchedBuild {
      WatchedBuild(
        build: build,
        changes: report.flatMap { old in build.report.map { ReportChanges(from: old, to: $0) } }
      )
    }
  }

  /// Events of the folder and of builds, and the requests to start and to stop.
  public enum Action: Equatable, Sendable {
    /// Begins to watch the folder; the first build starts when it is watched.
    case watchRequested
    /// Ends the watch and stops its build.
    case stopRequested
    case folder(FolderEvent)
    /// The folder has not changed for the settle delay.
    case folderSettled
    case build(LibraryReducer.Action)
  }
}
