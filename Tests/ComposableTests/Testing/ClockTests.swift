import Composable
import ComposableTesting
import Testing

@MainActor
struct ClockTests {
  private struct Ticker: Reducer {
    @Dependency(\.continuousClock) var clock
    let steps: [Duration]

    enum Action: Equatable {
      case started, stopped
      case ticked(Duration)
    }

    private enum CancelID { case ticking }

    var body: some Reducer<[Duration], Action> {
      Reduce { state, action in
        switch action {
        case .started:
          return .run { [clock, steps] send in
            for step in steps {
              try await clock.sleep(for: step)
              await send(.ticked(step))
            }
          }
          .cancellable(id: CancelID.ticking)
        case .stopped:
          return .cancel(id: CancelID.ticking)
        case .ticked(let step):
          state.append(step)
          return .none
        }
      }
    }
  }

  private func ticker(_ steps: [Duration], _ clock: any Clock<Duration>) -> TestStore<
    [Duration], Ticker.Action
  > {
    TestStore(initialState: []) {
      Ticker(steps: steps)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func timeAdvancesOnlyOnRequest() async {
    let clock = TestClock()
    let store = ticker([.seconds(2), .seconds(1)], clock)
    await store.send(.started)
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked(.seconds(2))) { $0 = [.seconds(2)] }
    await clock.advance(by: .milliseconds(1000))
    await store.receive(.ticked(.seconds(1))) { $0 = [.seconds(2), .seconds(1)] }
  }

  @Test func oneAdvanceWakesASleeperRepeatedly() async {
    let clock = TestClock()
    let store = ticker([.seconds(1), .seconds(2), .seconds(3)], clock)
    await store.send(.started)
    await clock.advance(by: .seconds(6))
    await store.receive(.ticked(.seconds(1))) { $0.append(.seconds(1)) }
    await store.receive(.ticked(.seconds(2))) { $0.append(.seconds(2)) }
    await store.receive(.ticked(.seconds(3))) { $0.append(.seconds(3)) }
    #expect(clock.now.duration(to: TestClock().now) == .seconds(-6))
  }

  @Test func runContinuesUntilNoTaskSleeps() async {
    let clock = TestClock()
    let store = ticker([.seconds(100), .seconds(200)], clock)
    await store.send(.started)
    await clock.run()
    await store.receive(.ticked(.seconds(100))) { $0.append(.seconds(100)) }
    await store.receive(.ticked(.seconds(200))) { $0.append(.seconds(200)) }
  }

  @Test func timeAdvancesToAnInstant() async {
    let clock = TestClock()
    let store = ticker([.seconds(1)], clock)
    await store.send(.started)
    await clock.advance(to: clock.now.advanced(by: .seconds(1)))
    await store.receive(.ticked(.seconds(1))) { $0 = [.seconds(1)] }
  }

  @Test func cancelledSleeperDoesNotWake() async {
    let clock = TestClock()
    let store = ticker([.seconds(1)], clock)
    await store.send(.started)
    await store.send(.stopped)
    await clock.advance(by: .seconds(1))
  }

  @Test func immediateClockDoesNotWait() async {
    let clock = ImmediateClock()
    let start = clock.now
    let store = ticker([.seconds(1000), .seconds(1)], clock)
    await store.send(.started)
    await store.receive(.ticked(.seconds(1000))) { $0.append(.seconds(1000)) }
    await store.receive(.ticked(.seconds(1))) { $0.append(.seconds(1)) }
    #expect(start.duration(to: clock.now) == .seconds(1001))
  }

  @Test func tasksOutsideATestStoreCanSleep() async throws {
    let clock = TestClock()
    let log = Log()
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        log("\(seconds)")
      }
    }
    await clock.waitForSleepers(3)
    await clock.advance(by: .seconds(1))
    try await tasks[1].value
    #expect(log.entries == ["1"])
    await clock.run()
    for task in tasks { try await task.value }
    #expect(Set(log.entries) == ["1", "2", "3"])
  }

  @Test func sleepOfNoTimeEndsWhenTheTimeAdvances() async {
    let clock = TestClock()
    let store = ticker([.zero, .zero], clock)
    await store.send(.started)
    #expect(store.state == [])
    await clock.advance()
    await store.receive(.ticked(.zero)) { $0.append(.zero) }
    await store.receive(.ticked(.zero)) { $0.append(.zero) }
  }

  @Test func advancingWaitsForTasksOutsideATestStoreToSleep() async {
    let clock: TestClock<Duration> = TestClock()
    let store = Store(initialState: [] as [Duration]) {
      Ticker(steps: [.seconds(1), .seconds(1)])
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = store.send(.started)
    await clock.advance(by: .seconds(2))
    await task.finish()
    #expect(store.state == [.seconds(1), .seconds(1)])
  }

  @Test func sleepingWhenCancelledThrows() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func immediateClockIsAStaticMember() async throws {
    func sleep(on clock: some Clock<Duration>) async throws {
      try await clock.sleep(for: .seconds(1_000_000))
    }
    try await sleep(on: .immediate)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [Duration.zero, .seconds(1)])
  func tasksThatKeepSleepingAreReported(duration: Duration) async {
    let clock = TestClock()
    let task = Task { while true { try await clock.sleep(for: duration) } }
    await clock.waitForSleepers()
    let issues = await recordedIssues { await clock.run(timeout: .milliseconds(10)) }
    #expect(issues.map { $0.message.contains("Tasks still sleep on the clock") } == [true])
    task.cancel()
  }

  @Test func aClockWithoutSleepersIsIdle() async throws {
    let clock = TestClock()
    try await clock.checkSuspension()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.run(timeout: .seconds(60))
    try await task.value
    try await clock.checkSuspension()
  }
}
