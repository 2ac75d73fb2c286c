extension Optional {
  /// Changes the value if there is one.
  ///
  /// The value is moved out and back, so that arrays inside it are not copied.
  ///
  /// - Returns: What `body` returns; `nil` if there is no value.
  @inlinable
  mutating func modify<R>(_ body: (inout Wrapped) -> R) -> R? {
    guard var value = self else { return nil }
    self = nil
    defer { self = value }
    return body(&value)
  }
}
