import Composable
import ComposableTesting
import Foundation
import Testing

struct SystemDependencyTests {
  @Test func suspendingClockMustBeSetByATest() async {
    let clock = TestClock()
    await withDependencies {
      $0.suspendingClock = clock
    } operation: {
      @Dependency(\.suspendingClock) var suspendingClock
      let task = Task { [suspendingClock] in try await suspendingClock.sleep(for: .seconds(1)) }
      await clock.advance(by: .seconds(1))
      #expect(await task.result.isSuccess)
    }
    let issues = await recordedIssues {
      @Dependency(\.suspendingClock) var suspendingClock
      try? await suspendingClock.sleep(for: .zero)
    }
    #expect(!issues.isEmpty)
  }

  @Test func testWaitsForWorkThatNoOneWaitsFor() async {
    let log = Log()
    @Dependency(\.fireAndForget) var fireAndForget
    await fireAndForget { log("a") }
    await fireAndForget(priority: .low) {
      log("b")
      throw CancellationError()
    }
    #expect(log.entries == ["a", "b"])
  }

  @Test func workThatNoOneWaitsForCanBeReplaced() async {
    let log = Log()
    await withDependencies {
      $0.fireAndForget = FireAndForget { _, operation in
        log("begin")
        try? await operation()
      }
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget { log("work") }
    }
    #expect(log.entries == ["begin", "work"])
  }

  @Test func falseConditionFailsATest() async {
    @Dependency(\.assert) var assert
    assert(true)
    let issues = await recordedIssues {
      assert(1 > 2, "not less")
      assert(false)
    }
    #expect(issues.count == 2)
    #expect(issues.first?.message == "not less")
    #expect(issues.map(\.line) == [53, 54])
  }

  @Test func conditionsCanBeCollected() {
    let log = Log()
    withDependencies {
      $0.assert = AssertEffect { condition, message in log("\(condition) \(message)") }
    } operation: {
      @Dependency(\.assert) var assert
      assert(false, "a")
    }
    #expect(log.entries == ["false a"])
  }

  @Test func testHasANotificationCenterOfItsOwn() {
    @Dependency(\.notificationCenter) var center
    #expect(center !== NotificationCenter.default)
    #expect(center === Dependency(\.notificationCenter).wrappedValue)
    withDependencies {
      $0.notificationCenter = .default
    } operation: {
      #expect(center === NotificationCenter.default)
    }
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
