import ComposableMacros
import ComposableTesting
import Testing

/// A feature that declares no state and no action has those of its body.
@MainActor
struct BodyTypesTests {
  @Test func typesAreThoseOfTheBody() async {
    let store = TestStore(initialState: 1) { Doubling() }
    await store.send(true) { $0 = 2 }
    await store.send(false)
    #expect(Doubling.State.self == Int.self)
    #expect(Doubling.Action.self == Bool.self)
  }

  @Test func typesAreThoseOfAnotherFeature() async {
    let store = TestStore(initialState: .init()) { Wrapped() }
    await store.send(.incremented) { $0.count = 1 }
  }

  @Test func typesAreThoseOfAClosure() {
    let store = Store(initialState: 1) { Erased() }
    store.send(true)
    #expect(store.state == 2)
  }

  @Test func typesAreThoseOfTheMethod() {
    let store = Store(initialState: 1) { Method() }
    store.send(true)
    #expect(store.state == 2)
  }

  @Test func typesAreInferredWithoutTheMacro() {
    let store = Store(initialState: 1) { Plain() }
    store.send(true)
    #expect(store.state == 2)
  }

  @Test func typesOfAroundAreNotHidden() {
    let store = Store(initialState: Surrounding.State(count: 1)) { Surrounding.Inner() }
    store.send(true)
    #expect(store.count == 2)
  }

  @Test func typesAreThoseOfAStoredBody() {
    let store = Store(initialState: 1) { Stored() }
    store.send(true)
    #expect(store.state == 2)
    #expect(StoredCounter.State.self == Counter.State.self)
  }

  @Test func typesOfAnInnerBodyAreThoseOfTheFeatureAround() {
    let store = Store(initialState: Enclosing.State(count: 1)) { Enclosing() }
    store.send(.doubled)
    #expect(store.count == 2)
    #expect(Enclosing.Inner.State.self == Enclosing.State.self)
    #expect(Enclosing.Other.State.self == Enclosing.State.self)
  }

  @Test func genericParametersAreTypesOfTheBody() {
    let store = Store(initialState: ["a"]) { Collecting<String>() }
    store.send("b")
    #expect(store.state == ["a", "b"])
  }
}

@Reducer private struct Doubling {
  var body: some Reducer<Int, Bool> {
    Reduce { state, action in
      if action { state *= 2 }
      return .none
    }
  }
}

@Reducer private struct Wrapped {
  var body: some ReducerOf<Counter> {
    Counter()
  }
}

@Reducer private struct Erased {
  var body: Reduce<Int, Bool> {
    Reduce(Doubling())
  }
}

@Reducer private struct Method {
  func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
    if action { state *= 2 }
    return .none
  }
}

private struct Plain: Reducer {
  var body: some Reducer<Int, Bool> {
    Doubling()
  }
}

private enum Surrounding {
  struct State: Equatable {
    var count: Int
  }

  @Reducer struct Inner {
    var body: some Reducer<Surrounding.State, Bool> {
      Scope(state: \.count, action: \.self) { Doubling() }
    }
  }
}

@Reducer private struct Stored {
  let body = Reduce<Int, Bool> { state, action in
    if action { state *= 2 }
    return .none
  }
}

@Reducer private struct StoredCounter {
  let body = Counter()
}

@Reducer private struct Enclosing {
  @ObservableState struct State: Equatable {
    var count: Int
  }

  enum Action {
    case doubled
  }

  var body: some ReducerOf<Self> {
    Inner()
    Other()
  }

  @Reducer struct Inner {
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .doubled:
          state.count *= 2
          return .none
        }
      }
    }
  }

  @Reducer struct Other {
    let body = EmptyReducer<State, Action>()
  }
}

@Reducer private struct Collecting<Element: Sendable> {
  var body: some Reducer<[Element], Element> {
    Reduce { state, action in
      state.append(action)
      return .none
    }
  }
}
