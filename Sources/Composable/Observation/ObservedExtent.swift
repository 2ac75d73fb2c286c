import Locks
import Observation

/// The observers of one state's properties. Its identity is that of the state.
final class ObservedExtent: Observable, Sendable {
  /// A property that has been read.
  private struct Property {
    let number: Int
    /// The number of changes since it was last read.
    var unread = 0
  }

  private struct Observers {
    var registrar: ObservationRegistrar?
    /// The properties that may have observers. An array, because they are few.
    var properties: [Property] = []

    func index(of property: Int) -> Int? {
      properties.firstIndex { $0.number == property }
    }

    mutating func insert(_ property: Int) -> ObservationRegistrar {
      if let index = index(of: property) {
        properties[index].unread = 0
      } else {
        properties.append(Property(number: property))
      }
      if let registrar { return registrar }
      let registrar = ObservationRegistrar()
      self.registrar = registrar
      return registrar
    }

    /// Counts a change of a property.
    ///
    /// - Returns: The registrar, if the property may have observers.
    mutating func change(_ property: Int, limit: Int) -> ObservationRegistrar? {
      guard let index = index(of: property) else { return nil }
      properties[index].unread += 1
      if properties[index].unread >= limit { properties.remove(at: index) }
      return registrar
    }
  }

  /// The number of changes after which a property that has not been read again has no observers.
  ///
  /// Not 1: an observer is registered when the closure that reads the property returns, and the property may have changed
  /// in the meantime.
  static let unreadLimit = 64

  /// The number of extents made so far. Global, because identities must be unique across stores.
  private static let lastSerial = AtomicWord()

  let id = newID()
  private let limit: Int
  private let observers = Lock(Observers())
  #if !canImport(os)
    /// Not zero if there may be observers: most extents have none, and are changed without taking the lock. An atomic word of
    /// Apple systems is a lock itself.
    private let mayBeObserved = AtomicWord()
  #endif

  /// - Parameter limit: ``unreadLimit``, or more if other threads change the properties while they are read.
  init(limit: Int = ObservedExtent.unreadLimit) {
    self.limit = limit
  }

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
    return observers.withLock { $0.index(of: property) != nil }
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
    let registrar = observers.withLock { $0.change(property, limit: limit) }
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
