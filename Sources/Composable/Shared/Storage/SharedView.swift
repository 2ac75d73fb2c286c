import Foundation

/// The point of view from which shared values are read.
package enum SharedView: Sendable {
  /// The current values.
  case live
  /// The values at a moment of a test.
  case past(SharedMoment)
  /// The values that a test expects. Changes are changes of the expectation.
  case expected(SharedExpectation)

  /// The view of the current task.
  @TaskLocal package static var current = SharedView.live
  /// The views of the two sides of a comparison, if the current task compares states.
  @TaskLocal package static var comparison: (lhs: SharedView, rhs: SharedView)?
}

/// The shared values that the closure of an assertion expects: those at a moment, and its own changes of them.
package final class SharedExpectation: @unchecked Sendable {
  // `@unchecked`: the only variable is protected by the lock.
  private let lock = NSLock()
  private var changes: [ObjectIdentifier: (storage: AnyObject, value: Any)] = [:]
  let base: SharedMoment

  package init(base: SharedMoment) {
    self.base = base
  }

  /// Whether the closure has set a value, even to the same one.
  package var hasChanges: Bool {
    lock.withLock { !changes.isEmpty }
  }

  func value<Value>(of storage: SharedStorage<Value>) -> Value? {
    lock.withLock { changes[ObjectIdentifier(storage)]?.value } as? Value
  }

  func set<Value>(_ value: Value, of storage: SharedStorage<Value>) {
    // The storage is retained, so that its identity is not reused.
    lock.withLock { changes[ObjectIdentifier(storage)] = (storage, value) }
  }
}
