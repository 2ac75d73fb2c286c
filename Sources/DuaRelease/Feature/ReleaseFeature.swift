import ComposableMacros
import DuaLibrary

/// The updates of the library: check, fetch, verify, install, roll back. Installing and rolling back cannot be cancelled.
@Reducer
public struct ReleaseFeature {
  @ObservableState
  public struct State: Equatable {
    /// The library of this launch; nil until it has been chosen.
    public internal(set) var library: LaunchedLibrary?
    /// How far the update has come.
    public internal(set) var phase = Phase.idle
    /// The texts that are withdrawn.
    public internal(set) var errata = Errata()
    /// Those that the last check has found and could not store, so that no launch knows them; nil if it has stored what it found.
    public internal(set) var unstoredErrata: Errata?
    /// The release that was found by the last check; nil if there is none to install.
    public internal(set) var release: AvailableRelease?

    public init() {}
  }

  /// Where an update is. In every phase the library in use is a whole one.
  @CasePathable
  public enum Phase: Equatable, Sendable {
    /// No update is under way, and none is known.
    case idle
    /// The metadata is fetched and verified.
    case checking
    /// There is nothing newer.
    case current
    /// There is another release, which is not fetched yet.
    case available
    /// Files are fetched; nil before the client tells how much has arrived.
    case downloading(ReleaseProgress?)
    /// The files that were fetched are checked.
    case verifying
    /// The release replaces the current library. This step cannot be cancelled.
    case installing
    /// The release is in use.
    case installed
    /// The former library replaces the current one. This step cannot be cancelled.
    case rollingBack
    /// The metadata has expired: what is in use stays, and there may be something newer.
    case expired(String)
    /// There is another release that this app cannot take, with the reason.
    case notOffered(String)
    /// With what tells the user why.
    case failed(String)
  }

  public enum Action {
    /// The app was started: its library is chosen.
    case launched
    /// The library to open is known: after the launch, an installation or a rollback.
    case libraryChosen(Result<LaunchedLibrary, any Error>)
    /// The app has shown the library.
    case libraryWorks
    /// Looks for another release, unless a step is running.
    case checkTapped
    /// A check has ended; the phase says how.
    case checked(Result<ReleaseCheckResult, any Error>)
    /// Fetches, verifies and installs ``State/release``, unless a step is running.
    case downloadTapped
    /// Another part of the files has arrived.
    case progressed(ReleaseProgress)
    /// All files have arrived. They are verified next.
    case downloaded
    /// The files are those that were signed. They are installed next.
    case verified
    /// The release is in the place of the former library. It is chosen as at a launch.
    case installed
    /// Returns to the former library, unless a step is running.
    case rollBackTapped
    /// The former library is in its place again, and is the one to open.
    case rolledBack(LaunchedLibrary)
    /// A download, a verification, an installation or a rollback has failed.
    case failed(any Error)
    /// That the library works could not be recorded.
    case recordingFailed(any Error)
    /// Ends a check, a download or a verification. Ignored in all other phases.
    case cancelTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The library in use is another one, to be opened.
      case libraryChanged(LaunchedLibrary)
      /// The set of withdrawn texts has changed.
      case errataChanged(Errata)
    }
  }

  @Dependency(\.releaseClient) var client

  private enum CancelID { case update }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .launched:
        return choose()

      case .libraryChosen(.success(let library)):
        return open(library, &state)

      case .libraryWorks:
        return .run { [client] send in
          do { try await client.markHealthy() } catch { await send(.recordingFailed(error)) }
        }

      case .checkTapped:
        return check(&state)

      case .checked(.success(let result)):
        return show(result, &state)

      case .downloadTapped:
        return download(&state)

      case .progressed(let progress):
        guard case .downloading = state.phase else { return .none }
        state.phase = .downloading(progress)
        return .none

      case .downloaded:
        return verify(&state)

      case .verified:
        return install(&state)

      case .installed:
        state.phase = .installed
        state.release = nil
        return choose()

      case .rollBackTapped:
        return rollBack(&state)

      case .rolledBack(let library):
        (state.phase, state.release) = (.idle, nil)
        return open(library, &state)

      // The rollback chooses again.
      case .libraryChosen(.failure) where state.phase == .rollingBack:
        return .none

      case .checked(.failure(let error)), .failed(let error), .libraryChosen(.failure(let error)):
        fail(error, &state)
        return .none

      case .recordingFailed(let error):
        if !state.isBusy { fail(error, &state) }
        return .none

      case .cancelTapped:
        return cancel(&state)

      case .delegate:
        return .none
      }
    }
  }

  private func fail(_ error: any Error, _ state: inout State) {
    let isExpired = (error as? ReleaseError)?.isExpiry == true
    state.phase = isExpired ? .expired("\(error)") : .failed("\(error)")
  }

  private func open(_ library: LaunchedLibrary, _ state: inout State) -> Effect<Action> {
    var library = library
    if let errata = state.unstoredErrata { (library.errata, library.areErrataUnknown) = (errata, false) }
    state.library = library
    state.errata = library.errata
    return .send(.delegate(.libraryChanged(library)))
  }

  private func choose() -> Effect<Action> {
    .run { [client] send in await send(.libraryChosen(Result { try await client.launch() })) }
  }

  private func check(_ state: inout State) -> Effect<Action> {
    guard !state.isBusy else { return .none }
    state.phase = .checking
    return .run { [client] send in await send(.checked(Result { try await client.check() })) }
      .cancellable(id: CancelID.update)
  }

  private func show(_ result: ReleaseCheckResult, _ state: inout State) -> Effect<Action> {
    state.release = result.available
    state.unstoredErrata = result.storageProblem == nil ? nil : result.errata
    state.phase =
      result.storageProblem.map { .failed("\($0)") } ?? result.obstacle.map { .notOffered("\($0)") }
      ?? (result.available == nil ? .current : .available)
    guard result.errata != state.errata else { return .none }
    state.errata = result.errata
    return .send(.delegate(.errataChanged(result.errata)))
  }

  private func download(_ state: inout State) -> Effect<Action> {
    guard !state.isBusy, let release = state.release else { return .none }
    state.phase = .downloading(nil)
    return update { [client] send in
      for try await progress in client.download(release) { await send(.progressed(progress)) }
      await send(.downloaded)
    }
  }

  private func verify(_ state: inout State) -> Effect<Action> {
    state.phase = .verifying
    return update { [client] send in
      try await client.verify()
      await send(.verified)
    }
  }

  /// From here on nothing is cancelled: the exchange is one step.
  private func install(_ state: inout State) -> Effect<Action> {
    state.phase = .installing
    return .run { [client] send in
      try await client.install()
      await send(.installed)
    } catch: { error, send in
      await send(.failed(error))
    }
  }

  private func rollBack(_ state: inout State) -> Effect<Action> {
    guard !state.isBusy else { return .none }
    state.phase = .rollingBack
    return .run { [client] send in
      try await client.rollBack()
      await send(.rolledBack(try await client.launch()))
    } catch: { error, send in
      await send(.failed(error))
    }
  }

  private func cancel(_ state: inout State) -> Effect<Action> {
    switch state.phase {
    case .checking, .downloading, .verifying:
      state.phase = state.release == nil ? .idle : .available
      return .cancel(id: CancelID.update)
    default: return .none
    }
  }

  /// A step that can be cancelled.
  private func update(_ work: @escaping @Sendable (Send<Action>) async throws -> Void) -> Effect<Action> {
    .run { send in
      try await work(send)
    } catch: { error, send in
      await send(.failed(error))
    }
    .cancellable(id: CancelID.update)
  }
}

extension ReleaseFeature.State {
  /// Whether a step is running.
  var isBusy: Bool {
    switch phase {
    case .checking, .downloading, .verifying, .installing, .rollingBack: true
    case .idle, .current, .available, .installed, .expired, .notOffered, .failed: false
    }
  }
}
