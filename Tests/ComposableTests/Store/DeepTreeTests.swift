import Composable
import Foundation
import Testing

/// A feature that presents itself recursively.
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

/// A feature that scopes itself recursively.
private struct Scoped: Reducer {
  struct State {
    var count = 0
    /// Contains at most one element. An array, because a struct cannot contain itself.
    private var inner: [State] = []
    var child: State {
      get { inner[0] }
      _modify { yield &inner[0] }
    }

    init(depth: Int) {
      for _ in 0..<depth {
        let child = self
        self = State()
        inner = [child]
      }
    }

    private init() {}

    var innermost: State { inner.first?.innermost ?? self }
  }

  indirect enum Action: CasePathable {
    case increment
    case child(Action)

    init(depth: Int) {
      self = .increment
      for _ in 0..<depth { self = .child(self) }
    }

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Action> {
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
      CombineReducers {
        Scope(state: \.child, action: \.child) { Scoped() }
        Reduce { state, action in
          guard case .increment = action else { return .none }
          state.count += 1
          return .run { _ in }
        }
      }
    )
  }
}

/// Runs an operation on a new thread and returns its result.
private func onThread<R: Sendable>(stackSize: Int, _ operation: @escaping @Sendable () -> R) async -> R {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: operation()) }
    thread.stackSize = stackSize
    thread.start()
  }
}

@MainActor
struct DeepTreeTests {
  @Test func deepTreeOfScopesNeedsLittleStack() async {
    let depth = 300
    let store = Store(initialState: Scoped.State(depth: depth)) { Scoped() }
    await store.send(Scoped.Action(depth: depth)).finish()
    #expect(store.withState { $0.innermost.count } == 1)
  }

  /// 512 KiB is the stack of a secondary thread on Apple systems.
  @Test func deepTreeIsReducedOnASmallStack() async {
    let count = await onThread(stackSize: 512 << 10) {
      let depth = 201
      let reducer = Scoped()._resolve()
      var state = Scoped.State(depth: depth)
      _ = reducer.reduce(into: &state, action: Scoped.Action(depth: depth))
      return state.innermost.count
    }
    #expect(count == 1)
  }

  /// 1 MiB is the stack of the main thread on iOS. A debug build needs 3 KB for each level.
  @Test func deepTreeOfPresentationsIsReducedOnASmallStack() async {
    let count = await onThread(stackSize: 1024 << 10) {
      let depth = 201
      let reducer = Nested()._resolve()
      var state = Nested.State(depth: depth)
      var action = Nested.Action.increment
      for _ in 0..<depth { action = .child(.presented(action)) }
      _ = reducer.reduce(into: &state, action: action)
      var innermost: Nested.State? = state
      while let child = innermost?.child { innermost = child }
      return innermost?.count
    }
    #expect(count == 1)
  }

  @Test func deepTreeOfPresentationsNeedsLittleStack() async {
    let depth = 300
    let store = Store(initialState: Nested.State(depth: depth)) { Nested() }
    var action = Nested.Action.increment
    for _ in 0..<depth { action = .child(.presented(action)) }
    await store.send(action).finish()
    var innermost: Nested.State? = store.state
    while let child = innermost?.child { innermost = child }
    #expect(innermost?.count == 1)
  }

  @Test func storesCanBeScopedDeeply() {
    let depth = 300
    let store = Store(initialState: Nested.State(depth: depth)) { Nested() }
    var innermost = store
    while let child = innermost.scope(state: \.child, action: \.child) { innermost = child }
    innermost.send(.increment)
    #expect(innermost.count == 1)
    #expect(store.count == 0)
  }
}
