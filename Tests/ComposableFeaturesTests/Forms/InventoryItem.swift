import ComposableMacros
import ComposableTesting
import Testing

/// An item whose status is an enum with values of its own, edited and then confirmed with a dialog.
@Reducer
struct InventoryItem {
  struct Item: Equatable, Sendable {
    var name = ""
    var status: Status = .inStock(quantity: 1)

    @CasePathable
    @dynamicMemberLookup
    enum Status: Equatable, Sendable {
      case inStock(quantity: Int)
      case outOfStock(isOnBackOrder: Bool)
    }
  }

  @Reducer(state: .equatable)
  enum Destination {
    case alert(AlertState<Alert>)
    case confirmationDialog(ConfirmationDialogState<Dialog>)

    @CasePathable enum Alert { case discardConfirmed }
    @CasePathable enum Dialog { case saveConfirmed, saveAsNewConfirmed }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var item: Item
    let original: Item
    var saved: [Item] = []

    init(item: Item) {
      self.item = item
      self.original = item
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case doneButtonTapped
    case soldOutButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()

    Reduce { state, action in
      switch action {
      case .binding(\.item.name):
        state.item.name = String(state.item.name.prefix(10))
        return .none

      case .binding:
        return .none

      case .cancelButtonTapped:
        guard state.item != state.original else { return .none }
        state.destination = .alert(.discard)
        return .none

      case .destination(.presented(.alert(.discardConfirmed))):
        state.item = state.original
        return .none

      case .destination(.presented(.confirmationDialog(let choice))):
        switch choice {
        case .saveConfirmed: state.saved = [state.item]
        case .saveAsNewConfirmed: state.saved = [state.original, state.item]
        }
        return .none

      case .destination(.dismiss):
        return .none

      case .doneButtonTapped:
        state.destination = .confirmationDialog(
          ConfirmationDialogState(title: { TextState("Save?") }) {
            ButtonState(action: .saveConfirmed) { TextState("Save") }
            if state.original.name.isEmpty == false {
              ButtonState(action: .saveAsNewConfirmed) { TextState("Save as new") }
            }
          }
        )
        return .none

      case .soldOutButtonTapped:
        state.item.status = .outOfStock(isOnBackOrder: true)
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension AlertState where Action == InventoryItem.Destination.Alert {
  static let discard = AlertState {
    TextState("Discard changes?")
  } actions: {
    ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
    ButtonState(role: .cancel) { TextState("Keep editing") }
  }
}

@MainActor
struct InventoryItemTests {
  let store = TestStore(initialState: InventoryItem.State(item: .init(name: "Mat"))) {
    InventoryItem()
  }

  @Test func changesAreDiscardedOnlyWhenConfirmed() async {
    await store.send(.cancelButtonTapped)
    await store.send(\.binding.item, .init(name: "A very long name")) { $0.item.name = "A very long name" }
    await store.send(.set(\.item.name, "A very long name")) { $0.item.name = "A very lon" }
    await store.send(.set(\.item.status, .inStock(quantity: 3))) { $0.item.status = .inStock(quantity: 3) }
    await store.send(.cancelButtonTapped) { $0.destination = .alert(.discard) }
    await store.send(\.destination.alert.discardConfirmed) {
      $0.destination = nil
      $0.item = .init(name: "Mat")
    }
  }

  @Test func saveAsNew() async {
    store.exhaustivity = .off
    await store.send(.soldOutButtonTapped)
    #expect(store.state.item.status.outOfStock == true)
    await store.send(.doneButtonTapped)
    #expect(store.state.destination?.confirmationDialog?.buttons.count == 2)
    await store.send(\.destination.confirmationDialog.saveAsNewConfirmed) { $0.destination = nil }
    #expect(store.state.saved.map(\.status) == [.inStock(quantity: 1), .outOfStock(isOnBackOrder: true)])
  }
}
