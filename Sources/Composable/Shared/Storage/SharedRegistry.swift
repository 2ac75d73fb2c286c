/// The storages of the values with keys. A storage is released with the last property that refers to it.
final class SharedRegistry: Sendable {
  private struct Key: Hashable {
    let value: ObjectIdentifier
    let id: AnyHashableSendable
  }

  private struct Entry: Sendable {
    weak var storage: (any AnyObject & Sendable)?
  }

  private let entries = Locked<[Key: Entry]>([:])

  /// Returns the storage of a key, with its value loaded.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initialValue: The default value, if the storage does not exist yet.
  static func storage<K: SharedReaderKey>(
    of key: K,
    default initialValue: () -> K.Value
  ) -> SharedStorage<K.Value> {
    let storage = DependencyValues.current.sharedRegistry.storage(of: key, default: initialValue)
    // Not while the registry is locked: the key may use other shared values.
    storage.start()
    return storage
  }

  private func storage<K: SharedReaderKey>(
    of key: K,
    default initialValue: () -> K.Value
  ) -> SharedStorage<K.Value> {
    let entryKey = Key(value: ObjectIdentifier(K.Value.self), id: AnyHashableSendable(key.id))
    if let known: SharedStorage<K.Value> = known(entryKey) { return known }
    let new = SharedStorage(initialValue(), persistence: SharedPersistence(key))
    return entries.withLock { entries in
      if let known = entries[entryKey]?.storage as? SharedStorage<K.Value> { return known }
      if entries.count >= 64, entries.count.nonzeroBitCount == 1 {
        entries = entries.filter { $0.value.storage != nil }
      }
      entries[entryKey] = Entry(storage: new)
      return new
    }
  }

  private func known<Value>(_ key: Key) -> SharedStorage<Value>? {
    entries.withLock { $0[key]?.storage as? SharedStorage<Value> }
  }
}

private enum SharedRegistryKey: DependencyKey {
  static let liveValue = SharedRegistry()
  static var previewValue: SharedRegistry { SharedRegistry() }
  static var testValue: SharedRegistry { SharedRegistry() }
}

extension DependencyValues {
  /// The storages of shared values. A test has its own, so that it is not affected by others.
  var sharedRegistry: SharedRegistry {
    get { self[SharedRegistryKey.self] }
    set { self[SharedRegistryKey.self] = newValue }
  }
}
