import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: Repeating, waiting and cancelled effects")
struct HeartbeatTests {
  private let clock = TestClock()

  private func store() -> TestStoreOf<Heartbeat> {
    TestStore(initialState: Heartbeat.State()) {
      Heartbeat()
    } withDependencies: {
      $0.continuousClock = clock
      $0.users.current = { .amina }
    }
  }

  @Test func loopEndsWhenItIsCancelled() async {
    let store = store()
    await store.send(.started)
    await clock.advance(by: .seconds(2))
    await store.receive(\.beat) { $0.beats = 1 }
    await store.receive(\.beat) { $0.beats = 2 }
    await store.send(.stopped)
    await clock.advance(by: .seconds(5))
  }

  @Test func effectUsesTwoDependenciesInOrder() async {
    let store = store()
    await store.send(.lookUpTapped)
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.lookedUp.success, .amina) { $0.user = .amina }
  }

  @Test func effectInFlightCanBeSkipped() async {
    let store = store()
    await store.send(.started)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(5))
  }
}
