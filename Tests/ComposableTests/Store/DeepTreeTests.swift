import Composable
import Testing

/// A feature that contains itself, any number of times.
private struct Nested: Reducer {
  struct State {
    var count = 0
    @PresentationState var child: State?

    init(depth: Int) {
      for _ in 0..<depth {
        let inner = self
        self = State(child: inner)
      }
    }

    private init(child: State) {
      self.child = child
    }
  }

  indirect enum Action: CasePathable {
    case increment
    case child(PresentationAction<Action>)

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, PresentationAction<Action>> {
        AnyCasePath(
          embed: { .child($0) },
          extract: { if case .child(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: Reduce<State, Action> {
    Reduce(
      Reduce<State, Action> { state, action in
        guard case .increment = action else { return .none }
        state.count += 1
        return .run { _ in }
      }
      .ifLet(\.$child, action: \.child) { Nested() }
    )
  }
}

@MainActor
struct DeepTreeTests {
  @Test func deepTreeNeedsLittleStack() async {
    let depth = 200
    let store = Store(initialState: Nested.State(depth: depth)) { Nested() }
    var action = Nested.Action.increment
    for _ in 0..<depth { action = .child(.presented(action)) }
    await store.send(action).finish()
    var innermost: Nested.State? = store.state
    while let child = innermost?.child { innermost = child }
    #expect(innermost?.count == 1)
  }

  @Test func storesCanBeScopedDeeply() {
    let depth = 200
    let store = Store(initialState: Nested.State(depth: depth)) { Nested() }
    var innermost = store
    while let child = innermost.scope(state: \.child, action: \.child) { innermost = child }
    innermost.send(.increment)
    #expect(innermost.count == 1)
    #expect(store.count == 0)
  }
}
