import ComposableMacros

/// Shows the user, and presents an editor and the settings.
@Reducer struct Profile {
  @ObservableState struct State: Equatable, Sendable {
    var user: User?
    var isLoading = false
    var problem: String?
    @Presents var editor: ProfileEditor.State?
    @Presents var settings: ProfileSettings.State?
  }

  enum Action: Sendable {
    case appeared, disappeared
    case editTapped, settingsTapped
    case userLoaded(Result<User, any Error>)
    case editor(PresentationAction<ProfileEditor.Action>)
    case settings(PresentationAction<ProfileSettings.Action>)
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable, Sendable {
      case loggedOut
    }
  }

  @Dependency(\.users) var users

  private enum CancelID { case changes }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.isLoading = true
        return .run { send in
          await send(.userLoaded(Result { try await users.current() }))
          for await user in users.changes() {
            await send(.userLoaded(.success(user)))
          }
        }
        .cancellable(id: CancelID.changes, cancelInFlight: true)

      case .disappeared:
        return .cancel(id: CancelID.changes)

      case .userLoaded(.success(let user)):
        state.isLoading = false
        state.user = user
        return .none

      case .userLoaded(.failure(let error)):
        state.isLoading = false
        state.problem = "\(error)"
        return .none

      case .editTapped:
        guard let user = state.user else { return .none }
        state.editor = ProfileEditor.State(user: user)
        return .none

      case .editor(.presented(.saveTapped)):
        guard let edited = state.editor?.user else { return .none }
        state.user = edited
        state.editor = nil
        return .run { send in
          do {
            try await users.update(edited)
          } catch {
            await send(.userLoaded(.failure(error)))
          }
        }

      case .settingsTapped:
        state.settings = ProfileSettings.State()
        return .none

      case .settings(.presented(.logOutTapped)):
        state.settings = nil
        state.user = nil
        return .send(.delegate(.loggedOut))

      case .editor, .settings, .delegate:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) {
      ProfileEditor()
    }
    .ifLet(\.$settings, action: \.settings) {
      ProfileSettings()
    }
  }
}
