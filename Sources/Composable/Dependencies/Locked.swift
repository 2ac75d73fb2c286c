import Synchronization

/// A value that is protected by a mutex and shared by reference, unlike `Mutex` itself.
package final class Locked<Value>: Sendable {
  private let value: Mutex<Value>

  package init(_ value: sending Value) {
    self.value = Mutex(value)
  }

  package func withLock<R>(_ body: (inout sending Value) throws -> sending R) rethrows -> sending R {
    try value.withLock(body)
  }
}
