import ComposableTesting
import DuaLibrary
import Testing

@testable import RizqFeatures

@MainActor
struct DuaDetailFeatureTests {
  private func store(_ dua: Dua = .sample(1)) -> TestStoreOf<DuaDetailFeature> {
    TestStore(initialState: DuaDetailFeature.State(dua: dua)) {
      DuaDetailFeature()
    } withDependencies: {
      $0.progressClient.apply = { _ in }
    }
  }

  @Test func slotIsAddedAndRemoved() async {
    let store = store()
    @SharedReader(.progress) var progress
    let habit = Habit(dua: Dua.ID(rawValue: 1), slot: .evening)
    await store.send(.slotToggled(.evening)) { $0.$progress.withLock { $0.apply(.added(habit)) } }
    #expect(progress.habits == [habit])
    #expect(store.state.slots == [.evening])
    await store.send(.slotToggled(.evening)) { $0.$progress.withLock { $0.apply(.removed(habit)) } }
    #expect(progress.habits.isEmpty)
  }

  @Test func delegatesAndCloses() async {
    let store = store()
    await store.send(.practiceTapped)
    await store.receive(.delegate(.practiceRequested(.sample(1))))
    await store.send(.courseTapped)
    await store.receive(.delegate(.courseRequested(.sample(1))))
    await store.send(.closeTapped)
    #expect(store.isDismissed)
  }

  @Test func sourcesHaveTheirGrades() {
    var dua = Dua.sample(1)
    dua.sources = [.other(title: "Reported by the people of Madinah")]
    let source = DuaDetailFeature.State.Source(text: "Reported by the people of Madinah")
    #expect(store(dua).state.sources == [source])
  }
}
