import Composable

/// A navigation stack of counters.
struct Stacked: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _path: StackState<Counter.State> = []
    var path: StackState<Counter.State> {
      get {
        _$observationRegistrar.access(0)
        return _path
      }
      set { _$observationRegistrar.mutate(0, &_path, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _path)
        defer { _$observationRegistrar.didModify(0, _path, before) }
        yield &_path
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.path, stored: \State._path)
      ]
    }

    init(depth: Int) {
      for _ in 0..<depth { _path.append(Counter.State()) }
    }
  }

  enum Action {
    case path(StackActionOf<Counter>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path) { Counter() }
  }
}

extension Stacked.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var path: AnyCasePath<Stacked.Action, StackActionOf<Counter>> {
      AnyCasePath(embed: { .path($0) }, extract: { if case .path(let value) = $0 { value } else { nil } })
    }
  }

  static let allCasePaths = AllCasePaths()
}
