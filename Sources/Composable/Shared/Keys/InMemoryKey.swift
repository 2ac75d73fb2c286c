extension SharedReaderKey {
  /// Shares a value in memory, until the process ends: `@Shared(.inMemory("session")) var session = Session()`.
  ///
  /// - Parameter key: The name of the value in the dependency `defaultInMemoryStorage`.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// Shares a value in memory; see ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  /// The identity of a value in memory.
  public struct ID: Hashable, Sendable {
    fileprivate let key: String
    fileprivate let storage: InMemoryStorage
  }

  /// The name of the value and its storage.
  public let id: ID

  fileprivate init(_ key: String) {
    id = ID(key: key, storage: DependencyValues.current.defaultInMemoryStorage)
  }

  /// Reads the value from the storage. The initial value is stored if there is none, so that later properties have it, too.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(id.storage.value(forKey: id.key, default: context.initialValue)))
  }

  /// Does nothing: all properties with this key have one value.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Writes the value into the storage.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    id.storage.set(value, forKey: id.key)
    continuation.resume()
  }
}

/// Keeps the values of ``InMemoryKey``s.
public final class InMemoryStorage: Sendable {
  private let values = Locked<[String: any Sendable]>([:])

  /// Makes an empty storage.
  public init() {}

  /// - Parameter initialValue: Stored if there is no value.
  fileprivate func value<Value: Sendable>(forKey key: String, default initialValue: Value?) -> Value? {
    let stored = values.withLock { values in
      if values[key] == nil, let initialValue { values[key] = initialValue }
      return values[key]
    }
    // A cast of `nil` to an optional type would succeed: the value would seem to be stored.
    guard let stored else { return nil }
    return stored as? Value
  }

  fileprivate func set(_ value: some Sendable, forKey key: String) {
    values.withLock { $0[key] = value }
  }
}

extension InMemoryStorage: Hashable {
  /// Whether both are the same storage.
  public static func == (lhs: InMemoryStorage, rhs: InMemoryStorage) -> Bool { lhs === rhs }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static let liveValue = InMemoryStorage()
  static var testValue: InMemoryStorage { InMemoryStorage() }
}

extension DependencyValues {
  /// The storage of `@Shared(.inMemory(…))`; empty at the start of each test.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}
