import Observation

/// Runs a closure now, and again after each change of what it has read from stores, shared values and other observable objects.
///
/// ```swift
/// let token = observe { label.text = "\(store.count)" }
/// ```
///
/// Changes that follow each other in one turn of the main actor are one: the closure runs in the next turn.
///
/// - Parameter apply: Reads the values. Its reads are observed each time. Let it refer weakly to an object that keeps the token,
///   `[weak self]`: otherwise the token is not released with the object.
/// - Returns: A token that ends the observation when it is cancelled or released.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let observation = ObservedClosure(apply)
  observation.run()
  return ObserveToken { [weak observation] in observation?.end() }
}

/// A closure that runs again after each change of what it reads. What it reads retains it.
private final class ObservedClosure: Sendable {
  private let apply: Locked<(@MainActor @Sendable () -> Void)?>

  init(_ apply: @escaping @MainActor @Sendable () -> Void) {
    self.apply = Locked(apply)
  }

  @MainActor
  func run() {
    guard let apply = apply.withLock({ $0 }) else { return }
    withObservationTracking(apply) {
      // Later, because an observable object reports a change before it is made.
      Task { @MainActor in self.run() }
    }
  }

  /// Releases the closure, which would otherwise be kept until the next change.
  func end() {
    // After the lock, because objects that the closure retains may be released with it.
    _ = apply.withLock { $0.take() }
  }
}

/// Ends an observation when it is cancelled or released; see ``observe(_:)``.
public final class ObserveToken: Sendable {
  private let isCancelled = Locked(false)
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

  /// Ends the observation.
  public func cancel() {
    let isFirst = isCancelled.withLock { isCancelled in
      defer { isCancelled = true }
      return !isCancelled
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
