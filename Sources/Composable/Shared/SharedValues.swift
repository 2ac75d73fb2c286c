extension Shared where Value: Sendable {
  /// The current value, and the new one after each change: `for await name in $profile.name.publisher.values { … }`.
  public var publisher: SharedValues<Value> {
    SharedValues(source: SharedReader(self))
  }
}

extension SharedReader where Value: Sendable {
  /// The current value, and the new one after each change.
  public var publisher: SharedValues<Value> {
    SharedValues(source: self)
  }
}

/// The current and the future values of a shared value.
///
/// The sequence has the value of every change, in order, also of changes made while the loop is busy. A value that equals
/// its predecessor is left out. It ends when the task is canceled. A loop keeps the value alive.
public struct SharedValues<Value: Sendable>: AsyncSequence, Sendable {
  /// Waits for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<Value>.Iterator
    fileprivate let source: SharedReader<Value>

    /// Waits for the next value; `nil` when the task has been canceled.
    public mutating func next() async -> Value? {
      await values.next()
    }
  }

  let source: SharedReader<Value>

  /// The sequence itself, for code that asks a publisher for its values.
  public var values: Self { self }

  /// Starts with the value at this time.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    var last: Value?
    let subscription = source.source.subscribe { value in
      if let last, isEqual(last, value) { return }
      last = value
      continuation.yield(value)
    }
    continuation.onTermination = { _ in subscription.cancel() }
    return Iterator(values: stream.makeAsyncIterator(), source: source)
  }
}
