/// Shares a value in app storage: the `UserDefaults` of an app or, where there are none that are safe, ``AppDefaults``.
///
/// ```swift
/// @Shared(.appStorage("fontSize")) var fontSize = 17
/// ```
///
/// The store is the dependency `defaultAppStorage`. The property follows the changes that others make to the store.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  /// The identity of a value in app storage.
  public struct ID: Hashable, Sendable {
    fileprivate let key: String
    fileprivate let store: AppStorageReference
  }

  /// The name of the value and its store.
  public let id: ID
  private let coding: AppStorageCoding<Value>
  private let content = KnownContent<AppStorageValue>()

  init(_ key: String, _ store: AppStorageDefaults?, _ coding: AppStorageCoding<Value>) {
    let store = store.map(AppStorageReference.init) ?? DependencyValues.current.appStorageReference
    id = ID(key: key, store: store)
    self.coding = coding
  }

  /// Reads the value; the default value if there is none, or one of another type.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try content.load(read).flatMap(coding.decode) })
  }

  /// Observes the store.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let subscription = store.observe(id.key) { subscriber.reload(reload) }
    // It may have changed between the load and the subscription.
    subscriber.reload(reload)
    return subscription
  }

  /// Writes the value.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(
      with: Result {
        let new = try coding.encode(value)
        try content.save(new) { try store.write(new, forKey: id.key) }
      }
    )
  }

  private var store: any AppStorageStore { id.store.store }

  private func read() throws -> AppStorageValue? {
    try store.read(id.key, coding.kind)
  }

  private func reload() -> SharedReload<Value> {
    content.reload(read, decode: coding.decode)
  }
}
