import Composable
import ComposableTesting
import Testing

private struct Form: Reducer {
  struct State: Equatable {
    var name = ""
    var count = 0
    var log: [String] = []
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case other
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.log.append("name is \(state.name)")
        return .none
      case .binding:
        state.log.append("bound")
        return .none
      case .other:
        return .none
      }
    }
  }
}

extension Form.Action: CasePathable {
  fileprivate struct AllCasePaths: Sendable {
    var binding: AnyCasePath<Form.Action, BindingAction<Form.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let action) = $0 { action } else { nil } }
      )
    }
  }

  fileprivate static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A form with a separate case for its view actions.
private struct ViewForm: Reducer {
  struct State: Equatable {
    var name = ""
  }

  enum Action: ViewAction, CasePathable {
    case view(View)
    case other

    enum View: BindableAction {
      case binding(BindingAction<State>)
      case tapped
    }

    struct AllCasePaths: Sendable {
      var view: AnyCasePath<Action, View> {
        AnyCasePath(embed: { .view($0) }, extract: { if case .view(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

@MainActor
struct BindingTests {
  @Test func bindingActionSetsItsProperty() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.binding(.set(\.name, "a"))) {
      $0.name = "a"
      $0.log = ["name is a"]
    }
    await store.send(.set(\.count, 3)) {
      $0.count = 3
      $0.log = ["name is a", "bound"]
    }
    await store.send(.other)
  }

  @Test func testStoreSendsABindingByKeyPath() async {
    let store = TestStore(initialState: Form.State()) {
      Form()
      Reduce { _, action in action == .other ? .send(.set(\.count, 5)) : .none }
    }
    store.exhaustivity = .off
    await store.send(\.binding.name, "a") { $0.name = "a" }
    await store.send(.other)
    await store.receive(\.binding.count, 5) { $0.count = 5 }
  }

  @Test func bindingsOfViewActionsAreApplied() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }
    store.send(.view(.set(\.name, "a")))
    store.send(.view(.tapped))
    store.send(.other)
    #expect(store.name == "a")
  }

  @Test func bindingActionsAreEqualIfTheySetTheSame() {
    typealias Binding = BindingAction<Form.State>
    #expect(Binding.set(\.name, "a") == .set(\.name, "a"))
    #expect(Binding.set(\.name, "a") != .set(\.name, "b"))
    #expect(Binding.set(\.name, "a") != .set(\.count, 1))
    #expect(\Form.State.name ~= Binding.set(\.name, "a"))
  }

  @Test func actionIsShownAsItIsWritten() {
    var text = ""
    customDump(BindingAction<Form.State>.set(\.name, "a"), to: &text)
    #expect(text.hasPrefix("BindingAction.set("), "\(text)")
    #expect(text.contains(#""a""#), "\(text)")
    #expect(!text.contains("receipt"), "\(text)")
  }
}
