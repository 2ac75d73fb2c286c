// Common mistakes, with the errors that the compiler must report for them; see scripts/check-diagnostics.sh.
import ComposableMacros

@Reducer
struct Animated {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case first
    case second
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .first:
        state.count += 1
        // expected-error@+1 {{Write '.send(action)', and animate in the view}}
        return .send(.second, animation: .default)
      case .second:
        return .none
      }
    }
  }
}

@Reducer
struct AnimatedRun {
  enum Action {
    case first
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      let name = "a"
      return .run(name: name) { send in
        // expected-error@+1 {{Write 'send(action)', and animate in the view}}
        await send(.first, animation: .default)
      }
    }
  }
}

@Reducer
struct Misspelled {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case first
    case second(Int)
  }

  // expected-error@+1 {{'DependencyValues' has no property of this name}}
  @Dependency(\.apiClent) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .first:
        // expected-error@+1 {{has no member 'cuont'}}
        state.cuont += 1
        return .none
      case .second(let number):
        state.count = number
        return .none
      }
    }
  }
}

@Reducer
struct WrongType {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case first
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
      state.count += "1"
      return .none
    }
  }
}

@Reducer
struct WrongResult {
  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      // expected-error@+1 {{cannot find 'undeclared' in scope}}
      let effect = undeclared
      return effect
    }
  }
}

@Reducer
struct WrongCase {
  struct State {
    @Presents var sheet: WrongResult.State?
  }

  enum Action {
    case sheet(PresentationAction<WrongResult.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{has no dynamic member 'shet'}}
      .ifLet(\.$sheet, action: \.shet) {
        WrongResult()
      }
  }
}

struct Scheduling {
  // expected-error@+1 {{continuousClock': effects sleep on clocks}}
  @Dependency(\.mainQueue) var mainQueue
  // expected-error@+1 {{continuousClock': effects sleep on clocks}}
  @Dependency(\.mainRunLoop) var mainRunLoop

  func effects(_ effect: Effect<Int>) -> [Effect<Int>] {
    [
      // expected-error@+1 {{Use 'debounce(id:for:clock:)'}}
      effect.throttle(id: 1, for: .seconds(1), scheduler: mainQueue, latest: true),
      // expected-error@+1 {{Use 'debounce(id:for:clock:)' with}}
      effect.debounce(id: 1, for: .seconds(1), scheduler: mainQueue),
      // expected-error@+1 {{for await value in publisher.values}}
      .publisher { 1 },
      // expected-error@+1 {{Effects have no animations}}
      effect.animation(.default),
    ]
  }

  @MainActor
  func send(to store: StoreOf<Animated>) {
    // expected-error@+1 {{Write 'send(action)' inside 'withAnimation'}}
    store.send(.first, animation: .default)
  }

  func button() -> ButtonState<Int> {
    // expected-error@+1 {{Write '.send(action)', and animate in the view}}
    ButtonState(action: .send(1, animation: .default)) { TextState("OK") }
  }
}
