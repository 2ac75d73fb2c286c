extension Shared {
  /// Shares the value of a key: `@Shared(.appStorage("fontSize")) var fontSize = 17`.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if there is none yet. It is not saved before the first change.
  ///   - key: Where the value is stored.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(source: SharedRegistry.storage(of: key, default: wrappedValue))
  }

  /// Shares the optional value of a key; `nil` if there is none yet.
  // A key with a default value of its own fits this, too.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value of a key that has a default value: `@Shared(.isSoundOn) var isSoundOn`.
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(source: SharedRegistry.storage(of: key, default: key.makeDefault))
  }

  /// Shares the value of a key with another default value.
  public init<Key: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>) {
    self.init(source: SharedRegistry.storage(of: key, default: wrappedValue))
  }

  /// Shares the value of a key that must exist.
  ///
  /// - Throws: The error of the load, or ``SharedValueMissing``.
  public init<Key: SharedKey<Value>>(require key: Key) async throws {
    let value = try await requiredValue(of: key)
    self.init(wrappedValue: value, key)
  }

  @_disfavoredOverload
  @available(*, unavailable, message: "Assign a default value: '@Shared(…) var name = value'.")
  public init(_ key: some SharedKey<Value>) { notAvailable() }
}

extension SharedReader {
  /// Shares the value of a key, for reading: `@SharedReader(.appStorage("fontSize")) var fontSize = 17`.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if there is none yet.
  ///   - key: Where the value is stored.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(source: SharedRegistry.storage(of: key, default: wrappedValue))
  }

  /// Shares the optional value of a key, for reading; `nil` if there is none yet.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value of a key that has a default value, for reading.
  public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(source: SharedRegistry.storage(of: key, default: key.makeDefault))
  }

  /// Shares the value of a key with another default value, for reading.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: _SharedKeyDefault<Key>
  ) {
    self.init(source: SharedRegistry.storage(of: key, default: wrappedValue))
  }

  /// Shares the value of a key that must exist, for reading.
  ///
  /// - Throws: The error of the load, or ``SharedValueMissing``.
  public init<Key: SharedReaderKey<Value>>(require key: Key) async throws {
    let value = try await requiredValue(of: key)
    self.init(wrappedValue: value, key)
  }

  @_disfavoredOverload
  @available(*, unavailable, message: "Assign a default value: '@SharedReader(…) var name = value'.")
  public init(_ key: some SharedReaderKey<Value>) { notAvailable() }
}

/// A key that is required to have a value has none.
public struct SharedValueMissing: Error {
  /// The key.
  public let key: String
}

private func requiredValue<Key: SharedReaderKey>(of key: Key) async throws -> Key.Value {
  let value: Key.Value? = try await withCheckedThrowingContinuation { continuation in
    key.load(context: .userInitiated, continuation: LoadContinuation { continuation.resume(with: $0) })
  }
  guard let value else { throw SharedValueMissing(key: "\(key.id)") }
  return value
}
