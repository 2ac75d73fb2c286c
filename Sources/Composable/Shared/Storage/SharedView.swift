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
  /// Records the values before their first change in the current task.
  @TaskLocal static var recorder: SharedExpectation?
  /// The views of the two sides of a comparison, if the current task compares states.
  @TaskLocal package static var comparison: (lhs: SharedView, rhs: SharedView)?
}

/// Shared values that differ from those at a moment: those that the closure of an assertion expects, or those before
/// changes that are recorded.
package final class SharedExpectation: @unchecked Sendable {
  // `@unchecked`: the only variable is protected by the lock.
  private let lock = NSLock()
  private var changes: [ObjectIdentifier: (storage: AnyObject, value: Any)] = [:]
  /// `nil` for the current values.
  let base: SharedMoment?

  package init(base: SharedMoment?) {
    self.base = base
  }

  func value<Value>(of storage: SharedStorage<Value>) -> Value? {
    // A cast of a missing value to an optional type would succeed: the value would seem to be `nil`.
    lock.withLock { changes[ObjectIdentifier(storage)] }.flatMap { $0.value as? Value }
  }

  func set<Value>(_ value: Value, of storage: SharedStorage<Value>) {
    // The storage is retained, so that its identity is not reused.
    lock.withLock { changes[ObjectIdentifier(storage)] = (storage, value) }
  }

  /// Sets a value that has not been set before.
  func record<Value>(_ value: Value, of storage: SharedStorage<Value>) {
    lock.withLock {
      if changes[ObjectIdentifier(storage)] == nil { changes[ObjectIdentifier(storage)] = (storage, value) }
    }
  }
}
