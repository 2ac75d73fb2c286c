import ComposableMacros
import ComposableTesting
import Testing

/// A state that is not observable.
private struct Plain: Equatable {
  @Presents var detail: Int?
  @Presents var other: String? = "a"
}

@ObservableState private struct Watched: Equatable {
  var celsius = 0.0 {
    didSet { changes.append("\(oldValue) to \(celsius)") }
  }
  var title: String? {
    willSet { changes.append(newValue ?? "") }
  }
  @ObservationStateIgnored var changes: [String] = []
}

private struct Generated: Equatable {
  nonisolated(unsafe) static var count = 0

  static func make() -> Int {
    count += 1
    return count
  }
}

@ObservableState private struct Once: Equatable {
  var number = Generated.make()
}

@Reducer private struct Form {
  @ObservableState struct State: Equatable {
    var name = ""
    var count = 0
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case view(View)

    @CasePathable enum View {
      case addTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.count = state.name.count
        return .none
      case .binding:
        return .none
      case .view(.addTapped):
        state.count += 1
        return .none
      }
    }
  }
}

@ViewAction(for: Form.self)
private struct FormView {
  let store: StoreOf<Form>

  @MainActor func addTapped() {
    send(.addTapped)
  }
}

@MainActor
struct StateTests {
  @Test func presentationDoesNotRequireAnObservableState() {
    var state = Plain()
    #expect(state.other == "a")
    state.detail = 1
    state.$other = PresentationState(wrappedValue: nil)
    #expect(state == Plain(detail: 1, other: nil))
  }

  @Test func observersOfAPropertyAreCalled() {
    var state = Watched()
    state.celsius = 3
    state.celsius += 1
    state.title = "t"
    #expect(state.changes == ["0.0 to 3.0", "3.0 to 4.0", "t"])
  }

  @Test func initialValueIsEvaluatedOnce() {
    #expect(Once().number == 1)
    #expect(Once(number: 5).number == 5)
    #expect(Generated.count == 1)
  }

  @Test func bindingsSetProperties() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.binding.name, "abc") {
      $0.name = "abc"
      $0.count = 3
    }
    await store.send(.set(\.count, 9)) { $0.count = 9 }
    #expect(Form.Action.set(\.count, 1)._$binding == .set(\.count, 1))
    #expect(Form.Action.view(.addTapped)._$binding == nil)
  }

  @Test func viewSendsViewActions() {
    let view = FormView(store: Store(initialState: Form.State()) { Form() })
    view.addTapped()
    #expect(view.store.count == 1)
  }
}
