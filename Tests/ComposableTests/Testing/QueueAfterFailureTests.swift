import Composable
import ComposableTesting
import Testing

/// A test store leaves its queue alone after a failure, so that one mistake is one failure.
@MainActor
struct QueueAfterFailureTests {
  @Test(arguments: [Exhaustivity.on, .off])
  func actionsThatArriveWhileFinishingCanBeReceived(exhaustivity: Exhaustivity) async {
    let gate = Gate()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { send in
          try await gate.wait()
          await send(.heard("a"))
        }
      })
    }
    store.exhaustivity = exhaustivity
    await store.send(.start)
    gate.open()
    await store.finish()
    await store.receive(.heard("a")) { $0.heard = ["a"] }
  }

  @Test func actionsThatArrivedBeforeFinishingAreReported() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) { Scripted(start: { .send(.heard("a")) }) }
      await store.send(.start)
      await store.finish()
      await store.receive(.heard("a")) { $0.heard = ["a"] }
    }
    #expect(issues.map { $0.message.prefix(36) } == ["The test did not receive 1 action be"])
  }

  @Test func actionThatWasNotReceivedBeforeASendCanBeReceived() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: { .send(.heard("a")) }, start2: { .send(.heard("b")) })
      }
      await store.send(.start)
      await store.send(.start2)
      await store.receive(.heard("a")) { $0.heard = ["a"] }
      await store.receive(.heard("b")) { $0.heard = ["a", "b"] }
      #expect(store.state.heard == ["a", "b"])
    }
    #expect(issues.map { $0.message.prefix(36) } == ["The test did not receive 1 action be"])
  }

  @Test func actionThatWasNotReceivedBeforeASendMayBeForgotten() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: { .send(.heard("a")) }, start2: { .send(.heard("b")) })
      }
      await store.send(.start)
      await store.send(.start2)
      await store.receive(.heard("b")) { $0.heard = ["a", "b"] }
    }
    #expect(issues.count == 1)
  }

  @Test func receivingWhatDoesNotMatchTakesNoActionOfANonExhaustiveTest() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) { Scripted(start: { .send(.heard("a")) }) }
      store.exhaustivity = .off
      await store.send(.start)
      await store.receive(.heard("b"))
      await store.receive(.heard("a")) { $0.heard = ["a"] }
    }
    #expect(issues.map { $0.message.prefix(40) } == ["Expected to receive an action, but none "])
  }
}
