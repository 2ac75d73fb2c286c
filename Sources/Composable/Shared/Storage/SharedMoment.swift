import Locks

/// A moment in the history of all shared values, so that a test can compare what they were with what they became.
package struct SharedMoment: Hashable, Sendable {
  let epoch: UInt64

  // Global, because a test store and the values that its state refers to do not know each other. It only counts up: no
  // test can see how far another has counted.
  private static let current = Locked<UInt64?>(nil)
  /// Not zero if there is an epoch, so that tests without shared values take no lock.
  private static let hasEpoch = AtomicWord()

  /// Whether there has been a shared value with a history. Before, all moments are the same.
  package static var isTracked: Bool {
    hasEpoch.value != 0
  }

  /// Ends an epoch: later changes are not part of the moment.
  package static func take() -> Self {
    guard isTracked else { return Self(epoch: 0) }
    return current.withLock { epoch in
      guard let ended = epoch else { return Self(epoch: 0) }
      epoch = ended + 1
      return Self(epoch: ended)
    }
  }

  /// The epoch that a change belongs to.
  static var epoch: UInt64 {
    current.withLock { epoch in
      let current = epoch ?? 1
      epoch = current
      hasEpoch.store(1)
      return current
    }
  }
}

/// The values that a storage had: the last of each epoch. Only tests have it.
struct SharedHistory<Value> {
  private var entries: [(epoch: UInt64, value: Value)]

  init(_ value: Value) {
    entries = [(SharedMoment.epoch, value)]
  }

  /// Whether new storages have a history.
  static var isKept: Bool {
    DependencyValues.current.context == .test
  }

  mutating func record(_ value: Value) {
    let epoch = SharedMoment.epoch
    if entries.last?.epoch == epoch { entries.removeLast() }
    entries.append((epoch, value))
  }

  /// The value at a moment; the first one if the moment is before it.
  func value(at moment: SharedMoment) -> Value? {
    (entries.last { $0.epoch <= moment.epoch } ?? entries.first)?.value
  }
}
