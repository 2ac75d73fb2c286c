import ComposableMacros
import ComposableTesting
import Foundation
import Testing

/// A form with nested structs, validated as it is typed.
@Reducer
struct Registration {
  @ObservableState
  struct State: Equatable {
    var account = Account()
    var preferences = Preferences()
    var errors: [Field: String] = [:]
    var focus: Field? = .email
    var hasAcceptedTerms = false

    var isSubmitEnabled: Bool { errors.isEmpty && hasAcceptedTerms && !account.email.isEmpty }

    enum Field: Hashable { case email, password, repeated }

    struct Account: Equatable, Sendable {
      var email = ""
      var password = ""
      var repeated = ""
    }

    struct Preferences: Equatable, Sendable {
      var minutes = 10
      var reminders = false
    }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case resetButtonTapped
    case submitButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.account) { _, account in
        Reduce { state, _ in
          state.errors = [:]
          if !account.email.contains("@") { state.errors[.email] = "Not an address" }
          if account.password.count < 8 { state.errors[.password] = "Too short" }
          if account.password != account.repeated { state.errors[.repeated] = "Not the same" }
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.preferences.minutes):
        state.preferences.minutes = min(max(state.preferences.minutes, 1), 60)
        return .none
      case .binding(\.preferences.reminders):
        if state.preferences.reminders { state.preferences.minutes = 5 }
        return .none
      case .binding:
        return .none
      case .resetButtonTapped:
        state = State()
        return .none
      case .submitButtonTapped:
        state.focus = state.errors.keys.contains(.email) ? .email : nil
        return .none
      }
    }
  }
}

@MainActor
struct RegistrationTests {
  @Test func errorsFollowTheText() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    await store.send(.set(\.account.email, "blob")) {
      $0.account.email = "blob"
      $0.errors = [.email: "Not an address", .password: "Too short"]
    }
    await store.send(.submitButtonTapped)
    await store.send(
      .binding(.set(\.account, .init(email: "a@b", password: "12345678", repeated: "12345678")))
    ) {
      $0.account = .init(email: "a@b", password: "12345678", repeated: "12345678")
      $0.errors = [:]
    }
    await store.send(\.binding.hasAcceptedTerms, true) { $0.hasAcceptedTerms = true }
    #expect(store.state.isSubmitEnabled)
    await store.send(\.binding.focus, nil) { $0.focus = nil }
    await store.send(.resetButtonTapped) { $0 = Registration.State() }
  }

  @Test func minutesAreClamped() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    store.exhaustivity = .off
    await store.send(.set(\.preferences.minutes, 100)) { $0.preferences.minutes = 60 }
    await store.send(.set(\.preferences.reminders, true)) { $0.preferences.minutes = 5 }
  }
}
