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
}
