import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: Timer")
struct PracticeTimerTests {
  private let clock = TestClock()

  private func store() -> TestStoreOf<PracticeTimer> {
    TestStore(initialState: PracticeTimer.State()) {
      PracticeTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func timerTicksEverySecondUntilItIsStopped() async {
    let store = store()
    await store.send(.started) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.seconds = 2 }
    await store.receive(\.ticked) { $0.seconds = 3 }
    await store.send(.stopped) { $0.isRunning = false }
    await clock.advance(by: .seconds(60))
  }

  @Test func timerEndsWhenTheTaskOfTheViewIsCancelled() async {
    let store = store()
    let task = await store.send(.started) { $0.isRunning = true }
    await clock.advance(by: .milliseconds(999))
    await task.cancel()
    await clock.advance(by: .seconds(60))
  }
}
