import ComposableMacros
import ComposableTesting
import Testing

/// Asks again after one, two and four seconds, then gives up.
@Reducer
struct RetryBackOff {
  @ObservableState
  struct State: Equatable {
    var attempt = 0
    var fact: String?
    var hasGivenUp = false
  }

  enum Action: Equatable {
    case factButtonTapped
    case factResponse(TaskResult<String>)
    case retry(attempt: Int)
  }

  var fetch: @Sendable (Int) async throws -> String
  @Dependency(\.continuousClock) var clock
  private enum CancelID { case request }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .factButtonTapped:
        state = State()
        return request(0)
      case .factResponse(.success(let fact)):
        state.fact = fact
        return .none
      case .factResponse(.failure):
        guard state.attempt < 3 else {
          state.hasGivenUp = true
          return .none
        }
        return .run { [attempt = state.attempt] send in
          try await clock.sleep(for: .seconds(1 << attempt))
          await send(.retry(attempt: attempt + 1))
        }
        .cancellable(id: CancelID.request)
      case .retry(let attempt):
        state.attempt = attempt
        return request(attempt)
      }
    }
  }

  func request(_ attempt: Int) -> Effect<Action> {
    .run { send in
      await send(.factResponse(TaskResult { try await fetch(attempt) }))
    }
    .cancellable(id: CancelID.request, cancelInFlight: true)
  }
}

@MainActor
struct RetryBackOffTests {
  struct Busy: Error, Equatable {}
  let clock = TestClock()

  @Test func secondAttemptIsMadeAfterASecond() async {
    let store = TestStore(initialState: RetryBackOff.State()) {
      RetryBackOff(fetch: { attempt in
        guard attempt == 1 else { throw Busy() }
        return "0 is a good number"
      })
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.factButtonTapped)
    await store.receive(.factResponse(.failure(Busy())))
    await clock.advance(by: .seconds(1))
    await store.receive(.retry(attempt: 1)) { $0.attempt = 1 }
    await store.receive(.factResponse(.success("0 is a good number"))) {
      $0.fact = "0 is a good number"
    }
  }

  @Test func givesUpAfterSevenSeconds() async {
    let store = TestStore(initialState: RetryBackOff.State()) {
      RetryBackOff { _ in throw Busy() }
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.factButtonTapped)
    await clock.advance(by: .seconds(7))
    await store.skipReceivedActions()
    store.assert {
      $0.attempt = 3
      $0.hasGivenUp = true
    }
  }
}
