import ComposableMacros
import Foundation
import Observation
import Testing

/// A stand-in for the view of the list, without a view library.
@ViewAction(for: ReminderList.self)
@MainActor
private struct ReminderListView {
  let store: StoreOf<ReminderList>

  var titles: [String] { store.reminders.map(\.title) }

  var addSheet: StoreBinding<StoreOf<ReminderForm>?> {
    store.binding(scope: \.destination?.add, action: \.destination.add, dismissing: \.destination)
  }

  func onAppear() async { await send(.appeared).finish() }
  func addTapped() { send(.addTapped) }
  func rowTapped(_ reminder: Reminder) { send(.reminderTapped(reminder)) }
  func onDelete(_ offsets: IndexSet) { send(.deleted(offsets)) }
}

@MainActor
@Suite("S4 004: The task list's view and its store")
struct ReminderListViewTests {
  private let view = ReminderListView(
    store: Store(initialState: ReminderList.State()) {
      ReminderList()
    } withDependencies: {
      $0.reminders = .testValue
      $0.uuid = .incrementing
    }
  )

  @Test func viewSendsItsActionsAndWaitsForTheirEffects() async {
    await view.onAppear()
    #expect(view.titles == ["Dawn"])
    #expect(!view.store.isLoading)
    view.onDelete(IndexSet(integer: 0))
    #expect(view.titles == [])
  }

  @Test func sheetHasAFormWhoseFieldsAreBound() throws {
    #expect(view.addSheet.wrappedValue == nil)
    view.addTapped()
    let form = try #require(view.addSheet.wrappedValue)
    form.binding(\.title).wrappedValue = "Dusk"
    #expect(form.title == "Dusk")
    view.addSheet.wrappedValue = nil
    #expect(view.store.destination == nil)
  }

  @Test func tappedRowPresentsItsDetail() throws {
    let dusk = Reminder(id: UUID(1), title: "Dusk")
    view.rowTapped(dusk)
    let detail = try #require(
      view.store.scope(state: \.destination?.detail, action: \.destination.detail)
    )
    detail.send(.titleChanged("Sunset"))
    #expect(view.store.destination?.detail?.reminder.title == "Sunset")
    #expect(view.addSheet.wrappedValue == nil)
  }

  @Test func readerOfOneFieldIsNotifiedOfThatFieldOnly() {
    let log = CallLog()
    withObservationTracking {
      _ = view.store.reminders
    } onChange: {
      log("reminders")
    }
    withObservationTracking {
      _ = view.store.isLoading
    } onChange: {
      log("loading")
    }
    view.store.send(.remindersLoaded(.success([Reminder(id: UUID(1), title: "Dusk")])))
    #expect(log.entries == ["reminders"])
  }
}
