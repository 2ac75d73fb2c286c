extension AsyncStream {
  /// A stream that never sends an element and never ends, until the task that reads it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that ends at once.
  public static var finished: Self {
    Self { $0.finish() }
  }

  /// Makes a stream that reads another sequence when it is read. An error ends it.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element, Element: Sendable {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
        } catch {
          // A stream without errors can only end.
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream that never sends an element and never ends, until the task that reads it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that ends at once, with or without an error.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// Makes a stream that reads another sequence when it is read.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element, Element: Sendable {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The sequence as a stream, to hide its type in a client. An error ends the stream.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }

  /// The sequence as a stream that can end with an error.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

extension Task where Failure == Never {
  /// Waits until the current task is cancelled, and throws a `CancellationError`: an endpoint of a client that never
  /// answers.
  public static func never() async throws -> Success where Success: Sendable {
    try await valueThatNeverComes()
  }
}

// As a statement, `try await Task.never()` says nothing about `Success`. The compiler then takes this method.
extension Task where Success == Never, Failure == Never {
  /// Waits until the current task is cancelled, and throws a `CancellationError`.
  public static func never() async throws {
    let _: Void = try await valueThatNeverComes()
  }
}

// Outside the extension, where the compiler does not accept the `throw`.
private func valueThatNeverComes<Value: Sendable>() async throws -> Value {
  for await value in AsyncStream<Value>.never { return value }
  throw CancellationError()
}
