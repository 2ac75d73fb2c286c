import ComposableMacros
import ComposableTesting
import Testing

/// A screen whose effect never ends by itself.
@Reducer private struct Screen {
  @ObservableState struct State: Equatable {}

  enum Action {
    case appeared
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in try await Task.never() } }
  }
}

/// A feature that replaces its stack outside `forEach`.
@Reducer private struct Replacing {
  @ObservableState struct State: Equatable {
    var path = StackState<Screen.State>()
  }

  enum Action {
    case path(StackActionOf<Screen>)
    case homeTapped
    case otherTapped
    case nothing
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Screen() }
    Reduce { state, action in
      switch action {
      case .path, .nothing: break
      case .homeTapped: state.path = StackState()
      case .otherTapped: state.path = [Screen.State()]
      }
      return .none
    }
  }
}

@MainActor
struct ReplacedStackTests {
  // The stores would fail the tests if the effects went on.

  @Test func effectsOfElementsEndWhenAnOuterReducerReplacesTheStack() async {
    let path: StackState = [Screen.State(), Screen.State()]
    let store = TestStore(initialState: Replacing.State(path: path)) { Replacing() }
    for id in path.ids { await store.send(.path(.element(id: id, action: .appeared))) }
    await store.send(.homeTapped) { $0.path = [] }
    await store.send(.nothing)
  }

  @Test func elementsOfTheNewStackKeepTheirEffects() async {
    let store = TestStore(initialState: Replacing.State(path: [Screen.State()])) { Replacing() }
    store.exhaustivity = .off
    let first = store.state.path.ids[0]
    await store.send(.path(.element(id: first, action: .appeared)))
    await store.send(.otherTapped)
    let second = store.state.path.ids[0]
    #expect(first != second)
    let task = await store.send(.path(.element(id: second, action: .appeared)))
    await store.send(.nothing)
    #expect(!task.isCancelled)
    await store.skipInFlightEffects()
  }
}
