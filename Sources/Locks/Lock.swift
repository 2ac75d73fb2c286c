#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that only one thread at a time can access.
///
/// It is the standard library's `Mutex` which, on Apple systems, needs iOS 18.
@usableFromInline
package struct Lock<Value>: ~Copyable, Sendable {
  #if canImport(os)
    @usableFromInline let lock = OSAllocatedUnfairLock()
    @usableFromInline let storage: Storage

    /// `@unchecked`, and `unsafe` for the value: it is accessed only while the lock is held, and `sending` keeps references to it
    /// from leaving.
    @usableFromInline
    final class Storage: @unchecked Sendable {
      @usableFromInline nonisolated(unsafe) var value: Value

      @usableFromInline
      init(_ value: consuming sending Value) {
        self.value = value
      }
    }

    /// Makes a lock for a value.
    @inlinable
    package init(_ value: consuming sending Value) {
      storage = Storage(value)
    }

    /// Accesses the value while no other thread can.
    @inlinable
    package borrowing func withLock<R, E: Error>(
      _ body: (inout sending Value) throws(E) -> sending R
    ) throws(E) -> sending R {
      lock.lock()
      defer { lock.unlock() }
      return try body(&storage.value)
    }
  #else
    @usableFromInline let mutex: Mutex<Value>

    /// Makes a lock for a value.
    @inlinable
    package init(_ value: consuming sending Value) {
      mutex = Mutex(value)
    }

    /// Accesses the value while no other thread can.
    @inlinable
    package borrowing func withLock<R, E: Error>(
      _ body: (inout sending Value) throws(E) -> sending R
    ) throws(E) -> sending R {
      try mutex.withLock(body)
    }
  #endif
}
