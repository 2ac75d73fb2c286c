import Composable

// Three features around a counter, each embedded by `Scope`, with their code as the macros generate it.
//
// They are separate types, as in an app. One generic feature would be measured too slow, because the key paths and case
// paths of generic types are not specialized.

struct Inner: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _child = Counter.State(0)
    var child: Counter.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.mutate(0, &_child, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(0, _child, before) }
        yield &_child
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.child, stored: \State._child)
      ]
    }

    init() {}
  }

  enum Action {
    case child(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Counter() }
  }
}

extension Inner.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var child: AnyCasePath<Inner.Action, Counter.Action> {
      AnyCasePath(embed: { .child($0) }, extract: { if case .child(let value) = $0 { value } else { nil } })
    }
  }

  static let allCasePaths = AllCasePaths()
}

struct Middle: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _child = Inner.State()
    var child: Inner.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.mutate(0, &_child, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(0, _child, before) }
        yield &_child
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.child, stored: \State._child)
      ]
    }

    init() {}
  }

  enum Action {
    case child(Inner.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Inner() }
  }
}

extension Middle.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var child: AnyCasePath<Middle.Action, Inner.Action> {
      AnyCasePath(embed: { .child($0) }, extract: { if case .child(let value) = $0 { value } else { nil } })
    }
  }

  static let allCasePaths = AllCasePaths()
}

struct Outer: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _child = Middle.State()
    var child: Middle.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.mutate(0, &_child, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(0, _child, before) }
        yield &_child
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.child, stored: \State._child)
      ]
    }

    init() {}
  }

  enum Action {
    case child(Middle.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Middle() }
  }
}

extension Outer.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var child: AnyCasePath<Outer.Action, Middle.Action> {
      AnyCasePath(embed: { .child($0) }, extract: { if case .child(let value) = $0 { value } else { nil } })
    }
  }

  static let allCasePaths = AllCasePaths()
}
