import ComposableMacros

/// The first screen, with links to three others.
@Reducer struct AccountHome {
  @ObservableState struct State: Equatable, Sendable {
    var opened = 0
  }

  enum Action: Equatable, Sendable {
    case profileTapped, settingsTapped
    case nameTapped(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.opened += 1
      return .none
    }
  }
}

/// A first screen with a stack whose path is a struct. The parent's reducer is above that of the child.
@Reducer struct AccountApp {
  @Reducer struct Path {
    @ObservableState enum State: Equatable, Sendable {
      case profile(Profile.State)
      case settings(ProfileSettings.State)
      case name(NameSheet.State)
    }

    enum Action: Sendable {
      case profile(Profile.Action)
      case settings(ProfileSettings.Action)
      case name(NameSheet.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.profile, action: \.profile) { Profile() }
      Scope(state: \.settings, action: \.settings) { ProfileSettings() }
      Scope(\.name, action: \.name) { NameSheet() }
    }
  }

  @ObservableState struct State: Equatable, Sendable {
    var path = StackState<Path.State>()
    var home = AccountHome.State()
  }

  enum Action: Sendable {
    case path(StackAction<Path.State, Path.Action>)
    case home(AccountHome.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .home(.profileTapped):
        state.path.append(.profile(Profile.State()))
        return .none
      case .home(.settingsTapped):
        state.path.append(.settings(ProfileSettings.State()))
        return .none
      case .home(.nameTapped(let name)):
        state.path.append(.name(NameSheet.State(name: name)))
        return .none
      case .path(.element(id: let id, action: .name(.delegate))):
        state.path.pop(from: id)
        return .none
      case .path, .home:
        return .none
      }
    }
    .forEach(\.path, action: \.path) {
      Path()
    }

    Scope(state: \.home, action: \.home) {
      AccountHome()
    }
  }
}
