import ComposableTesting
import Testing

/// Tests need no import of CustomDump and Observation.
@MainActor
struct ReexportTests {
  @Test func differencesAreReported() async {
    let issues = await recordedIssues { expectNoDifference(["a"], ["b"]) }
    #expect(issues.count == 1)
    expectNoDifference(["a"], ["a"])
  }

  @Test func valuesAreDumped() {
    var text = ""
    customDump(Counter.State(count: 1), to: &text)
    #expect(text.contains("count: 1"))
    #expect(diff(1, 2) == "- 1\n+ 2")
  }

  @Test func storesAreObserved() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.incremented)
    #expect(changes.value == 1)
  }
}
