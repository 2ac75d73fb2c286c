import ComposableMacros
import ComposableTesting
import Testing

@Reducer
struct BulkSelection {
  struct Mail: Equatable, Identifiable, Sendable {
    let id: Int
    var isRead = false
  }

  @ObservableState
  struct State: Equatable {
    @Presents var confirmationDialog: ConfirmationDialogState<Action.Dialog>?
    var mails: IdentifiedArrayOf<Mail>
    var selection: Set<Mail.ID> = []
    var isEditing = false

    var areAllSelected: Bool { selection.count == mails.count }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case confirmationDialog(PresentationAction<Dialog>)
    case actionsButtonTapped
    case selectAllButtonTapped

    @CasePathable
    enum Dialog: Equatable {
      case delete
      case mark(isRead: Bool)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.isEditing) { _, isEditing in
        Reduce { state, _ in
          if !isEditing { state.selection = [] }
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .actionsButtonTapped:
        guard !state.selection.isEmpty else { return .none }
        state.confirmationDialog = .actions(count: state.selection.count)
        return .none

      case .confirmationDialog(.presented(let choice)):
        switch choice {
        case .delete:
          state.mails.removeAll { [selection = state.selection] in selection.contains($0.id) }
        case .mark(let isRead):
          for id in state.selection { state.mails[id: id]?.isRead = isRead }
        }
        state.selection = []
        state.isEditing = false
        return .none

      case .confirmationDialog(.dismiss):
        return .none

      case .selectAllButtonTapped:
        state.selection = state.areAllSelected ? [] : Set(state.mails.ids)
        return .none
      }
    }
    .ifLet(\.$confirmationDialog, action: \.confirmationDialog)
  }
}

extension ConfirmationDialogState where Action == BulkSelection.Action.Dialog {
  static func actions(count: Int) -> Self {
    Self(titleVisibility: .visible) {
      TextState("\(count) mails")
    } actions: {
      ButtonState(role: .destructive, action: .delete) {
        TextState("Delete")
      }
      for isRead in [true, false] {
        ButtonState(action: .mark(isRead: isRead)) {
          TextState(isRead ? "Mark as read" : "Mark as unread")
        }
      }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

@MainActor
struct BulkSelectionTests {
  let store = TestStore(
    initialState: BulkSelection.State(mails: [.init(id: 1), .init(id: 2), .init(id: 3)])
  ) {
    BulkSelection()
  }

  @Test func deleteTwo() async {
    await store.send(.actionsButtonTapped)
    await store.send(\.binding.isEditing, true) { $0.isEditing = true }
    await store.send(\.binding.selection, [1, 3]) { $0.selection = [1, 3] }
    await store.send(.actionsButtonTapped) { $0.confirmationDialog = .actions(count: 2) }
    await store.send(\.confirmationDialog.delete) {
      $0.confirmationDialog = nil
      $0.mails = [.init(id: 2)]
      $0.selection = []
      $0.isEditing = false
    }
  }

  @Test func markAll() async {
    store.exhaustivity = .off
    await store.send(.selectAllButtonTapped) { $0.selection = [1, 2, 3] }
    await store.send(.selectAllButtonTapped) { $0.selection = [] }
    await store.send(.selectAllButtonTapped)
    await store.send(.actionsButtonTapped)
    await store.send(.confirmationDialog(.presented(.mark(isRead: true))))
    #expect(store.state.mails.allSatisfy { $0.isRead })
    #expect(store.state.confirmationDialog == nil)
  }

  @Test func endOfEditingClearsSelection() async {
    store.exhaustivity = .off
    await store.send(.set(\.isEditing, true))
    await store.send(.set(\.selection, [2]))
    await store.send(.set(\.isEditing, false)) { $0.selection = [] }
  }
}
