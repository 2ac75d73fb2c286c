import Composable
import Observation
import Testing

/// Profiles in a list and on a stack.
private struct Team: Reducer {
  struct State: ObservableProperties, Equatable {
    private var _members = IdentifiedArray(id: \Profile.State.name)
    var members: IdentifiedArray<String, Profile.State> {
      get {
        _$observationRegistrar.access(0)
        return _members
      }
      set { _$observationRegistrar.mutate(0, &_members, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(0, _members)
        defer { _$observationRegistrar.didModify(0, _members, before) }
        yield &_members
      }
    }

    private var _path = StackState<Profile.State>()
    var path: StackState<Profile.State> {
      get {
        _$observationRegistrar.access(1)
        return _path
      }
      set { _$observationRegistrar.mutate(1, &_path, newValue) }
      _modify {
        let before = _$observationRegistrar.willModify(1, _path)
        defer { _$observationRegistrar.didModify(1, _path, before) }
        yield &_path
      }
    }

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    static var _$observedProperties: [ObservedProperty<Self>] {
      [
        ObservedProperty(0, \State.members, stored: \State._members),
        ObservedProperty(1, \State.path, stored: \State._path),
      ]
    }

    init(names: [String]) {
      for name in names {
        _members.append(Self.profile(name))
        _path.append(Self.profile(name))
      }
    }

    static func profile(_ name: String) -> Profile.State {
      var profile = Profile.State()
      profile.name = name
      return profile
    }
  }

  enum Action: CasePathable {
    case members(IdentifiedAction<String, Profile.Action>)
    case path(StackAction<Profile.State, Profile.Action>)
    case remove(String)

    struct AllCasePaths: Sendable {
      var members: AnyCasePath<Action, IdentifiedAction<String, Profile.Action>> {
        AnyCasePath(
          embed: { .members($0) },
          extract: { if case .members(let action) = $0 { action } else { nil } }
        )
      }
      var path: AnyCasePath<Action, StackAction<Profile.State, Profile.Action>> {
        AnyCasePath(embed: { .path($0) }, extract: { if case .path(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      if case .remove(let name) = action { state.members.remove(id: name) }
      return .none
    }
    .forEach(\.members, action: \.members) { Profile() }
    .forEach(\.path, action: \.path) { Profile() }
  }
}

/// Observers of a collection are notified of new, removed and replaced elements, but not of changes inside elements.
@MainActor
struct ObservedElementTests {
  private let store = Store(initialState: Team.State(names: ["a", "b"])) { Team() }

  private func change(_ name: String, _ change: @escaping (inout Profile.State) -> Void) {
    store.send(.members(.element(id: name, action: .change(change))))
  }

  private func changeTop(_ change: @escaping (inout Profile.State) -> Void) throws {
    let top = try #require(store.withState { $0.path.ids.last })
    store.send(.path(.element(id: top, action: .change(change))))
  }

  @Test func observerOfAListIsNotNotifiedOfChangesInsideAnElement() {
    let list = observe { _ = store.members.count }
    let (visits, name) = (
      observe { _ = store.members[id: "b"]?.visits }, observe { _ = store.members[id: "b"]?.name }
    )
    change("b") { $0.visits += 1 }
    #expect(list.entries.isEmpty)
    #expect(visits.entries == ["changed"])
    #expect(name.entries.isEmpty)
  }

  @Test func observerOfAListIsNotifiedOfAReplacedElement() {
    let list = observe { _ = store.members.count }
    change("b") { $0 = Team.State.profile("b") }
    #expect(list.entries == ["changed"])
  }

  @Test func observerOfAListIsNotifiedOfARemovedElement() {
    let list = observe { _ = store.members.count }
    store.send(.remove("a"))
    #expect(list.entries == ["changed"])
  }

  @Test func observerOfAStackIsNotNotifiedOfChangesInsideAnElement() throws {
    let stack = observe { _ = store.path.count }
    let visits = observe { _ = store.path.last?.visits }
    try changeTop { $0.visits += 1 }
    #expect(stack.entries.isEmpty)
    #expect(visits.entries == ["changed"])
  }

  @Test func observerOfAStackIsNotifiedOfAReplacedElement() throws {
    let stack = observe { _ = store.path.count }
    try changeTop { $0 = Profile.State() }
    #expect(stack.entries == ["changed"])
  }
}
