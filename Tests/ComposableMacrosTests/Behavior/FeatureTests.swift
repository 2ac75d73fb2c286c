import ComposableMacros
import ComposableTesting
import Testing

/// A feature around any other: its macros refer to the types of a type parameter.
@Reducer private struct Counted<Base: Reducer> {
  @ObservableState struct State {
    var base: Base.State
    var count = 0
  }

  enum Action {
    case base(Base.Action)
    case reset
  }

  let base: Base

  var body: some ReducerOf<Self> {
    Scope(state: \.base, action: \.base) { base }
    Reduce { state, action in
      state.count = action.is(\.reset) ? 0 : state.count + 1
      return .none
    }
  }
}

extension Counted.State: Equatable where Base.State: Equatable {}

@MainActor
struct FeatureTests {
  @Test func featureAroundAnyOtherRuns() async {
    let store = TestStore(initialState: Counted.State(base: Counter.State())) { Counted(base: Counter()) }
    await store.send(\.base.incremented) {
      $0.base.count = 1
      $0.count = 1
    }
    await store.send(.reset) { $0.count = 0 }
  }

  @Test func featureRuns() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incremented) { $0.count = 1 }
    await store.send(\.set, 4) { $0.count = 4 }
    await store.send(\.factLoaded, (number: 4, fact: "even")) { $0.name = "even" }
  }

  @Test func stateHasAMemberwiseInitializer() {
    #expect(Counter.State(count: 3).count == 3)
    #expect(Counter.State(count: 3, name: "a").name == "a")
    #expect(Counter.State() == Counter.State(count: 0))
    #expect(Inventory.State(items: [Item.State(id: 1)], title: "t").items.count == 1)
    #expect(Inventory.State(destination: .help, title: "t").destination == .help)
  }

  @Test func membersInOtherFilesCompile() {
    var state = Counter.State.hundred
    #expect(state.description == ": 100")
    state.reset()
    #expect(state == Counter.State())
    #expect(Inventory.State(path: .counter(Counter.State())).path.count == 1)
    #expect(Counter.Action.incremented.isIncrement)
  }

  @Test func featureWithoutMembersDoesNothing() async {
    let store = TestStore(initialState: Empty.State()) { Empty() }
    #expect(store.state == Empty.State())
    await store.finish()
  }

  @Test func elementsOfACollectionRun() async {
    let state = Inventory.State(items: [Item.State(id: 1), Item.State(id: 2)], title: "")
    let store = TestStore(initialState: state) { Inventory() }
    await store.send(\.item[id: 1].removeTapped)
    await store.receive(\.item[id: 1].delegate.removed) { $0.items = [Item.State(id: 2)] }
  }

  @Test func optionalChildRuns() {
    let store = Store(initialState: Inventory.State(last: Counter.State(), title: "")) { Inventory() }
    store.send(.last(.incremented))
    store.send(.favorite(.set(7)))
    #expect(store.last?.count == 1)
    #expect(store.favorite.count == 7)
  }

  @Test func genericFeatureRuns() {
    let store = Store(initialState: Chooser<String>.State(options: ["a", "b"])) { Chooser<String>() }
    store.send(.chosen("b"))
    #expect(store.choice == "b")
    #expect(Chooser<String>.Action.chosen("b")[case: \.chosen] == "b")
  }

  @Test func enumOfStatesRuns() {
    let store = Store(initialState: .signedOut(Counter.State())) { Session() }
    store.send(.signedOut(.incremented))
    #expect(store.state.signedOut?.count == 1)
    store.send(.signedIn)
    #expect(store.state.is(\.signedIn))
  }
}

@Reducer private struct Empty {}

@Reducer struct Chooser<Option: Equatable & Sendable> {
  @ObservableState struct State: Equatable {
    var options: [Option]
    var choice: Option?
  }

  enum Action {
    case chosen(Option)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chosen(let option):
        state.choice = option
        return .none
      }
    }
  }
}

@Reducer struct Session {
  @ObservableState enum State: Equatable {
    case signedOut(Counter.State)
    case signedIn
  }

  enum Action {
    case signedOut(Counter.Action)
    case signedIn
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.signedOut, action: \.signedOut) { Counter() }
    Reduce { state, action in
      if case .signedIn = action { state = .signedIn }
      return .none
    }
  }
}
