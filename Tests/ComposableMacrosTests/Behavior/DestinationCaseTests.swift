import ComposableMacros
import ComposableTesting
import Testing

/// The state of one case of an enum of destinations, by the projected value of the presentation.
@MainActor
struct DestinationCaseTests {
  @Test func stateOfACaseIsChanged() async {
    let store = TestStore(initialState: Shelf.State(destination: .edit(Edit.State()))) { Shelf() }
    await store.send(\.destination.edit.binding.name, "a") { $0.$destination[case: \.edit]?.name = "a" }
    var state = store.state
    state.$destination[case: \.edit] = nil
    #expect(state.destination == nil)
  }

  @Test func otherCaseIsReported() async {
    var state = Shelf.State(destination: .alert(AlertState { TextState("a") }))
    let issues = await recordedIssues { state.$destination[case: \.edit]?.name = "a" }
    #expect(issues.count == 1)
    #expect(state.destination?.is(\.alert) == true)
    #expect(state.$destination[case: \.edit] == nil)
  }

  @Test func buttonsSendTheirActions() {
    let button = ButtonState<Shelf.Alert>(role: .cancel, action: .send(.ok)) { TextState("OK") }
    #expect(button.action == .ok)
    #expect(button == ButtonState(role: .cancel, action: .ok) { TextState("OK") })
    #expect(ButtonState<Shelf.Alert>(action: .send(nil)) { TextState("OK") }.action == nil)
    let alert = AlertState<Shelf.Alert> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .send(.ok)) { TextState("OK") }
    }
    #expect(alert.buttons.map(\.action) == [.ok])
  }
}

@Reducer private struct Edit {
  @ObservableState struct State: Equatable {
    var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer private struct Shelf {
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }

  enum Alert { case ok }

  @Reducer enum Destination {
    case alert(AlertState<Alert>)
    case edit(Edit)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
  }
}

extension Shelf.Destination.State: Equatable {}
