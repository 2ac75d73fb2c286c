import Locks
import Observation

/// The observed properties that have changed since a store last published.
@usableFromInline
final class StateChanges: Sendable {
  /// The changes of the store that is reducing, also in tasks that its reducer has started.
  @TaskLocal private static var inherited: StateChanges?

  /// The changes of the store whose reducer is the caller.
  static var current: StateChanges? {
    guard let inherited, inherited.reducingThread.value == CurrentThread.id else { return nil }
    return inherited
  }

  private struct Change {
    let extent: ObservedExtent
    let property: Int
  }

  /// A change of a state whose copies have kept its former extent.
  private struct ForkedChange {
    let change: Change
    weak var successor: ObservedExtent?
  }

  private struct Changes {
    var direct: [Change] = []
    var forked: [ForkedChange] = []
  }

  private let changes = Locked(Changes())
  /// Not zero if there are changes: most actions change nothing that is observed, and publish without taking the lock.
  private let hasChanges = AtomicWord()
  /// The thread that the reducer of the store is running on; 0 if it is not running.
  private let reducingThread = AtomicWord()

  /// Runs a reducer of the store.
  func recording<R>(_ reduce: () -> R) -> R {
    let former = reducingThread.value
    reducingThread.store(CurrentThread.id)
    defer { reducingThread.store(former) }
    return Self.$inherited.withValue(self, operation: reduce)
  }

  func append(_ extent: ObservedExtent, _ property: Int) {
    changes.withLock { $0.direct.append(Change(extent: extent, property: property)) }
    hasChanges.store(1)
  }

  /// - Parameter successor: The extent of the changed state. If it is gone when the store publishes, the reducer changed
  ///   a draft and discarded it.
  func append(_ extent: ObservedExtent, _ property: Int, successor: ObservedExtent) {
    let change = Change(extent: extent, property: property)
    changes.withLock { $0.forked.append(ForkedChange(change: change, successor: successor)) }
    hasChanges.store(1)
  }

  /// Notifies the observers of all changes, and forgets them.
  func publish() {
    guard hasChanges.value != 0 else { return }
    hasChanges.store(0)
    let published = changes.withLock { changes in
      defer { changes = Changes() }
      return changes
    }
    for change in published.direct { change.extent.notify(change.property) }
    for fork in published.forked where fork.successor != nil {
      fork.change.extent.notify(fork.change.property)
    }
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
  /// The number of changes since the state was last read; see ``ObservedExtent/unreadLimit``.
  private var unread = 0
  /// The identity of the state when it was last read or published; `nil` for a state that is not observable.
  private var id: ObservableStateID?

  /// Registers a read of the state.
  func access<State>(_ state: State) {
    guard StateChanges.current == nil else { return }
    if !isObserved {
      isObserved = true
      id = (state as? any ObservableState)?._$id
    }
    unread = 0
    registrar.access(self, keyPath: \.whole)
  }

  /// Notifies the observers of the changes since the last call.
  @usableFromInline
  func publish<State>(_ state: State) {
    changes.publish()
    guard isObserved else { return }
    let newID = (state as? any ObservableState)?._$id
    guard newID == nil || newID != id else { return }
    id = newID
    unread += 1
    isObserved = unread < ObservedExtent.unreadLimit
    registrar.willSet(self, keyPath: \.whole)
    registrar.didSet(self, keyPath: \.whole)
  }

  /// Represents the state in a key path.
  private nonisolated var whole: Int { 0 }
}
