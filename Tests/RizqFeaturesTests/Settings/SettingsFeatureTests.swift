import ComposableTesting
import DuaLibrary
import Foundation
import Testing

@testable import RizqFeatures

@MainActor
struct SettingsFeatureTests {
  private let scheduled = LockIsolated<[[Reminder]]>([])

  private func store(allowed: Bool = true) -> TestStoreOf<SettingsFeature> {
    TestStore(initialState: SettingsFeature.State()) {
      SettingsFeature()
    } withDependencies: { [scheduled] in
      $0.progressClient.apply = { _ in }
      $0.notifications = NotificationsClient(
        requestAuthorization: { allowed },
        schedule: { reminders in scheduled.withValue { $0.append(reminders) } }
      )
    }
  }

  @Test func choicesAreKept() async {
    let store = store()
    await store.send(.appearanceSelected(.dark)) { $0.$appearance.withLock { $0 = .dark } }
    await store.send(.arabicFontSelected(.scheherazade)) { $0.$arabicFont.withLock { $0 = .scheherazade } }
    await store.send(.arabicSizeSelected(.huge)) { $0.$arabicSize.withLock { $0 = .huge } }
    await store.send(.latinSizeSelected(.small)) { $0.$latinSize.withLock { $0 = .small } }
    @SharedReader(.arabicSize) var size
    #expect(size == .huge)
  }

  @Test(arguments: SettingsFeature.Toggle.allCases)
  func everySwitchSwitches(_ toggle: SettingsFeature.Toggle) async {
    let store = store()
    let isOn = store.state.isOn(toggle)
    await store.send(.toggled(toggle)) { $0.shared(toggle).withLock { $0.toggle() } }
    #expect(store.state.isOn(toggle) == !isOn)
    #expect(
      SettingsFeature.Toggle.allCases.count { store.state.isOn($0) != SettingsFeature.State().isOn($0) } == 0
    )
  }

  @Test func reminderNeedsThePermissionOfTheSystem() async {
    let store = store()
    await store.send(.reminderToggled(.evening)) { $0.$reminders.withLock { $0 = [.evening] } }
    await store.receive(\.remindersAllowed, true)
    await store.send(.reminderToggled(.evening)) { $0.$reminders.withLock { $0 = [] } }
    await store.finish()
    #expect(scheduled.value == [[Reminder(.evening)], []])
  }

  @Test func refusedReminderIsOff() async {
    let store = store(allowed: false)
    await store.send(.reminderToggled(.morning)) { $0.$reminders.withLock { $0 = [.morning] } }
    await store.receive(\.remindersAllowed, false) {
      $0.$reminders.withLock { $0 = [] }
      $0.destination = .alert(.notice("Allow notifications", "Reminders need the permission of the system."))
    }
    await store.finish()
    #expect(scheduled.value == [[]])
  }

  private struct SchedulingFailure: Error {}

  @Test func remindersThatCannotBeScheduledAreOff() async {
    let store = store()
    store.dependencies.notifications.schedule = { [scheduled] reminders in
      scheduled.withValue { $0.append(reminders) }
      if !reminders.isEmpty { throw SchedulingFailure() }
    }
    await store.send(.reminderToggled(.morning)) { $0.$reminders.withLock { $0 = [.morning] } }
    await store.receive(\.remindersAllowed, true)
    await store.receive(\.schedulingFailed) {
      $0.$reminders.withLock { $0 = [] }
      $0.destination = .alert(
        .notice("No reminders", "The system has not accepted them, so all are off.")
      )
    }
    await store.finish()
    #expect(scheduled.value == [[Reminder(.morning)], []])
  }

  @Test func resetIsConfirmed() async {
    @Shared(.progress) var progress
    $progress.withLock { $0.apply(.completed(Dua.ID(rawValue: 1), on: Day(number: 1), xp: 5)) }
    let store = store()
    await store.send(.resetTapped) { $0.destination = .dialog(.reset) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    #expect(progress.totalXP == 5)
    await store.send(.resetTapped) { $0.destination = .dialog(.reset) }
    await store.send(\.destination.dialog.resetConfirmed) {
      $0.destination = nil
      $0.$progress.withLock { $0 = UserProgress() }
    }
  }

  @Test func exportIsImportedAgain() async throws {
    @Shared(.userName) var name
    $name.withLock { $0 = "Ālima" }
    @Shared(.progress) var progress
    $progress.withLock { $0.apply(.completed(Dua.ID(rawValue: 1), on: Day(number: 1), xp: 5)) }
    let exported = progress
    let store = store()
    let json = UserData(name: "Ālima", progress: exported).json
    let data = try UserData(json: json)
    await store.send(.exportTapped) { $0.exported = json }
    await store.send(.exportDismissed) { $0.exported = nil }
    await store.send(.resetTapped) { $0.destination = .dialog(.reset) }
    await store.send(\.destination.dialog.resetConfirmed) {
      $0.destination = nil
      $0.$progress.withLock { $0 = UserProgress() }
    }
    await store.send(.importSelected(json)) { $0.destination = .dialog(.importing(data)) }
    let message = try #require(store.state.destination?.dialog?.message)
    #expect(String(state: message) == "The file has 1 completion and 5 XP.")
    await store.send(.destination(.presented(.dialog(.importConfirmed(data))))) {
      $0.destination = nil
      $0.$progress.withLock { $0 = exported }
    }
    #expect(name == "Ālima")
  }

  @Test func otherFilesAreRefused() async {
    let store = store()
    await store.send(.importSelected("{}")) {
      $0.destination = .alert(
        .notice(
          "This file cannot be imported",
          "It has no `version`. Choose a file that this app has exported."
        )
      )
    }
  }

  // MARK: Profile

  private func profile(_ name: String) -> TestStoreOf<ProfileFeature> {
    @Shared(.userName) var userName
    $userName.withLock { $0 = name }
    return TestStore(initialState: ProfileFeature.State()) { ProfileFeature() }
  }

  @Test func nameIsSavedWithoutSpacesAroundIt() async {
    let store = profile("Amin")
    await store.send(\.binding.name, " Amina ") { $0.name = " Amina " }
    #expect(store.state.isChanged)
    await store.send(.saveTapped) { $0.$userName.withLock { $0 = "Amina" } }
    #expect(store.isDismissed)
  }

  @Test func longNameIsNotSaved() async {
    let store = profile("Amin")
    let name = String(repeating: "a", count: 41)
    await store.send(\.binding.name, name) { $0.name = name }
    #expect(store.state.problem == "Write at most 40 characters.")
    await store.send(.saveTapped)
    await store.send(\.binding.name, "a\u{7}b") { $0.name = "a\u{7}b" }
    #expect(store.state.problem == "Write letters, without line breaks.")
    await store.send(.cancelTapped)
    #expect(store.isDismissed)
  }

  @Test func profileIsOpened() async {
    await store().send(.profileTapped) { $0.destination = .profile(ProfileFeature.State()) }
  }
}
