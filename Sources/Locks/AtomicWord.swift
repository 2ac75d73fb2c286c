#if !canImport(os)
  import Synchronization
#endif

/// 64 bits that several threads read and change: a set of flags, or a counter.
@usableFromInline
package struct AtomicWord: ~Copyable, Sendable {
  #if canImport(os)
    @usableFromInline let word = Lock<UInt64>(0)
  #else
    @usableFromInline let word = Atomic<UInt64>(0)
  #endif

  /// Makes a word of zeros.
  @inlinable
  package init() {}

  /// The current value.
  @inlinable
  package var value: UInt64 {
    #if canImport(os)
      word.withLock { $0 }
    #else
      word.load(ordering: .relaxed)
    #endif
  }

  /// Sets the bits that are set in an argument.
  @inlinable
  package borrowing func insert(_ bits: UInt64) {
    #if canImport(os)
      word.withLock { $0 |= bits }
    #else
      word.bitwiseOr(bits, ordering: .relaxed)
    #endif
  }

  /// Replaces the value.
  @inlinable
  package borrowing func store(_ value: UInt64) {
    #if canImport(os)
      word.withLock { $0 = value }
    #else
      word.store(value, ordering: .relaxed)
    #endif
  }

  /// Adds 1, and returns the new value.
  @inlinable
  package borrowing func increment() -> UInt64 {
    #if canImport(os)
      word.withLock {
        $0 += 1
        return $0
      }
    #else
      word.add(1, ordering: .relaxed).newValue
    #endif
  }
}
