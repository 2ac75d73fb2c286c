import Composable

/// A long array in a plain state.
struct Lists: Reducer {
  struct State {
    var written = [Int](repeating: 0, count: 10_000)
    var untouched = 0
  }

  enum Action {
    case touchArray
    case leaveArrayAlone
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .touchArray: state.written[5_000] += 1
      case .leaveArrayAlone: state.untouched += 1
      }
      return .none
    }
  }
}
