import Composable
import ComposableTesting
import Testing

/// The messages of a test store's failures, and their lines.
@MainActor
struct TestStoreFailureTests {
  private nonisolated static let intercepted = Log()

  /// Intercepts the expected issue of a test, and logs it. Other issues fail the test.
  private nonisolated static func intercept(_ issue: Issue) -> Bool {
    let message = "State was not expected to change"
    guard issue.comments.contains(where: { $0.rawValue.contains(message) }) else { return true }
    intercepted("failure")
    return false
  }

  @Test(.filterIssues(intercept)) func failureIsAnIssueOfTheTest() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incremented)
    #expect(Self.intercepted.entries == ["failure"])
  }

  @Test func unassertedChange() async {
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      line = #line + 1
      await store.send(.incremented)
      #expect(store.state.count == 1)
    }
    let message = """
      State was not expected to change, but a change occurred: …

        − Counter.State(count: 0)
        + Counter.State(count: 1)

      (Expected: −, Actual: +)
      """
    #expect(issues == [RecordedIssue(message: message, line: line)])
  }

  @Test func wrongChange() async {
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      line = #line + 1
      await store.send(.incremented) { $0.count = 2 }
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.hasPrefix("A state change does not match expectation: …") == true)
    #expect(issues.first?.message.contains("− Counter.State(count: 2)") == true)
    #expect(issues.first?.message.contains("+ Counter.State(count: 1)") == true)
  }

  @Test func closureThatChangesNothing() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.added(0)) { $0.count = 0 }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.hasPrefix("Expected state to change, but no change occurred.") == true)
  }

  @Test func closureThatThrows() async {
    struct Failure: Error {}
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.added(0)) { _ in throw Failure() }
    }
    #expect(issues.map(\.message) == ["The trailing closure threw an error: Failure()"])
  }

  @Test func wrongChangeOfANonExhaustiveTest() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      store.exhaustivity = .off
      await store.send(.incremented) { $0.count = 2 }
    }
    #expect(issues.count == 1)
  }

  @Test func unreceivedActionBeforeTheNextSend() async {
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: { .merge(.send(.heard("a")), .send(.heard("b"))) })
      }
      await store.send(.start)
      line = #line + 1
      await store.send(.start2)
    }
    let message = """
      The test did not receive 2 actions before sending the next: …

        • Scripted.Action.heard("a")
        • Scripted.Action.heard("b")

      Receive each with 'await store.receive(…)', in this order.
      """
    #expect(issues == [RecordedIssue(message: message, line: line)])
  }

  @Test func unreceivedActionAtTheEnd() async {
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) { Scripted(start: { .send(.heard("a")) }) }
      line = #line + 1
      await store.send(.start)
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.hasPrefix("The test did not receive 1 action before") == true)
  }

  @Test func effectStillRunningAtTheEnd() async {
    let gate = Gate()
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: { .run { _ in try await gate.wait() } })
      }
      line = #line + 1
      await store.send(.start)
      await store.send(.start2)
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.hasPrefix("An effect of this action is still running: …") == true)
  }

  @Test func unexpectedAction() async {
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) { Scripted(start: { .send(.heard("a")) }) }
      await store.send(.start)
      line = #line + 1
      await store.receive(.heard("b")) { $0.heard = ["b"] }
      #expect(store.state.heard == ["a"])
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.hasPrefix("Received unexpected action: …") == true)
    #expect(issues.first?.message.contains("(Expected: −, Received: +)") == true)
  }

  @Test func actionOfAnotherCase() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) {
        Counter()
        Reduce { _, action in action == .incremented ? .send(.added(0)) : .none }
      }
      await store.send(.incremented) { $0.count = 1 }
      await store.receive(\.incremented)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("Counter.Action.added(0)") == true)
  }

  @Test func nothingToReceiveFailsAtOnce() async {
    var line: UInt = 0
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) { Scripted() }
      store.timeout = .seconds(3600)
      line = #line + 1
      await store.receive(.heard("a"))
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.contains("No effect is in flight that could send it.") == true)
  }

  @Test func nothingReceivedWhileAnEffectRuns() async {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: { .run { _ in try await gate.wait() } })
      }
      await store.send(.start)
      await store.receive(.heard("a"), timeout: .zero)
      await store.skipInFlightEffects()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("received none within 0.0 seconds") == true)
  }

  @Test func effectsThatDoNotFinish() async {
    let gate = Gate()
    let issues = await recordedIssues {
      let store = TestStore(initialState: Scripted.State()) {
        Scripted(start: { .run { _ in try await gate.wait() } })
      }
      await store.send(.start)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects()
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.message.hasPrefix("Expected effects to finish, but 1 effect is still running") == true
    )
  }
}
