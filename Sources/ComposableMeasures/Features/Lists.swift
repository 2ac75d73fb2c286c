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

/// A long array in an observable state.
enum Numbers {
  struct State: ObservableState {
    private var _numbers = [Int](repeating: 0, count: 100_000)
    var numbers: [Int] {
      get {
        _$observationRegistrar.access(0)
        return _numbers
      }
      set { _$observationRegistrar.mutate(0, &_numbers, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _numbers)
        defer { _$observationRegistrar.didModify(0, _numbers, before) }
        yield &_numbers
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }
  }
}
