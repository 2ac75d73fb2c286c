import ComposableTesting
import Foundation
import Testing

@MainActor
@Suite("S4 004: Task list with view actions")
struct ReminderListTests {
  private let dawn = Reminder(id: UUID(0), title: "Dawn")
  private let dusk = Reminder(id: UUID(1), title: "Dusk")

  @Test func appearingLoadsTheReminders() async {
    let store = TestStore(initialState: ReminderList.State()) {
      ReminderList()
    } withDependencies: { [dawn, dusk] in
      $0.reminders.all = { [dawn, dusk] }
    }
    await store.send(.view(.appeared)) { $0.isLoading = true }
    await store.receive(\.remindersLoaded.success) {
      $0.isLoading = false
      $0.reminders = [dawn, dusk]
    }
  }

  @Test func failureEndsTheLoading() async {
    let store = TestStore(initialState: ReminderList.State()) {
      ReminderList()
    } withDependencies: {
      $0.reminders.all = { throw Unreachable() }
    }
    await store.send(\.view.appeared) { $0.isLoading = true }
    await store.receive(\.remindersLoaded.failure) { $0.isLoading = false }
  }

  @Test func testValueIsUsedByDefault() async {
    let store = TestStore(initialState: ReminderList.State()) { ReminderList() }
    await store.send(\.view.appeared) { $0.isLoading = true }
    await store.receive(\.remindersLoaded.success, [dawn]) {
      $0.isLoading = false
      $0.reminders = [dawn]
    }
  }

  @Test func swipedRowsAreDeleted() async {
    let log = CallLog()
    let store = TestStore(initialState: ReminderList.State(reminders: [dawn, dusk])) {
      ReminderList()
    } withDependencies: {
      $0.reminders.delete = { log("\($0.uuidString.suffix(1))") }
    }
    await store.send(.view(.deleted(IndexSet(integer: 0)))) { $0.reminders = [dusk] }
    await store.send(.view(.deleted([0]))) { $0.reminders = [] }
    #expect(log.entries == ["0", "1"])
  }

  @Test func newReminderIsAdded() async {
    let store = TestStore(initialState: ReminderList.State()) {
      ReminderList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.view(.addTapped)) { $0.destination = .add(ReminderForm.State()) }
    await store.send(\.destination.add.view.binding.title, "Dawn") {
      $0.destination?.modify(\.add) { $0.title = "Dawn" }
    }
    await store.send(\.destination.add.view.saveTapped) {
      $0.destination?.modify(\.add) { $0.isSaving = true }
    }
    await store.receive(\.destination.add.created.success) {
      $0.reminders = [dawn]
      $0.destination = nil
    }
  }

  @Test func tappedReminderIsOpened() async {
    let store = TestStore(initialState: ReminderList.State(reminders: [dusk])) { ReminderList() }
    await store.send(\.view.reminderTapped, dusk) {
      $0.destination = .detail(ReminderDetail.State(reminder: dusk))
    }
    await store.send(\.destination.detail.titleChanged, "Sunset") {
      $0.destination?.modify(\.detail) { $0.reminder.title = "Sunset" }
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }
}
