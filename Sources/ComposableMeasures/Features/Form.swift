import Composable

/// A feature whose properties are bound.
struct Form: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _number = 0
    var number: Int {
      get {
        _$observationRegistrar.access(0)
        return _number
      }
      set { _$observationRegistrar.mutate(0, &_number, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _number)
        defer { _$observationRegistrar.didModify(0, _number, before) }
        yield &_number
      }
    }

    private var _changes = 0
    var changes: Int {
      get {
        _$observationRegistrar.access(1)
        return _changes
      }
      set { _$observationRegistrar.mutate(1, &_changes, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(1, _changes)
        defer { _$observationRegistrar.didModify(1, _changes, before) }
        yield &_changes
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.number, stored: \State._number),
        ObservedProperty(1, \State.changes, stored: \State._changes),
      ]
    }

    init() {}
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)

    // As the macro generates it; the default implementation uses reflection.
    var _$binding: BindingAction<State>? {
      switch self {
      case .binding(let action): action
      }
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

extension Form.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var binding: AnyCasePath<Form.Action, BindingAction<Form.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let value) = $0 { value } else { nil } }
      )
    }
  }

  static let allCasePaths = AllCasePaths()
}
