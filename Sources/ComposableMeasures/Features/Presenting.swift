import Composable

/// A feature that presents a counter.
struct Presenting: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _sheet = PresentationState<Counter.State>(wrappedValue: nil)
    var sheet: Counter.State? {
      get {
        _$observationRegistrar.access(0)
        return _sheet.wrappedValue
      }
      set { _$observationRegistrar.mutate(0, &_sheet.wrappedValue, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _sheet.wrappedValue)
        defer { _$observationRegistrar.didModify(0, _sheet.wrappedValue, before) }
        yield &_sheet.wrappedValue
      }
    }

    // Named `$sheet` by the macro. Only macros may declare such names.
    var sheetPresentation: PresentationState<Counter.State> {
      get {
        _$observationRegistrar.access(0)
        return _sheet
      }
      set { _$observationRegistrar.mutate(0, &_sheet, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _sheet)
        defer { _$observationRegistrar.didModify(0, _sheet, before) }
        yield &_sheet
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.sheetPresentation, stored: \State._sheet)
      ]
    }

    init() {}
  }

  enum Action {
    case presentTapped
    case sheet(PresentationAction<Counter.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .presentTapped:
        state.sheet = Counter.State(0)
        return .none
      case .sheet:
        return .none
      }
    }
    .ifLet(\.sheetPresentation, action: \.sheet) { Counter() }
  }
}

extension Presenting.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var sheet: AnyCasePath<Presenting.Action, PresentationAction<Counter.Action>> {
      AnyCasePath(embed: { .sheet($0) }, extract: { if case .sheet(let value) = $0 { value } else { nil } })
    }
  }

  static let allCasePaths = AllCasePaths()
}
