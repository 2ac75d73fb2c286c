#if canImport(ObjectiveC)
  import Composable
  import Foundation

  /// Observes the tests that XCTest runs. The kernel finds this type by its name.
  ///
  /// XCTest is looked up at run time: it is loaded in tests only, and an app that links this module must not link it.
  enum TestCaseObservation: TestObservation {
    static func begin(_ testWillStart: @escaping @Sendable () -> Void) {
      if Thread.isMainThread {
        observe(testWillStart)
      } else {
        DispatchQueue.main.async { observe(testWillStart) }
      }
    }

    private static func observe(_ testWillStart: @escaping @Sendable () -> Void) {
      guard
        let centerClass = NSClassFromString("XCTestObservationCenter") as AnyObject as? any NSObjectProtocol,
        let center = centerClass.perform(NSSelectorFromString("sharedTestObservationCenter"))?
          .takeUnretainedValue() as? any NSObjectProtocol,
        let observation = NSProtocolFromString("XCTestObservation")
      else { return }
      class_addProtocol(TestCaseObserver.self, observation)
      _ = center.perform(
        NSSelectorFromString("addTestObserver:"),
        with: TestCaseObserver(testWillStart)
      )
    }
  }

  /// Conforms to `XCTestObservation` at run time; the center calls the methods by their selectors.
  private final class TestCaseObserver: NSObject {
    private let willStart: @Sendable () -> Void

    init(_ willStart: @escaping @Sendable () -> Void) {
      self.willStart = willStart
    }

    @objc func testCaseWillStart(_ testCase: NSObject) {
      willStart()
    }
  }
#elseif canImport(XCTest)
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
