import ComposableMacros
import ComposableTesting
import Testing

struct Session: Equatable, Sendable {
  var token: String
  var needsTwoFactor = false
}

enum AuthenticationError: Error, Equatable { case wrongPassword, wrongCode }

@DependencyClient
struct AuthenticationClient: Sendable {
  var login: @Sendable (_ email: String, _ password: String) async throws -> Session
  var twoFactor: @Sendable (_ code: String, _ token: String) async throws -> Session
}

extension AuthenticationClient: TestDependencyKey {
  static let testValue = AuthenticationClient()
}

extension DependencyValues {
  var authenticationClient: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}

/// A login in one or two steps, which ends with a token.
@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    @Presents var twoFactor: TwoFactor.State?
    var email = ""
    var password = ""
    var isRequestInFlight = false
    var isFormValid: Bool { !email.isEmpty && !password.isEmpty }
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Never>)
    case delegate(Delegate)
    case loginResponse(Result<Session, any Error>)
    case twoFactor(PresentationAction<TwoFactor.Action>)
    case view(View)

    @CasePathable
    enum Delegate: Equatable { case loggedIn(token: String) }

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case loginButtonTapped
    }
  }

  @Dependency(\.authenticationClient) var authenticationClient

  var body: some Reducer<State, Action> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert, .delegate:
        return .none
      case .loginResponse(.success(let session)):
        state.isRequestInFlight = false
        if session.needsTwoFactor {
          state.twoFactor = TwoFactor.State(token: session.token)
          return .none
        }
        return .send(.delegate(.loggedIn(token: session.token)))
      case .loginResponse(.failure(let error)):
        state.isRequestInFlight = false
        state.alert = AlertState { TextState(String(describing: error)) }
        return .none
      case .twoFactor(.presented(.response(.success(let session)))):
        state.twoFactor = nil
        return .send(.delegate(.loggedIn(token: session.token)))
      case .twoFactor:
        return .none
      case .view(.binding):
        return .none
      case .view(.loginButtonTapped):
        state.isRequestInFlight = true
        return .run { [email = state.email, password = state.password] send in
          await send(
            .loginResponse(
              Result { try await self.authenticationClient.login(email: email, password: password) }
            )
          )
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$twoFactor, action: \.twoFactor) { TwoFactor() }
  }
}

@Reducer
struct TwoFactor {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var code = ""
    let token: String
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case codeChanged(String)
    case response(Result<Session, any Error>)
  }

  @Dependency(\.authenticationClient.twoFactor) var twoFactor

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert, .response(.success):
        return .none
      case .codeChanged(let code):
        state.code = code
        guard code.count == 4 else { return .none }
        return .run { [token = state.token] send in
          await send(.response(Result { try await twoFactor(code, token) }))
        }
      case .response(.failure):
        state.code = ""
        state.alert = AlertState { TextState("Wrong code") }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@MainActor
struct LoginTests {
  @Test func aCodeIsAskedForInASecondStep() async {
    let store = TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.authenticationClient.login = { _, _ in Session(token: "t", needsTwoFactor: true) }
      $0.authenticationClient.twoFactor = { code, token in
        guard code == "1234" else { throw AuthenticationError.wrongCode }
        return Session(token: token + code)
      }
    }
    await store.send(\.view.binding.email, "blob@x.com") { $0.email = "blob@x.com" }
    await store.send(.view(.set(\.password, "secret"))) { $0.password = "secret" }
    await store.send(\.view.loginButtonTapped) { $0.isRequestInFlight = true }
    await store.receive(\.loginResponse.success) {
      $0.isRequestInFlight = false
      $0.twoFactor = TwoFactor.State(token: "t")
    }
    await store.send(.twoFactor(.presented(.codeChanged("0000")))) { $0.twoFactor?.code = "0000" }
    await store.receive(\.twoFactor.response.failure) {
      $0.twoFactor?.code = ""
      $0.twoFactor?.alert = AlertState { TextState("Wrong code") }
    }
    await store.send(\.twoFactor.alert.dismiss) { $0.twoFactor?.alert = nil }
    await store.send(.twoFactor(.presented(.codeChanged("1234")))) { $0.twoFactor?.code = "1234" }
    await store.receive(\.twoFactor.response.success) { $0.twoFactor = nil }
    await store.receive(\.delegate.loggedIn, "t1234")
  }

  @Test func wrongPassword() async {
    let store = TestStore(initialState: Login.State(email: "a", password: "b")) {
      Login()
    } withDependencies: {
      $0.authenticationClient.login = { @Sendable _, _ in throw AuthenticationError.wrongPassword }
    }
    store.exhaustivity = .off
    await store.send(.view(.loginButtonTapped))
    await store.receive(\.loginResponse.failure) {
      $0.alert = AlertState { TextState("wrongPassword") }
    }
  }
}
