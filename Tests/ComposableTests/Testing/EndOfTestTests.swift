import Composable
import ComposableTesting
import Testing

/// The findings at the end of a test that is not isolated to the main actor.
struct EndOfTestTests {
  @MainActor
  private static func makeStore() -> TestStoreOf<Scripted> {
    TestStore(initialState: Scripted.State()) { Scripted(start: { .send(.heard("a")) }) }
  }

  @Test func findingsAreReportedWhenTheStoreIsReleased() async {
    let issues = await recordedIssues {
      let store = await Self.makeStore()
      await store.send(.start)
    }
    #expect(issues.map { $0.message.prefix(36) } == ["The test did not receive 1 action be"])
  }
}
