import Observation

/// The observed properties that have changed since a store last published.
@usableFromInline
final class StateChanges: Sendable {
  /// The changes of the store that is reducing.
  @TaskLocal static var current: StateChanges?

  private struct Change {
    let extent: ObservedExtent
    let property: Int
  }

  private let changes = Locked<[Change]>([])

  func append(_ extent: ObservedExtent, _ property: Int) {
    changes.withLock { $0.append(Change(extent: extent, property: property)) }
  }

  /// Notifies the observers of all changes, and forgets them.
  func publish() {
    let published = changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
    for change in published { change.extent.notify(change.property) }
  }
}

/// The observers of a store's whole state: of any action if the state is not observable, otherwise of changes of its
/// identity.
@MainActor
@usableFromInline
final class StoreObservation: Observable {
  @usableFromInline nonisolated let changes = StateChanges()
  private let registrar = ObservationRegistrar()
  private var isObserved = false
  /// The identity of the state when it was last read; `nil` for a state that is not observable.
  private var id: ObservableStateID?

  /// Registers a read of the state.
  func access<State>(_ state: State) {
    guard StateChanges.current == nil else { return }
    if !isObserved {
      isObserved = true
      id = (state as? any ObservableState)?._$id
    }
    registrar.access(self, keyPath: \.whole)
  }

  /// Notifies the observers of the changes since the last call.
  @usableFromInline
  func publish<State>(_ state: State) {
    changes.publish()
    guard isObserved else { return }
    let newID = (state as? any ObservableState)?._$id
    guard newID == nil || newID != id else { return }
    isObserved = false
    registrar.willSet(self, keyPath: \.whole)
    registrar.didSet(self, keyPath: \.whole)
  }

  /// Represents the state in a key path.
  private nonisolated var whole: Int { 0 }
}
