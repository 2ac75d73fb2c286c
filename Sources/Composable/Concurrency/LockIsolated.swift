import Foundation

/// A value that is protected by a lock, for a test to collect what concurrent code does:
///
/// ```swift
/// let calls = LockIsolated<[Int]>([])
/// $0.files.read = { id in calls.withValue { $0.append(id) } }
/// ```
///
/// `@unchecked`: the value is accessed only while the lock is held, and leaves it only if it is `Sendable`.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var isolatedValue: Value
  private let lock = NSRecursiveLock()

  /// Makes a protected value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    isolatedValue = try value()
  }

  /// Reads or changes the value while no one else can.
  public func withValue<R: Sendable>(_ operation: @Sendable (inout Value) throws -> R) rethrows -> R {
    try lock.withLock { try operation(&isolatedValue) }
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    // The new value may be made of the old one.
    try lock.withLock { isolatedValue = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The current value.
  public var value: Value {
    lock.withLock { isolatedValue }
  }

  /// A property of the current value.
  public subscript<Member: Sendable>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }
}
