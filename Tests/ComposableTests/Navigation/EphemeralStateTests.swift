import Composable
import ComposableTesting
import Testing

/// An alert ends with an action of its own.
@MainActor
struct EphemeralStateTests {
  /// A feature with an alert or a child as its destination.
  private struct Screen: Reducer {
    enum Destination: Equatable {
      case alert(AlertState<Alert>)
      case child(Scripted.State)
    }

    enum DestinationAction {
      case alert(Alert)
      case child(Scripted.Action)
    }

    enum Alert: Equatable { case ok }

    struct State: Equatable {
      @PresentationState var destination: Destination?
      var alert: AlertState<Alert>?
      var dialog: ConfirmationDialogState<Alert>?
    }

    enum Action: CasePathable {
      case destination(PresentationAction<DestinationAction>)
      case alert(Alert)
      case dialog(Alert)

      struct AllCasePaths: Sendable {
        var destination: AnyCasePath<Action, PresentationAction<DestinationAction>> {
          AnyCasePath(
            embed: { .destination($0) },
            extract: { if case .destination(let action) = $0 { action } else { nil } }
          )
        }
        var alert: AnyCasePath<Action, Alert> {
          AnyCasePath(
            embed: { .alert($0) },
            extract: { if case .alert(let action) = $0 { action } else { nil } }
          )
        }
        var dialog: AnyCasePath<Action, Alert> {
          AnyCasePath(
            embed: { .dialog($0) },
            extract: { if case .dialog(let action) = $0 { action } else { nil } }
          )
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$destination, action: \.destination) { EmptyReducer() }
        .ifLet(\.alert, action: \.alert)
        .ifLet(\.dialog, action: \.dialog) {}
    }
  }

  private let alert = AlertState<Screen.Alert> { TextState("Done") }

  @Test func actionOfAnotherCaseDoesNotDismissAnAlert() {
    let store = Store(initialState: Screen.State(destination: .alert(alert))) { Screen() }
    store.send(.destination(.presented(.child(.start))))
    #expect(store.destination == .alert(alert))
    store.send(.destination(.presented(.alert(.ok))))
    #expect(store.destination == nil)
  }

  @Test func alertOverAPlainOptionalIsDismissed() {
    let dialog = ConfirmationDialogState<Screen.Alert> { TextState("Which?") }
    let store = Store(initialState: Screen.State(alert: alert, dialog: dialog)) { Screen() }
    store.send(.alert(.ok))
    #expect(store.alert == nil)
    #expect(store.dialog == dialog)
    store.send(.dialog(.ok))
    #expect(store.dialog == nil)
  }

  @Test func theParentMayPresentAnAlertAgain() {
    let store = Store(initialState: Screen.State(alert: alert)) {
      Reduce<Screen.State, Screen.Action> { [alert] state, action in
        #expect(state.alert == nil)
        if case .alert = action { state.alert = alert }
        return .none
      }
      .ifLet(\.alert, action: \.alert)
    }
    store.send(.alert(.ok))
    #expect(store.alert == alert)
  }
}
