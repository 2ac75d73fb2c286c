import ComposableTesting
import Foundation
import Testing

@testable import RizqFeatures

@MainActor
struct IntentionsFeatureTests {
  private func intention(_ id: Int, _ text: String = "Call my mother", day: Int = 7, isDone: Bool = false)
    -> Intention
  {
    Intention(id: UUID(id), text: text, day: Day(number: day), isDone: isDone)
  }

  private func store(_ intentions: Intention...) -> TestStoreOf<IntentionsFeature> {
    @Shared(.today) var today
    $today.withLock { $0 = Day(number: 7) }
    @Shared(.intentions) var stored
    $stored.withLock { $0 = IdentifiedArray(uniqueElements: intentions) }
    return TestStore(initialState: IntentionsFeature.State()) {
      IntentionsFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func intentionIsWritten() async {
    let store = store()
    await store.send(.view(.addTapped)) {
      $0.destination = .form(TextForm.State(id: UUID(0), text: "", limit: 200))
    }
    await store.send(\.destination.form.saveTapped)
    await store.send(\.destination.form.binding, .set(\.text, " Visit the sick\n")) {
      $0.destination?.modify(\.form) { $0.text = " Visit the sick\n" }
    }
    await store.send(\.destination.form.saveTapped)
    await store.receive(\.destination.form.delegate.saved) {
      $0.destination = nil
      $0.$all.withLock { $0 = [Intention(id: UUID(0), text: "Visit the sick", day: Day(number: 7))] }
    }
  }

  @Test func whatIsLeftOverStaysUntilItIsDone() async {
    let store = store(intention(1, day: 6), intention(2, day: 6, isDone: true), intention(3))
    #expect(store.state.intentions.map(\.id) == [UUID(1), UUID(3)])
    #expect(store.state.open == 2)
    await store.send(.view(.doneToggled(UUID(1)))) {
      $0.$all.withLock {
        $0[id: UUID(1)]?.isDone = true
        $0[id: UUID(1)]?.day = Day(number: 7)
      }
    }
    #expect(store.state.intentions.map(\.id) == [UUID(1), UUID(3)])
    #expect(store.state.open == 1)
  }

  @Test func whatWasWrittenBeforeAJourneyToTheWestIsShown() {
    let store = store(intention(1, day: 8), intention(2, day: 8, isDone: true))
    #expect(store.state.intentions.map(\.id) == [UUID(1)])
    #expect(store.state.open == 1)
  }

  @Test func editingCanBeCancelled() async {
    let store = store(intention(1))
    await store.send(.view(.intentionTapped(UUID(1)))) {
      $0.destination = .form(TextForm.State(id: UUID(1), text: "Call my mother", limit: 200))
    }
    await store.send(\.destination.form.binding, .set(\.text, "Other")) {
      $0.destination?.modify(\.form) { $0.text = "Other" }
    }
    await store.send(\.destination.form.cancelTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    #expect(store.state.all[0].text == "Call my mother")
    await store.send(.view(.intentionTapped(UUID(9))))
  }

  @Test func intentionsAreRemoved() async {
    let store = store(intention(1, isDone: true), intention(2), intention(3))
    await store.send(.view(.removeTapped(UUID(2)))) { $0.$all.withLock { _ = $0.remove(id: UUID(2)) } }
    await store.send(.view(.removeDoneTapped)) {
      $0.destination = .alert(
        AlertState {
          TextState("Remove what is done?")
        } actions: {
          ButtonState(role: .destructive, action: .doneOnesRemoved) { TextState("Remove") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
      )
    }
    await store.send(\.destination.alert.doneOnesRemoved) {
      $0.destination = nil
      $0.$all.withLock { $0 = [intention(3)] }
    }
    await store.send(.view(.removeDoneTapped))
  }
}
