import Composable
import ComposableTesting
import Testing

/// Calls itself recursively on the main actor. Every call and every return delays an effect by a turn of the main queue.
@MainActor
private func descend(_ depth: Int) async {
  if depth > 0 { await descend(depth - 1) }
}

@MainActor
@Sendable
private func descendFar() async {
  await descend(50)
}

private actor Caller {
  func call(depth: Int) async {
    await descend(depth)
  }
}

/// A test store detects when an effect is idle, regardless of its work on the main actor.
@MainActor
struct QuiescenceTests {
  private let clock = TestClock()

  // Four times each depth.
  @Test(arguments: 0..<64)
  func storeWaitsForWorkOnTheMainActor(number: Int) async {
    let depth = number % 16
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { send in
          await descend(depth)
          await send(.heard("a"))
          await descend(depth)
          await send(.heard("b"))
          await descend(depth)
        }
      })
    }
    await store.send(.start)
    await store.receive(.heard("a")) { $0.heard = ["a"] }
    await store.receive(.heard("b")) { $0.heard = ["a", "b"] }
    // The test fails if the effect is still running when the store is released.
  }

  // More calls than any number of turns that a test store might wait.
  @Test func storeWaitsForAnyNumberOfCallsOfTheMainActor() async {
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { [clock] send in
          await descend(1_000)
          try await clock.sleep(for: .seconds(1))
          await descend(1_000)
          try await clock.sleep(for: .seconds(1))
          await send(.heard("a"))
        }
      })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.heard("a")) { $0.heard = ["a"] }
  }

  @Test func severalTasksOfATestMayWait() async {
    let (first, second) = (Gate(), Gate())
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { send in
          try await first.wait()
          await send(.heard("a"))
          try await second.wait()
        }
      })
    }
    store.timeout = .seconds(60)
    let sent = await store.send(.start)
    let end = Task { await sent.finish() }
    let arrival = Task { await store.receive(.heard("a")) { $0.heard = ["a"] } }
    // Until both wait.
    for _ in 0..<1_000 { await Task.yield() }
    first.open()
    await arrival.value
    second.open()
    await end.value
    #expect(store.state.heard == ["a"])
  }

  @Test func storeWaitsForChildTasksAndActorsThatCallTheMainActor() async {
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { [clock] send in
          await withTaskGroup(of: Void.self) { group in
            group.addTask(operation: descendFar)
            group.addTask { await Caller().call(depth: 50) }
          }
          try await clock.sleep(for: .seconds(1))
          await send(.heard("a"))
        }
      })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.heard("a")) { $0.heard = ["a"] }
  }

  // Four times each depth.
  @Test(arguments: 0..<64)
  func timeAdvancesWhenEffectsOnTheMainActorAreIdle(number: Int) async {
    let depth = number % 16
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await descend(depth)
          try await clock.sleep(for: .seconds(1))
          await send(.heard("a"))
        }
      })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.heard("a")) { $0.heard = ["a"] }
  }
}
