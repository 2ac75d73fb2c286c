import Composable
import ComposableTesting
import Testing

/// A change by a view that no reducer handles is reported, with the remedy.
@MainActor
struct UnhandledBindingTests {
  /// A feature without `BindingReducer`, `ifLet` and `forEach`, or with them.
  private struct Form: Reducer {
    struct State: Equatable {
      var name = ""
      @PresentationState var sheet: Scripted.State?
      var path = StackState<Scripted.State>()
    }

    enum Action: BindableAction, CasePathable {
      case binding(BindingAction<State>)
      case sheet(PresentationAction<Scripted.Action>)
      case path(StackActionOf<Scripted>)

      struct AllCasePaths: Sendable {
        var sheet: AnyCasePath<Action, PresentationAction<Scripted.Action>> {
          AnyCasePath(
            embed: { .sheet($0) },
            extract: { if case .sheet(let action) = $0 { action } else { nil } }
          )
        }
        var path: AnyCasePath<Action, StackActionOf<Scripted>> {
          AnyCasePath(
            embed: { .path($0) },
            extract: { if case .path(let action) = $0 { action } else { nil } }
          )
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    let isComplete: Bool

    var body: some ReducerOf<Self> {
      if isComplete {
        BindingReducer()
        EmptyReducer()
          .ifLet(\.$sheet, action: \.sheet) { Scripted() }
          .forEach(\.path, action: \.path) { Scripted() }
      }
    }
  }

  private struct Parent: Reducer {
    struct State: Equatable {
      var form: Form.State?
    }

    enum Action: CasePathable {
      case form(Form.Action)
      case close

      struct AllCasePaths: Sendable {
        var form: AnyCasePath<Action, Form.Action> {
          AnyCasePath(
            embed: { .form($0) },
            extract: { if case .form(let action) = $0 { action } else { nil } }
          )
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .close = action { state.form = nil }
        return .none
      }
      .ifLet(\.form, action: \.form) { Form(isComplete: true) }
    }
  }

  private func store(isComplete: Bool) -> StoreOf<Form> {
    Store(initialState: Form.State(sheet: Scripted.State(), path: [Scripted.State()])) {
      Form(isComplete: isComplete)
    }
  }

  private func useView(_ store: StoreOf<Form>) {
    store.binding(\.name).wrappedValue = "Amina"
    store.binding(scope: \.sheet, action: \.sheet).wrappedValue = nil
    store.binding(path: \.path, action: \.path).wrappedValue.append(Scripted.State())
    store.binding(path: \.path, action: \.path).wrappedValue.removeLast()
  }

  @Test func unhandledChangesAreReported() async {
    let store = store(isComplete: false)
    let issues = await recordedIssues { useView(store) }
    #expect(issues.count == 4)
    for (issue, remedy) in zip(issues, ["'BindingReducer()'", "'.ifLet'", "'.forEach'", "'.forEach'"]) {
      #expect(issue.message.contains(remedy))
    }
    #expect(issues.first?.message.contains("name") == true)
  }

  @Test func viewOfARemovedChildMayUseItsBindings() async {
    let store = Store(initialState: Parent.State(form: Form.State(sheet: Scripted.State()))) { Parent() }
    guard let form = store.scope(state: \.form, action: \.form) else {
      Issue.record("The store has no form.")
      return
    }
    let name = form.binding(\.name)
    let sheet = form.binding(scope: \.sheet, action: \.sheet)
    store.send(.close)
    let issues = await recordedIssues {
      name.wrappedValue = "Amina"
      sheet.wrappedValue = nil
    }
    #expect(issues.isEmpty)
    #expect(store.form == nil)
  }

  @Test func handledChangesAreNot() async {
    let store = store(isComplete: true)
    useView(store)
    #expect(store.name == "Amina")
    #expect(store.sheet == nil)
    #expect(store.path.count == 1)
  }
}
