import ComposableMacros

/// Edits a copy of the user.
@Reducer struct ProfileEditor {
  @ObservableState struct State: Equatable, Sendable {
    var user: User
  }

  enum Action: Equatable, Sendable {
    case nameChanged(String)
    case saveTapped
    case cancelTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.user.name = name
        return .none
      case .saveTapped:
        return .none
      case .cancelTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// The settings of the user.
@Reducer struct ProfileSettings {
  @ObservableState struct State: Equatable, Sendable {
    var isReminded = true
  }

  enum Action: Equatable, Sendable {
    case reminderToggled
    case logOutTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .reminderToggled:
        state.isReminded.toggle()
        return .none
      case .logOutTapped:
        return .none
      }
    }
  }
}
