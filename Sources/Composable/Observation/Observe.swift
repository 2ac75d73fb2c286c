import Observation

/// Runs a closure now, and again after each change of what it has read from stores, shared values and other observable objects.
///
/// ```swift
/// let token = observe { label.text = "\(store.count)" }
/// ```
///
/// Changes that follow each other in one turn of the main actor are one: the closure runs in the next turn.
///
/// - Parameter apply: Reads the values. Its reads are observed each time.
/// - Returns: A token that ends the observation when it is cancelled or released.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(apply) { [weak token] in token?.isCancelled == false }
  return token
}

@MainActor
private func track(
  _ apply: @escaping @MainActor @Sendable () -> Void,
  while isObserved: @escaping @Sendable () -> Bool
) {
  withObservationTracking(apply) {
    // Later, because an observable object reports a change before it is made.
    Task { @MainActor in
      if isObserved() { track(apply, while: isObserved) }
    }
  }
}

/// Ends an observation when it is cancelled or released; see ``observe(_:)``.
public final class ObserveToken: Sendable {
  private let cancelled = Locked(false)
  private let onCancel: @Sendable () -> Void

  /// Makes a token.
  ///
  /// - Parameter onCancel: Called once, when the token is cancelled or released.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = onCancel
  }

  deinit {
    cancel()
  }

  var isCancelled: Bool {
    cancelled.withLock { $0 }
  }

  /// Ends the observation.
  public func cancel() {
    let isFirst = cancelled.withLock { cancelled in
      defer { cancelled = true }
      return !cancelled
    }
    if isFirst { onCancel() }
  }

  /// Keeps the token in a set.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Keeps the token in an array or another collection.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }
}

extension ObserveToken: Hashable {
  /// Whether both are the same token.
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
