import Composable
import ComposableTesting
import Testing

@MainActor
struct TestStoreExhaustivityTests {
  @Test func exhaustivityCanBeChangedForAPartOfATest() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.withExhaustivity(.off) { await store.send(.incremented) }
    await store.send(.incremented) { $0.count = 2 }
    #expect(store.exhaustivity == .on)
    #expect(store.withExhaustivity(.off) { store.exhaustivity } == .off)
  }

  @Test func skippedAssertionsAreShownAsWarnings() async {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(
          start: { .merge(.send(.heard("a")), .send(.heard("b")), .send(.heard("c"))) },
          start2: { .run { _ in try await gate.wait() } }
        )
      }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.start)
      await store.receive(.heard("b"))
      await store.send(.start2)
    }
    #expect(issues.allSatisfy { $0.severity == .warning })
    let beginnings = issues.map { String($0.message.prefix { $0 != ":" }) }
    #expect(
      beginnings == [
        "The test did not receive 1 action before receiving a later one",
        "The test did not assert all state changes",
        "The test did not receive 1 action before sending the next",
        "An effect of this action is still running",
      ]
    )
  }

  @Test func assertedChangesAreNotShown() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.incremented) { $0.count = 1 }
    }
    #expect(issues.isEmpty)
  }

  @Test func skippingNothingFails() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(issues.map { $0.message.prefix(11) } == ["There is no", "There is no"])
  }

  @Test func taskOfAnActionThatDoesNotFinishFails() async {
    let gate = Gate()
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: { .run { _ in try await gate.wait() } })
      }
      let task = await store.send(.start)
      line = #line + 1
      await task.finish(timeout: .zero)
      await task.cancel()
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.hasPrefix("Expected the effects of this action to finish") == true)
  }
}
