import ComposableMacros

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var name = ""
    var isEven: Bool { count % 2 == 0 }
  }

  enum Action: Equatable {
    case incremented
    case set(Int)
    case factLoaded(number: Int, fact: String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .set(let count):
        state.count = count
        return .none
      case .factLoaded(_, let fact):
        state.name = fact
        return .none
      }
    }
  }
}
