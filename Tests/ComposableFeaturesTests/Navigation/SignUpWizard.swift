import ComposableMacros
import ComposableTesting
import Testing

/// Steps of a sign-up on a stack; the summary can go back to a step in a sheet.
@Reducer
struct SignUpWizard {
  @Reducer(state: .equatable)
  enum Path {
    case basics(Basics)
    case topics(Topics)
    case summary(Summary)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var data = SignUpData()
  }

  enum Action {
    case nextButtonTapped
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextButtonTapped:
        state.path.append(.basics(Basics.State(data: state.data)))
        return .none
      case .path(.element(id: _, action: .basics(.delegate(.done(let data))))):
        state.data = data
        state.path.append(.topics(Topics.State(data: data)))
        return .none
      case .path(.element(id: _, action: .topics(.delegate(.done(let data))))):
        state.data = data
        state.path.append(.summary(Summary.State(data: data)))
        return .none
      case .path(.element(id: _, action: .summary(.submitButtonTapped))):
        state.path.removeAll()
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

struct SignUpData: Equatable, Sendable {
  var email = ""
  var topics: Set<Topic> = []
  enum Topic: String, CaseIterable, Sendable { case morning, evening, travel }
}

@Reducer
struct Basics {
  @ObservableState
  struct State: Equatable {
    var data: SignUpData
    var isNextDisabled: Bool { !data.email.contains("@") }
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case nextButtonTapped
    @CasePathable enum Delegate { case done(SignUpData) }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .nextButtonTapped = action, !state.isNextDisabled else { return .none }
      return .send(.delegate(.done(state.data)))
    }
  }
}

@Reducer
struct Topics {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var data: SignUpData
  }
  enum Action: BindableAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case nextButtonTapped
    @CasePathable enum Delegate { case done(SignUpData) }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding, .delegate:
        return .none
      case .nextButtonTapped where state.data.topics.isEmpty:
        state.alert = AlertState { TextState("Please choose at least one topic.") }
        return .none
      case .nextButtonTapped:
        return .send(.delegate(.done(state.data)))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
struct Summary {
  @ObservableState
  struct State: Equatable {
    var data: SignUpData
    @Presents var edit: Edit.State?
  }
  enum Action {
    case edit(PresentationAction<Edit.Action>)
    case editBasicsButtonTapped
    case editTopicsButtonTapped
    case submitButtonTapped
  }
  @Reducer(state: .equatable)
  enum Edit {
    case basics(Basics)
    case topics(Topics)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .edit(.dismiss):
        switch state.edit {
        case .basics(let basics): state.data = basics.data
        case .topics(let topics): state.data = topics.data
        case .none: break
        }
        return .none
      case .edit, .submitButtonTapped:
        return .none
      case .editBasicsButtonTapped:
        state.edit = .basics(Basics.State(data: state.data))
        return .none
      case .editTopicsButtonTapped:
        state.edit = .topics(Topics.State(data: state.data))
        return .none
      }
    }
    .ifLet(\.$edit, action: \.edit)
  }
}

@MainActor
struct SignUpWizardTests {
  @Test func throughAllSteps() async {
    let store = TestStore(initialState: SignUpWizard.State()) { SignUpWizard() }
    await store.send(.nextButtonTapped) { $0.path[id: 0] = .basics(.init(data: .init())) }
    await store.send(\.path[id: 0].basics.nextButtonTapped)
    await store.send(.path(.element(id: 0, action: .basics(.binding(.set(\.data.email, "a@b.c")))))) {
      $0.path[id: 0, case: \.basics]?.data.email = "a@b.c"
    }
    await store.send(\.path[id: 0].basics.nextButtonTapped)
    await store.receive(\.path[id: 0].basics.delegate.done) {
      $0.data.email = "a@b.c"
      $0.path[id: 1] = .topics(.init(data: $0.data))
    }
    await store.send(\.path[id: 1].topics.nextButtonTapped) {
      $0.path[id: 1, case: \.topics]?.alert = AlertState { TextState("Please choose at least one topic.") }
    }
    await store.send(\.path[id: 1].topics.alert.dismiss) {
      $0.path[id: 1, case: \.topics]?.alert = nil
    }
  }

  @Test func editFromTheSummary() async {
    let store = TestStore(
      initialState: SignUpWizard.State(path: StackState([.summary(.init(data: .init(email: "a@b.c")))]))
    ) {
      SignUpWizard()
    }
    store.exhaustivity = .off
    await store.send(\.path[id: 0].summary.editTopicsButtonTapped)
    await store.send(
      .path(
        .element(
          id: 0,
          action: .summary(.edit(.presented(.topics(.binding(.set(\.data.topics, [.travel]))))))
        )
      )
    )
    await store.send(\.path[id: 0].summary.edit.dismiss) {
      $0.path[id: 0, case: \.summary]?.data.topics = [.travel]
    }
    await store.send(\.path[id: 0].summary.submitButtonTapped)
    #expect(store.state.path.ids.isEmpty)
  }
}
