import Composable

/// A list of counters.
struct CounterList: Reducer {
  typealias State = ObservedState<NoID, IdentifiedArrayOf<Row.State>>
  typealias Action = ChildAction<IdentifiedActionOf<Row>>

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.value, action: \.child) { Row() }
  }

  /// A counter in a list.
  struct Row: Reducer {
    typealias State = ObservedState<Int, Int>
    typealias Action = Counter.Action

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incremented:
          state.value += 1
          return .none
        }
      }
    }

    static func states(count: Int) -> IdentifiedArrayOf<State> {
      IdentifiedArray(uniqueElements: (0..<count).map { State(id: $0, 0) })
    }
  }
}

/// A navigation stack of counters.
struct CounterStack: Reducer {
  typealias State = ObservedState<NoID, StackState<Counter.State>>
  typealias Action = ChildAction<StackActionOf<Counter>>

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.value, action: \.child) { Counter() }
  }
}
