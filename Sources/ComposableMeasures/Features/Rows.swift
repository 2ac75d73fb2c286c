import Composable

/// A list of counters.
struct Rows: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _rows: IdentifiedArrayOf<Row.State> = []
    var rows: IdentifiedArrayOf<Row.State> {
      get {
        _$observationRegistrar.access(0)
        return _rows
      }
      set { _$observationRegistrar.mutate(0, &_rows, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _rows)
        defer { _$observationRegistrar.didModify(0, _rows, before) }
        yield &_rows
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.rows, stored: \State._rows)
      ]
    }

    init(count: Int) {
      _rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

/// A counter in a list.
struct Row: Reducer {
  struct State: ObservableProperties, Equatable, Identifiable {
    let id: Int

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

    init(id: Int) {
      self.id = id
    }
  }

  enum Action {
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

extension Rows.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var rows: AnyCasePath<Rows.Action, IdentifiedActionOf<Row>> {
      AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let value) = $0 { value } else { nil } })
    }
  }

  static let allCasePaths = AllCasePaths()
}
