import Composable
import ComposableTesting
import Testing

/// Counts seconds until it is stopped.
private struct Stopwatch: Reducer {
  @Dependency(\.continuousClock) var clock

  enum Action: Equatable { case started, ticked, stopped }
  private enum CancelID { case timer }

  var body: some Reducer<Int, Action> {
    Reduce { seconds, action in
      switch action {
      case .started:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer)
      case .ticked:
        seconds += 1
        return .none
      case .stopped:
        return .cancel(id: CancelID.timer)
      }
    }
  }
}

@MainActor
struct TimerTests {
  @Test func timerTicksOnceInEveryInterval() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.started)
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.ticked) { $0 = 1 }
    await clock.advance(by: .seconds(2))
    await store.receive(.ticked) { $0 = 2 }
    await store.receive(.ticked) { $0 = 3 }
    await store.send(.stopped)
    await clock.advance(by: .seconds(10))
  }

  @Test func missedTicksAreSkipped() async throws {
    let clock = TestClock()
    let log = Log()
    let (ticked, gate) = (Gate(), Gate())
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {
        log("tick")
        ticked.open()
        try await gate.wait()
      }
    }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    try await ticked.wait()
    // The loop is still busy with the first tick.
    await clock.advance(by: .milliseconds(5500))
    gate.open()
    await clock.waitForSleepers()
    #expect(log.entries.count == 2)
    await clock.advance(by: .milliseconds(499))
    #expect(log.entries.count == 2)
    task.cancel()
    try? await task.value
  }
}
