import Composable
import ComposableTesting
import Testing

/// Cancellation of a part of an effect, by `withTaskCancellation(id:)` and `Task.cancel(id:)`.
@MainActor
struct TaskCancellationTests {
  private enum CancelID { case work }

  private struct Failure: Error {}

  /// Sends `name` after the gate has opened, or `name` with "cancelled".
  private func work(
    _ name: String,
    after gate: Gate,
    started: Gate? = nil,
    cancelInFlight: Bool = false
  ) -> Effect<Scripted.Action> {
    .run { send in
      do {
        let heard = try await withTaskCancellation(id: CancelID.work, cancelInFlight: cancelInFlight) {
          started?.open()
          try await gate.wait()
          return name
        }
        await send(.heard(heard))
      } catch is CancellationError {
        await send(.heard("\(name) cancelled"))
      }
    }
  }

  @Test func operationReturnsItsValueOrThrows() async {
    let store = Scripted.store(start: {
      .run { send in
        let number = await withTaskCancellation(id: CancelID.work) { 7 }
        await send(.heard("\(number)"))
        do {
          try await withTaskCancellation(id: CancelID.work) { throw Failure() }
        } catch {
          await send(.heard("\(error)"))
        }
      }
    })
    await store.send(.start).finish()
    #expect(store.heard == ["7", "Failure()"])
  }

  @Test func reducerCancelsThePartAndNotTheEffect() async throws {
    let started = Gate()
    let store = Scripted.store(
      start: { work("a", after: Gate(), started: started) },
      start2: { .cancel(id: CancelID.work) }
    )
    let task = store.send(.start)
    try await started.wait()
    store.send(.start2)
    await task.finish()
    #expect(store.heard == ["a cancelled"])
  }

  @Test(arguments: [false, true]) func effectCancelsById(onMainActor: Bool) async throws {
    let started = Gate()
    let store = Scripted.store(
      start: { work("a", after: Gate(), started: started) },
      start2: {
        .run { send in
          if onMainActor {
            await MainActor.run { Task.cancel(id: CancelID.work) }
          } else {
            Task.cancel(id: CancelID.work)
          }
          await send(.heard("b"))
        }
      }
    )
    let task = store.send(.start)
    try await started.wait()
    await store.send(.start2).finish()
    await task.finish()
    #expect(Set(store.heard) == ["a cancelled", "b"])
  }

  @Test func effectCancelsACancellableEffect() async {
    let gate = Gate()
    let store = Scripted.store(
      start: {
        .run { send in
          try await gate.wait()
          await send(.heard("a"))
        }
        .cancellable(id: CancelID.work)
      },
      start2: { .run { _ in Task.cancel(id: CancelID.work) } }
    )
    let task = store.send(.start)
    await store.send(.start2).finish()
    await task.finish()
    #expect(store.heard.isEmpty)
  }

  @Test func cancelInFlightReplacesTheEarlierOne() async throws {
    let (started, gate) = (Gate(), Gate())
    let store = Scripted.store(
      start: { work("a", after: Gate(), started: started, cancelInFlight: true) },
      start2: { work("b", after: gate, cancelInFlight: true) }
    )
    let first = store.send(.start)
    try await started.wait()
    let second = store.send(.start2)
    await first.finish()
    gate.open()
    await second.finish()
    #expect(store.heard == ["a cancelled", "b"])
  }

  @Test func partEndsWithItsEffect() async throws {
    let started = Gate()
    let store = Scripted.store(start: { work("a", after: Gate(), started: started) })
    let task = store.send(.start)
    try await started.wait()
    task.cancel()
    await task.finish()
    #expect(store.heard.isEmpty)
  }

  @Test func siblingScopesDoNotShareIds() async throws {
    let (started, gate) = (Gate(), Gate())
    let store = Store(initialState: Pair<Scripted>.State(left: .init(), right: .init())) {
      Pair {
        Scripted(
          start: { work("done", after: gate, started: started) },
          start2: { .run { _ in Task.cancel(id: CancelID.work) } }
        )
      }
    }
    let task = store.send(.left(.start))
    try await started.wait()
    await store.send(.right(.start2)).finish()
    gate.open()
    await task.finish()
    #expect(store.left.heard == ["done"])
  }

  @Test func testStoreWaitsForThePart() async {
    let clock = TestClock()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { send in
          try await withTaskCancellation(id: CancelID.work) { try await clock.sleep(for: .seconds(1)) }
          await send(.heard("a"))
        }
      })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.heard("a")) { $0.heard = ["a"] }
  }

  @Test func effectOfATestStoreThatCancelsItselfSendsNothing() async {
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { send in
          Task.cancel(id: CancelID.work)
          try Task.checkCancellation()
          await send(.heard("a"))
        }
        .cancellable(id: CancelID.work)
      })
    }
    await store.send(.start).finish()
  }

  @Test func outsideAnEffectItIsReported() async {
    var value = 0
    let issues = await recordedIssues {
      value = await withTaskCancellation(id: CancelID.work) { 7 }
      Task.cancel(id: CancelID.work)
    }
    #expect(value == 7)
    #expect(issues.count == 2)
    #expect(
      issues.allSatisfy { $0.message.contains("outside an effect") && $0.message.contains("'.cancel(id:)'") }
    )
  }
}
