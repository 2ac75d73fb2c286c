import Composable

/// The smallest feature with an observable state.
struct Counter: Reducer {
  typealias State = ObservedState<NoID, Int>

  enum Action: Equatable {
    case incremented
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.value += 1
        return .none
      }
    }
  }
}

/// A counter with a plain state.
struct PlainCounter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  typealias Action = Counter.Action

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      }
    }
  }
}

/// A counter that watches its count.
struct WatchedCounter: Reducer {
  var body: some Reducer<Counter.State, Counter.Action> {
    Counter()
      .onChange(of: \.value) { _, _ in .none }
  }
}
