import ComposableMacros
import ComposableTesting
import Observation
import Testing

@Reducer
private struct Preferences {
  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("preferences-font-size")) var fontSize = 17
    @SharedReader(.appStorage("preferences-font-size")) var shownSize = 17
    var taps = 0
  }

  enum Action {
    case largerTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .largerTapped:
        state.taps += 1
        state.$fontSize.withLock { $0 += 1 }
        return .none
      }
    }
  }
}

@MainActor
struct SharedStateTests {
  @Test func aSharedPropertyOfAnObservableStateIsAsserted() async {
    let store = TestStore(initialState: Preferences.State()) { Preferences() }
    await store.send(.largerTapped) {
      $0.taps = 1
      $0.$fontSize.withLock { $0 = 18 }
    }
    #expect(store.state.shownSize == 18)
  }

  @Test func everyStoreThatShowsAValueIsTold() {
    let first = Store(initialState: Preferences.State()) { Preferences() }
    let second = Store(initialState: Preferences.State()) { Preferences() }
    let isTold = LockIsolated(false)
    withObservationTracking {
      _ = second.fontSize
    } onChange: {
      isTold.setValue(true)
    }
    first.send(.largerTapped)
    #expect(isTold.value)
    #expect(second.shownSize == 18)
  }
}
