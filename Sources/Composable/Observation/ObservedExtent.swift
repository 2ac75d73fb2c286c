import Locks
import Observation

/// The observers of one state's properties. Its identity is that of the state.
final class ObservedExtent: Observable, Sendable {
  private struct Observers {
    var registrar: ObservationRegistrar?
    /// The properties that have been read since they last changed. An array, because they are few.
    var properties: [Int] = []

    mutating func insert(_ property: Int) -> ObservationRegistrar {
      if !properties.contains(property) { properties.append(property) }
      if let registrar { return registrar }
      let registrar = ObservationRegistrar()
      self.registrar = registrar
      return registrar
    }

    /// - Returns: The registrar, if the property had observers.
    mutating func remove(_ property: Int) -> ObservationRegistrar? {
      guard let index = properties.firstIndex(of: property) else { return nil }
      properties.remove(at: index)
      return registrar
    }
  }

  /// The number of extents made so far. Global, because identities must be unique across stores.
  private static let lastSerial = AtomicWord()

  let id = newID()
  private let observers = Lock(Observers())
  #if !canImport(os)
    /// Not zero if there may be observers: most extents have none, and are changed without taking the lock. An atomic word of
    /// Apple systems is a lock itself.
    private let mayBeObserved = AtomicWord()
  #endif

  static func newID() -> ObservableStateID {
    ObservableStateID(serial: lastSerial.increment())
  }

  func access(_ property: Int) {
    // Reads by a reducer are not observed.
    guard StateChanges.current == nil else { return }
    let registrar = observers.withLock { $0.insert(property) }
    #if !canImport(os)
      mayBeObserved.store(1)
    #endif
    registrar.access(self, keyPath: Self.keyPath(of: property))
  }

  func isObserved(_ property: Int) -> Bool {
    #if !canImport(os)
      if mayBeObserved.value == 0 { return false }
    #endif
    return observers.withLock { $0.properties.contains(property) }
  }

  /// Notifies the observers of a property: at once or, while a store is reducing, after it has settled.
  func didChange(_ property: Int) {
    if let changes = StateChanges.current {
      changes.append(self, property)
    } else {
      notify(property)
    }
  }

  /// Notifies the observers of copies that a store's state has changed, which now has an extent of its own. Changes of a
  /// copy outside a reducer concern only its owner.
  func didChange(_ property: Int, in successor: ObservedExtent) {
    StateChanges.current?.append(self, property, successor: successor)
  }

  func notify(_ property: Int) {
    let registrar = observers.withLock { $0.remove(property) }
    registrar?.willSet(self, keyPath: Self.keyPath(of: property))
    registrar?.didSet(self, keyPath: Self.keyPath(of: property))
  }

  /// A cache, because making a key path is by far the slowest step of a notification.
  private static let keyPaths: [KeyPath<ObservedExtent, Int> & Sendable] = (0..<64).map { \.[$0] }

  private static func keyPath(of property: Int) -> KeyPath<ObservedExtent, Int> & Sendable {
    keyPaths.indices.contains(property) ? keyPaths[property] : \.[property]
  }

  /// Represents a property in a key path.
  private subscript(property: Int) -> Int { property }
}
