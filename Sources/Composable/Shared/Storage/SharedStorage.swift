import Foundation

/// The storage of a shared value. All properties that share the value refer to it.
///
/// Every access locks it. The lock is recursive: a closure that changes the value may read other values, and the strategy
/// of the value may answer before it returns. A change is saved without this lock: the strategy may wait for the lock of
/// another value, whose strategy waits for this one.
final class SharedStorage<Value>: SharedSource, @unchecked Sendable {
  // `@unchecked`: the variables are protected by the lock. A value that is not sendable stays in one isolation domain,
  // because `Shared` is then not sendable either, and keys have sendable values.
  let lock = NSRecursiveLock()
  /// `nil` while it is being changed, so that it is changed in place.
  private(set) var current: Value?
  var history: SharedHistory<Value>?
  private var receivers = Bag<(Value) -> Void>()
  private var tokens: [[AnyHashable]: Token] = [:]
  let extent = ObservedExtent(limit: .max)

  // What a storage with a key has in addition; see `SharedStorage+Key.swift`.
  let initialValue: Value
  let persistence: SharedPersistence<Value>?
  var status = SharedStatus()
  var subscription: SharedSubscription?
  /// The number of changes, and of calls of `save()`, so far.
  var version = 0
  /// `nil` if the value is not saved.
  let unsaved: SaveQueue<Value>?

  init(_ value: Value, persistence: SharedPersistence<Value>? = nil) {
    current = value
    initialValue = value
    self.persistence = persistence
    unsaved = persistence?.save == nil ? nil : SaveQueue()
    history = SharedHistory<Value>.isKept ? SharedHistory(value) : nil
  }

  deinit {
    subscription?.cancel()
  }

  var root: any SharedRoot { self }

  var path: [AnyHashable] { [] }

  // MARK: Reading

  func value(in view: SharedView) -> Value {
    switch view {
    case .live: live
    case .past(let moment): lock.withLock { history?.value(at: moment) } ?? live
    case .expected(let expectation):
      expectation.value(of: self) ?? value(in: expectation.base.map(SharedView.past) ?? .live)
    }
  }

  var live: Value {
    lock.withLock {
      guard let current else { failOverlap() }
      return current
    }
  }

  private func failOverlap() -> Never {
    preconditionFailure(
      """
      'withLock' of a shared '\(Value.self)' reads or changes the same value again. In its closure, use the argument \
      instead of the property.
      """
    )
  }

  // MARK: Changing

  func modify<R>(in view: SharedView, _ body: (inout Value) throws -> R) rethrows -> R {
    if case .live = view { return try modifyLive(body) }
    var value = value(in: view)
    defer { if case .expected(let expectation) = view { expectation.set(value, of: self) } }
    return try body(&value)
  }

  private func modifyLive<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    // Without the lock, because strategies and observers may wait for other threads.
    defer {
      saveChanges()
      didChange(.value)
    }
    return try lock.withLock {
      SharedView.recorder?.record(live, of: self)
      guard var value = current.take() else { failOverlap() }
      defer {
        current = value
        recordChange(to: value)
        unsaved?.append(SaveQueue.Change(value: value, context: .didSet))
      }
      return try body(&value)
    }
  }

  /// Replaces the value without saving it, unless it is equal. The caller holds the lock.
  ///
  /// - Returns: Whether it was replaced.
  func replace(with value: Value) -> Bool {
    if let current, isEqual(current, value) { return false }
    current = value
    recordChange(to: value)
    return true
  }

  private func recordChange(to value: Value) {
    version += 1
    history?.record(value)
    for receive in receivers.inOrder { receive(value) }
  }

  func didChange(_ property: SharedProperty) {
    extent.didChange(property.rawValue)
  }

  // MARK: Following

  func subscribe(_ receive: @escaping (Value) -> Void) -> SharedSubscription {
    let key = lock.withLock {
      receive(live)
      return receivers.insert(receive)
    }
    return SharedSubscription { [weak self] in
      guard let self else { return }
      lock.withLock { _ = self.receivers.remove(key) }
    }
  }

  // MARK: Dumps

  func token(of path: [AnyHashable]) -> ObjectIdentifier {
    if path.isEmpty { return ObjectIdentifier(self) }
    return lock.withLock {
      let token = tokens[path] ?? Token()
      tokens[path] = token
      return ObjectIdentifier(token)
    }
  }

  private final class Token {}
}

extension SharedStorage: SharedRoot {
  func access(_ property: SharedProperty) {
    extent.access(property.rawValue)
  }
}

/// Whether two values are equal, as far as that can be known.
func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<T: Equatable>(_ lhs: T) -> Bool { lhs == rhs as? T }
  return (lhs as? any Equatable).map { open($0) } ?? false
}
