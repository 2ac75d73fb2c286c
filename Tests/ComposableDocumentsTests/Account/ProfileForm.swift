import ComposableMacros

/// A form with bound fields, which need no separate actions.
@Reducer struct ProfileForm {
  struct Address: Equatable, Sendable {
    var city = ""
    var street = ""
  }

  @ObservableState struct State: Equatable, Sendable {
    var name = ""
    var email = ""
    var address = Address()
    var isSaved = false

    var isValid: Bool { !name.isEmpty && email.contains("@") }
  }

  enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()

    Reduce { state, action in
      switch action {
      case .binding(\.email):
        state.email = state.email.lowercased()
        return .none
      case .binding:
        state.isSaved = false
        return .none
      case .saveTapped:
        state.isSaved = state.isValid
        return .none
      }
    }
  }
}
