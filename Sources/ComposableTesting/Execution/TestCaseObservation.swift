#if canImport(XCTest)
  import Composable
  import Foundation
  import XCTest

  /// Observes the tests that XCTest runs. The kernel finds this type by its name.
  enum TestCaseObservation: TestObservation {
    static func begin(_ testWillStart: @escaping @Sendable () -> Void) {
      // Tests begin on the main thread. One that is not asynchronous keeps its queue from running until the next begins.
      if Thread.isMainThread {
        observe(testWillStart)
      } else {
        DispatchQueue.main.async { observe(testWillStart) }
      }
    }

    private static func observe(_ testWillStart: @escaping @Sendable () -> Void) {
      XCTestObservationCenter.shared.addTestObserver(TestCaseObserver(testWillStart))
    }
  }

  private final class TestCaseObserver: NSObject, XCTestObservation {
    private let willStart: @Sendable () -> Void

    init(_ willStart: @escaping @Sendable () -> Void) {
      self.willStart = willStart
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      willStart()
    }
  }
#endif
