import ComposableTesting
import Testing

@MainActor
@Suite("S1 001 §2: Alerts and confirmation dialogs as state")
struct ProgressPromptTests {
  @Test func confirmationDismissesTheAlert() async {
    let store = TestStore(initialState: ProgressPrompt.State()) { ProgressPrompt() }
    await store.send(.resetTapped) { $0.alert = .reset(points: 120) }
    await store.send(.alert(.presented(.confirmed))) {
      $0.alert = nil
      $0.points = 0
    }
  }

  @Test func cancelledAlertChangesNothingElse() async {
    let store = TestStore(initialState: ProgressPrompt.State(alert: .reset(points: 5))) { ProgressPrompt() }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func choiceOfADialogIsReceivedByKeyPath() async {
    let store = TestStore(initialState: ProgressPrompt.State()) { ProgressPrompt() }
    store.exhaustivity = .off
    await store.send(.shareTapped)
    #expect(store.state.dialog?.buttons.map(\.action) == [.text, .image, nil])
    store.exhaustivity = .on
    await store.send(\.dialog.image) {
      $0.dialog = nil
      $0.sharedAs = .image
    }
  }

  @Test func viewHasTheButtonsAndAFlagToShowThem() {
    let store = Store(initialState: ProgressPrompt.State()) { ProgressPrompt() }
    let isShown = store.binding(scope: \.alert, action: \.alert).isPresent()
    #expect(!isShown.wrappedValue)
    store.send(.resetTapped)
    #expect(isShown.wrappedValue)
    store.alert?.buttons[0].withAction { action in
      if let action { store.send(.alert(.presented(action))) }
    }
    #expect(!isShown.wrappedValue)
    #expect(store.points == 0)
  }
}
