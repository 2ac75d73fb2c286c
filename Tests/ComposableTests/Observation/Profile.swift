import Composable

/// A feature with an observable state, as the macro generates it.
struct Profile: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _name = ""
    var name: String {
      get {
        _$observationRegistrar.access(0)
        return _name
      }
      set { _$observationRegistrar.mutate(0, &_name, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _name)
        defer { _$observationRegistrar.didModify(0, _name, before) }
        yield &_name
      }
    }

    private var _visits = 0
    var visits: Int {
      get {
        _$observationRegistrar.access(1)
        return _visits
      }
      set { _$observationRegistrar.mutate(1, &_visits, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(1, _visits)
        defer { _$observationRegistrar.didModify(1, _visits, before) }
        yield &_visits
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.name, stored: \State._name),
        ObservedProperty(1, \State.visits, stored: \State._visits),
      ]
    }

    init() {}
  }

  enum Action {
    case change((inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}

/// A feature with a child and an optional state, both observable.
struct Account: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _profile = Profile.State()
    var profile: Profile.State {
      get {
        _$observationRegistrar.access(0)
        return _profile
      }
      set { _$observationRegistrar.mutate(0, &_profile, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _profile)
        defer { _$observationRegistrar.didModify(0, _profile, before) }
        yield &_profile
      }
    }

    private var _guest: Profile.State?
    var guest: Profile.State? {
      get {
        _$observationRegistrar.access(1)
        return _guest
      }
      set { _$observationRegistrar.mutate(1, &_guest, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(1, _guest)
        defer { _$observationRegistrar.didModify(1, _guest, before) }
        yield &_guest
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.profile, stored: \State._profile),
        ObservedProperty(1, \State.guest, stored: \State._guest),
      ]
    }

    init() {}
  }

  enum Action {
    case profile(Profile.Action)
    case change((inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.profile, action: \.profile) { Profile() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}

extension Account.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var profile: AnyCasePath<Account.Action, Profile.Action> {
      AnyCasePath(
        embed: { .profile($0) },
        extract: { if case .profile(let action) = $0 { action } else { nil } }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
