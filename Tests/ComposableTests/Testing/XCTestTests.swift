import Composable
import ComposableTesting
import XCTest

/// A test store under XCTest.
final class XCTestTests: XCTestCase {
  @MainActor
  func testActionsAreSentAndReceived() async {
    let clock = TestClock()
    let store = TestStore(initialState: Scripted.State()) {
      Scripted(start: {
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.heard("a"))
        }
      })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.heard, "a") { $0.heard = ["a"] }
  }

  @MainActor
  func testFailuresAreReported() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.incremented) { $0.count = 2 }
    }
    XCTAssertEqual(issues.count, 1)
  }

  @MainActor
  func testSkippedAssertionsDoNotFail() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.incremented)
  }

  func testFindingsAtTheEndAreReportedWhenTheStoreIsReleased() async {
    let issues = await recordedIssues {
      let store = await Self.storeWithAnEffect()
      await store.send(.start)
    }
    XCTAssertEqual(issues.count, 1)
  }

  @MainActor
  private static func storeWithAnEffect() -> TestStoreOf<Scripted> {
    TestStore(initialState: Scripted.State()) { Scripted(start: { .send(.heard("a")) }) }
  }

  // The same test twice: what is made outside a store begins again in each.

  func testDefaultsAreFreshInEveryTest() {
    expectFreshDefaults()
  }

  func testDefaultsAreFreshInEveryTestAgain() {
    expectFreshDefaults()
  }

  private func expectFreshDefaults() {
    XCTAssertEqual(Array(StackState(["a", "b"]).ids), [0, 1])
    @Dependency(CallCount.self) var count
    count("called")
    XCTAssertEqual(count.entries, ["called"])
  }
}

private enum CallCount: TestDependencyKey {
  static var testValue: Log { Log() }
}
