import ComposableMacros
import ComposableTesting
import Testing

/// A button of an alert can lead to the next alert.
@MainActor
struct NextAlertTests {
  @Test func theNextAlertIsNotDismissed() async {
    let store = TestStore(initialState: Deletion.State()) { Deletion() }
    await store.send(.deleteTapped) { $0.alert = .sure }
    await store.send(\.alert.deleteTapped) { $0.alert = .really }
    await store.send(\.alert.reallyDeleteTapped) {
      $0.alert = nil
      $0.isDeleted = true
    }
  }

  @Test func theSameAlertCanBeShownAgain() async {
    let store = TestStore(initialState: Deletion.State(alert: .sure)) { Deletion() }
    await store.send(\.alert.againTapped)
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func theNextAlertOfADestinationIsNotDismissed() async {
    let store = TestStore(initialState: Deletion.State(destination: .alert(.sure))) { Deletion() }
    await store.send(\.destination.alert.deleteTapped) { $0.destination = .alert(.really) }
    await store.send(\.destination.alert.reallyDeleteTapped) {
      $0.destination = nil
      $0.isDeleted = true
    }
  }

  @Test func theNextDialogIsNotDismissed() async {
    let store = TestStore(initialState: Deletion.State(destination: .dialog(.which))) { Deletion() }
    await store.send(\.destination.dialog.otherTapped) { $0.destination = .dialog(.other) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func anAlertThatIsShownAgainIsNoticed() {
    let store = Store(initialState: Deletion.State(alert: .sure)) { Deletion() }
    let shown = store.scope(state: \.alert, action: \.alert)
    let log = Notices()
    withObservationTracking {
      _ = store.alert
    } onChange: {
      log.add()
    }
    store.send(.alert(.presented(.againTapped)))
    #expect(log.count == 1)
    #expect(store.alert == .sure)
    #expect(store.scope(state: \.alert, action: \.alert) !== shown)
  }
}

private final class Notices: Sendable {
  private let number = LockIsolated(0)

  var count: Int { number.value }

  func add() { number.withValue { $0 += 1 } }
}

@Reducer private struct Deletion {
  @ObservableState struct State: Equatable {
    @Presents var alert: AlertState<Alert>?
    @Presents var destination: Destination.State?
    var isDeleted = false
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteTapped
    case destination(PresentationAction<Destination.Action>)
  }

  @CasePathable enum Alert: Equatable {
    case againTapped
    case deleteTapped
    case reallyDeleteTapped
  }

  @Reducer enum Destination {
    case alert(AlertState<Deletion.Alert>)
    case dialog(ConfirmationDialogState<Dialog>)

    @CasePathable enum Dialog: Equatable {
      case otherTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.againTapped)), .deleteTapped:
        state.alert = .sure
      case .alert(.presented(.deleteTapped)):
        state.alert = .really
      case .alert(.presented(.reallyDeleteTapped)), .destination(.presented(.alert(.reallyDeleteTapped))):
        state.isDeleted = true
      case .destination(.presented(.alert(.deleteTapped))):
        state.destination = .alert(.really)
      case .destination(.presented(.dialog(.otherTapped))):
        state.destination = .dialog(.other)
      case .alert, .destination:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Deletion.Destination.State: Equatable {}

extension AlertState<Deletion.Alert> {
  fileprivate static var sure: Self {
    Self {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteTapped) { TextState("Delete") }
    }
  }

  fileprivate static var really: Self {
    Self {
      TextState("Really?")
    } actions: {
      ButtonState(role: .destructive, action: .reallyDeleteTapped) { TextState("Delete") }
    }
  }
}

extension ConfirmationDialogState<Deletion.Destination.Dialog> {
  fileprivate static var which: Self {
    Self {
      TextState("Which?")
    } actions: {
      ButtonState(action: .otherTapped) { TextState("Another") }
    }
  }

  fileprivate static var other: Self {
    Self { TextState("Which other?") }
  }
}
