import ComposableMacros

/// The settings tab, with logout and a reset of the progress.
@Reducer public struct ShellSettings {
  @ObservableState public struct State: Equatable {
    public var progress = 7
    @Presents var alert: AlertState<Action.Alert>?
  }

  public enum Action {
    case logOutTapped
    case resetTapped
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)

    @CasePathable public enum Alert: Equatable {
      case resetConfirmed
    }

    @CasePathable public enum Delegate {
      case loggedOut
    }
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logOutTapped:
        return .send(.delegate(.loggedOut))

      case .resetTapped:
        state.alert = AlertState {
          TextState("Start again?")
        } actions: {
          ButtonState(role: .destructive, action: .resetConfirmed) {
            TextState("Start again")
          }
          ButtonState(role: .cancel) { TextState("Go on") }
        } message: {
          TextState("Your practice history will be deleted.")
        }
        return .none

      case .alert(.presented(.resetConfirmed)):
        state.progress = 0
        return .none

      case .alert, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// A feature with tabs, which run before it.
@Reducer public struct ReaderShell {
  public enum Tab: Sendable {
    case home, settings
  }

  @ObservableState public struct State: Equatable {
    public var tab = Tab.settings
    public var home = CollectionList.State()
    public var settings = ShellSettings.State()
  }

  public enum Action {
    case tabSelected(Tab)
    case home(CollectionList.Action)
    case settings(ShellSettings.Action)
  }

  public var body: some ReducerOf<Self> {
    Scope(state: \.home, action: \.home) { CollectionList() }
    Scope(\.settings, action: \.settings) { ShellSettings() }

    Reduce { state, action in
      switch action {
      case .tabSelected(let tab):
        state.tab = tab
        return .none
      case .settings(.delegate(.loggedOut)):
        state.tab = .home
        return .none
      case .home, .settings:
        return .none
      }
    }
  }
}
