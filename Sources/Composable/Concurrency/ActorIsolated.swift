/// A value that is protected by an actor. Existing tests use it; ``LockIsolated`` does the same without `await`.
public final actor ActorIsolated<Value: Sendable> {
  /// The current value.
  public private(set) var value: Value

  /// Makes a protected value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value while no one else can.
  public func withValue<R: Sendable>(_ operation: @Sendable (inout Value) throws -> R) rethrows -> R {
    try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
