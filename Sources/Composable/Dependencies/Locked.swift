import Locks

/// A value that is protected by a lock and shared by reference, unlike `Lock` itself.
package final class Locked<Value>: Sendable {
  private let value: Lock<Value>

  package init(_ value: sending Value) {
    self.value = Lock(value)
  }

  package func withLock<R>(_ body: (inout sending Value) throws -> sending R) rethrows -> sending R {
    try value.withLock(body)
  }
}
