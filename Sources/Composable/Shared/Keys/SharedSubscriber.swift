/// Receives the changes that ``SharedReaderKey/subscribe(context:subscriber:)`` observes.
public struct SharedSubscriber<Value>: Sendable {
  typealias Reload = @Sendable (_ load: @escaping SharedReloading<Value>) -> Void

  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void
  /// Yields the result of a closure that reads the external system. If the property is changed, and so saved, while the
  /// closure runs, the closure runs again: a value read before the save does not replace the newer one.
  let reload: Reload

  /// Makes a subscriber from closures.
  ///
  /// - Parameters:
  ///   - callback: Receives the changed value, or `nil` if there is none any more.
  ///   - onLoading: Called when loading starts and ends.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.init(callback: callback, onLoading: onLoading) { load in
      guard case .result(let result, let onUse) = load() else { return }
      onUse()
      callback(result)
    }
  }

  init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void,
    reload: @escaping Reload
  ) {
    self.callback = callback
    self.onLoading = onLoading
    self.reload = reload
  }

  /// Sets the property to a value.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Sets the property to its default value.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Sets `loadError` of the property.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Sets the property to a value, or its `loadError`; `nil` is the default value of the property.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }

  /// Sets `isLoading` of the property.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading(isLoading)
  }
}

/// Reads the external system of a value.
typealias SharedReloading<Value> = @Sendable () -> SharedReload<Value>

/// What is read after an external system has changed.
enum SharedReload<Value> {
  /// The property has this value already.
  case unchanged
  /// A value, `nil` if there is none any more, or the error of reading it.
  ///
  /// - onUse: Called if it is used. It is not if the property has been changed in the meantime: then it is read again.
  case result(Result<Value?, any Error>, onUse: @Sendable () -> Void = {})
}

/// The subscription that ``SharedReaderKey/subscribe(context:subscriber:)`` returns. It is canceled when the last property
/// with the key is gone.
public struct SharedSubscription: Sendable {
  private let onCancel: @Sendable () -> Void

  /// Makes a subscription from a closure that ends it.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    onCancel = cancel
  }

  /// Ends the subscription.
  public func cancel() {
    onCancel()
  }
}
