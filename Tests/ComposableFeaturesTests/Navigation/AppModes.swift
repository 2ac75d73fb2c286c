import ComposableMacros
import ComposableTesting
import Testing

@Reducer
struct SignIn {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action {
    case nameChanged(String)
    case signedIn(name: String)
    case submitButtonTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .signedIn:
        return .none
      case .submitButtonTapped:
        return .send(.signedIn(name: state.name))
      }
    }
  }
}

@Reducer
struct Home {
  @ObservableState
  struct State: Equatable {
    var name: String
    var ticks = 0
  }
  enum Action { case signOutButtonTapped, task, tick }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .signOutButtonTapped:
        return .none
      case .task:
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.ticks += 1
        return .none
      }
    }
  }
}

/// The root of an app: either signed out, or at home.
@Reducer
struct AppModes {
  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum State: Equatable {
    case signIn(SignIn.State)
    case home(Home.State)

    init() { self = .signIn(SignIn.State()) }
  }

  enum Action {
    case signIn(SignIn.Action)
    case home(Home.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .signIn(.signedIn(let name)):
        state = .home(Home.State(name: name))
        return .none
      case .home(.signOutButtonTapped):
        state = .signIn(SignIn.State())
        return .none
      case .signIn, .home:
        return .none
      }
    }
    .ifCaseLet(\.signIn, action: \.signIn) {
      SignIn()
    }
    .ifCaseLet(\.home, action: \.home) {
      Home()
    }
  }
}

@MainActor
struct AppModesTests {
  let clock = TestClock()

  @Test func signInAndOut() async {
    let store = TestStore(initialState: AppModes.State()) {
      AppModes()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.signIn(.nameChanged("Blob"))) {
      $0.modify(\.signIn) { $0.name = "Blob" }
    }
    await store.send(.signIn(.submitButtonTapped))
    await store.receive(\.signIn.signedIn) { $0 = .home(Home.State(name: "Blob")) }
    await store.send(.home(.task))
    await clock.advance(by: .seconds(2))
    await store.receive(\.home.tick) { $0.modify(\.home) { $0.ticks = 1 } }
    await store.receive(\.home.tick) { $0.modify(\.home) { $0.ticks = 2 } }
    await store.send(.home(.signOutButtonTapped)) { $0 = .signIn(SignIn.State()) }
  }

  @Test func stateOfTheOtherMode() async {
    let store = TestStore(initialState: .home(Home.State(name: "A"))) {
      AppModes()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    await store.send(\.home.signOutButtonTapped)
    #expect(store.state.home == nil)
    #expect(store.state.is(\.signIn))
    #expect(store.state[case: \.signIn]?.name == "")
  }
}
