import Composable

/// The smallest feature with an observable state, as the macro writes it.
struct Counter: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _count = 0
    var count: Int {
      get {
        _$observationRegistrar.access(0)
        return _count
      }
      set { _$observationRegistrar.mutate(0, &_count, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _count)
        defer { _$observationRegistrar.didModify(0, _count, before) }
        yield &_count
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.count, stored: \State._count)
      ]
    }

    init() {}
  }

  enum Action: Equatable {
    case incremented
  }

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

/// The same with a plain state.
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
