import Composable
import ComposableTesting
import Testing

/// Limits of waiting as numbers of nanoseconds, as existing tests write them.
@MainActor
struct NanosecondsTests {
  @Test func numbersOfNanosecondsAreLimits() async {
    let gates = [Gate(), Gate(), Gate()]
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { send in
          for (gate, text) in zip(gates, ["a", "b", "c"]) {
            try await gate.wait()
            await send(.heard(text))
          }
        }
      })
    }
    let task = await store.send(.start)
    gates[0].open()
    await store.receive(.heard("a"), timeout: 60_000_000_000) { $0.heard = ["a"] }
    gates[1].open()
    await store.receive(\.heard, timeout: 60_000_000_000) { $0.heard = ["a", "b"] }
    gates[2].open()
    let isExpected: (Scripted.Action) -> Bool = { $0 == .heard("c") }
    await store.receive(isExpected, timeout: 60_000_000_000) { $0.heard = ["a", "b", "c"] }
    await task.finish(timeout: 60_000_000_000)
    await store.finish(timeout: 60_000_000_000)
  }

  @Test func theLimitIsReported() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: { .run { _ in try await Task.never() } })
      }
      let task = await store.send(.start)
      await store.receive(.heard("a"), timeout: 1_000_000)
      await store.finish(timeout: 1_000_000)
      await task.cancel()
    }
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { $0.message.contains("0.001 seconds") })
  }
}
