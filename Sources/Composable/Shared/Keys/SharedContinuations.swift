/// Receives the result of ``SharedReaderKey/load(context:continuation:)``.
public struct LoadContinuation<Value>: Sendable {
  private let once: ResumedOnce<Value?>

  /// Makes a continuation from a closure.
  ///
  /// - Parameter callback: Receives the loaded value, or `nil` if there is none.
  public init(_ callback: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    once = ResumedOnce(name: "load", callback)
  }

  /// Resumes with the loaded value.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Resumes without a value: the property keeps, or gets, its default value.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Resumes with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Resumes with a result; `nil` is the default value of the property.
  public func resume(with result: Result<Value?, any Error>) {
    once.resume(with: result)
  }
}

/// Receives the result of ``SharedKey/save(_:context:continuation:)``.
public struct SaveContinuation: Sendable {
  private let once: ResumedOnce<Void>

  /// Makes a continuation from a closure.
  public init(_ callback: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    once = ResumedOnce(name: "save", callback)
  }

  /// Resumes after the value has been saved.
  public func resume() {
    resume(with: .success(()))
  }

  /// Resumes with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Resumes with a result.
  public func resume(with result: Result<Void, any Error>) {
    once.resume(with: result)
  }
}

/// Calls a closure once, and reports a key that resumes a continuation twice or never.
private final class ResumedOnce<Success>: Sendable {
  private let name: String
  private let callback: @Sendable (Result<Success, any Error>) -> Void
  private let isResumed = Locked(false)

  init(name: String, _ callback: @escaping @Sendable (Result<Success, any Error>) -> Void) {
    self.name = name
    self.callback = callback
  }

  deinit {
    guard !isResumed.withLock({ $0 }) else { return }
    reportIssue(
      "'\(name)' of a shared key never resumed its continuation. Resume it exactly once on every path."
    )
    callback(.failure(CancellationError()))
  }

  func resume(with result: Result<Success, any Error>) {
    let wasResumed = isResumed.withLock { isResumed in
      defer { isResumed = true }
      return isResumed
    }
    guard !wasResumed else {
      reportIssue(
        "'\(name)' of a shared key resumed its continuation more than once. The later result is ignored."
      )
      return
    }
    callback(result)
  }
}
