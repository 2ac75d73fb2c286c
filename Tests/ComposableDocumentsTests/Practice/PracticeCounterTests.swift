import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: Practice counter")
struct PracticeCounterTests {
  private let log = CallLog()

  private func store(_ state: PracticeCounter.State) -> TestStoreOf<PracticeCounter> {
    TestStore(initialState: state) {
      PracticeCounter()
    } withDependencies: {
      $0.haptics = .noting(log)
    }
  }

  @Test func recitationIncrementsTheCountAndTicks() async {
    let store = store(PracticeCounter.State(dua: .morning))
    await store.send(.recited) { $0.count = 1 }
    #expect(store.state.remaining == 2)
    await store.send(.recited) { $0.count = 2 }
    #expect(log.entries == ["tick", "tick"])
  }

  @Test func lastRecitationBuzzesThenNotifiesTheParent() async {
    let store = store(PracticeCounter.State(dua: .morning, count: 2))
    await store.send(.recited) {
      $0.count = 3
      $0.isCelebrating = true
    }
    #expect(log.entries == ["buzz"])
    await store.receive(.delegate(.completed(dua: 1, points: 10)))
    await store.send(.celebrationClosed) { $0.isCelebrating = false }
    #expect(store.state.progress == 1)
  }

  @Test func furtherRecitationsChangeNothing() async {
    let store = store(PracticeCounter.State(dua: .morning, count: 3))
    await store.send(.recited)
    #expect(log.entries.isEmpty)
  }

  @Test func startingOverClearsTheCount() async {
    let store = store(PracticeCounter.State(dua: .morning, count: 2))
    await store.send(.startedOver) { $0.count = 0 }
    await store.send(.transliterationToggled) { $0.showsTransliteration = false }
  }

  @Test func delegateIsReceivedByCaseKeyPath() async {
    let store = store(PracticeCounter.State(dua: .travel))
    await store.send(\.recited) {
      $0.count = 1
      $0.isCelebrating = true
    }
    await store.receive(\.delegate.completed)
  }
}
