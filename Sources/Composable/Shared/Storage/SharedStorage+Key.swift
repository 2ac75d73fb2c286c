import Foundation

/// The strategy of a storage, without the type of its key.
struct SharedPersistence<Value> {
  let load: (LoadContext<Value>, LoadContinuation<Value>) -> Void
  let subscribe: (LoadContext<Value>, SharedSubscriber<Value>) -> SharedSubscription
  /// `nil` if the key cannot save.
  let save: ((Value, SaveContext, SaveContinuation) -> Void)?

  init<Key: SharedReaderKey>(_ key: Key) where Key.Value == Value {
    load = { key.load(context: $0, continuation: $1) }
    subscribe = { key.subscribe(context: $0, subscriber: $1) }
    save = (key as? any SharedKey<Value>).map { key in { key.save($0, context: $1, continuation: $2) } }
  }
}

/// What is known about loading and saving a value.
struct SharedStatus {
  var hasStarted = false
  var isLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?
}

extension SharedStorage {
  /// Loads the value and subscribes to its changes, once. Returns after the load, if that answers at once.
  func start() {
    guard let persistence else { return }
    lock.withLock {
      guard !status.hasStarted else { return }
      status.hasStarted = true
      status.isLoading = true
      let context = LoadContext.initialValue(initialValue)
      persistence.load(context, LoadContinuation { [weak self] in self?.finishLoading($0, isReported: true) })
      subscription = persistence.subscribe(context, subscriber)
      if let current { history = history.map { _ in SharedHistory(current) } }
    }
  }

  private var subscriber: SharedSubscriber<Value> {
    SharedSubscriber(
      callback: { [weak self] in self?.finishLoading($0, isReported: true) },
      onLoading: { [weak self] in self?.setLoading($0) },
      reload: { [weak self] in self?.reload($0) }
    )
  }

  private func setLoading(_ isLoading: Bool) {
    lock.withLock { status.isLoading = isLoading }
    didChange(.isLoading)
  }

  private func finishLoading(_ result: Result<Value?, any Error>, isReported: Bool) {
    let hasChanged = lock.withLock { apply(result) }
    notify(of: result, hasChanged: hasChanged, isReported: isReported)
  }

  /// Sets the value or the error. The caller holds the lock, and notifies the observers without it.
  private func apply(_ result: Result<Value?, any Error>) -> Bool {
    status.isLoading = false
    switch result {
    case .success(let value):
      status.loadError = nil
      return replace(with: value ?? initialValue)
    case .failure(let error):
      status.loadError = error
      return false
    }
  }

  private func notify(of result: Result<Value?, any Error>, hasChanged: Bool, isReported: Bool) {
    if hasChanged { didChange(.value) }
    didChange(.isLoading)
    didChange(.loadError)
    if isReported, case .failure(let error) = result { report(error, "loaded") }
  }

  /// Loads the value without the lock, again if it is changed in the meantime.
  ///
  /// The caller may be saving another value and hold its lock, while the thread that holds this lock waits for that one: a
  /// change of any `UserDefaults` is reported to all observers by the thread that makes it. So the value is loaded by
  /// another thread if the lock is not free.
  ///
  /// - Parameter waits: Whether the caller holds no lock, and can wait for this one.
  private func reload(
    waits: Bool = false,
    _ load: @escaping @Sendable () throws -> SharedReload<Value>
  ) {
    while true {
      guard let start = locked(waits: waits, { version }) else { return reloadLater(load) }
      let result: Result<Value?, any Error>
      do {
        guard case .value(let value) = try load() else { return }
        result = .success(value)
      } catch {
        result = .failure(error)
      }
      let outcome: Bool?? = locked(waits: waits) { version == start ? apply(result) : nil }
      guard let outcome else { return reloadLater(load) }
      guard let hasChanged = outcome else { continue }
      return notify(of: result, hasChanged: hasChanged, isReported: true)
    }
  }

  private func reloadLater(_ load: @escaping @Sendable () throws -> SharedReload<Value>) {
    DispatchQueue.global().async { [weak self] in self?.reload(waits: true, load) }
  }

  /// Runs a closure with the lock; returns `nil` if another thread has it and the caller does not wait.
  private func locked<R>(waits: Bool, _ body: () -> R) -> R? {
    if waits { return lock.withLock(body) }
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return body()
  }

  /// Saves a change. The caller holds the lock, so that changes are saved in their order.
  func saveChange(_ value: Value) {
    guard let save = persistence?.save else { return }
    save(value, .didSet, SaveContinuation { [weak self] in self?.finishSaving($0, isReported: true) })
  }

  private func finishSaving(_ result: Result<Void, any Error>, isReported: Bool) {
    let error: (any Error)? = if case .failure(let error) = result { error } else { nil }
    let hasChanged = lock.withLock {
      defer { status.saveError = error }
      return status.saveError != nil || error != nil
    }
    if hasChanged { didChange(.saveError) }
    if isReported, let error { report(error, "saved") }
  }

  private func report(_ error: any Error, _ action: String) {
    reportIssue("A shared '\(Value.self)' could not be \(action): \(error)")
  }
}

extension SharedStorage {
  var isLoading: Bool { lock.withLock { status.isLoading } }

  var loadError: (any Error)? { lock.withLock { status.loadError } }

  var saveError: (any Error)? { lock.withLock { status.saveError } }

  func load() async throws {
    guard let persistence else { return }
    setLoading(true)
    try await withCheckedThrowingContinuation { continuation in
      persistence.load(
        .userInitiated,
        LoadContinuation { [weak self] result in
          self?.finishLoading(result, isReported: false)
          continuation.resume(with: result.map { _ in })
        }
      )
    }
  }

  func save() async throws {
    guard let save = persistence?.save else { return }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      lock.withLock {
        save(
          live,
          .userInitiated,
          SaveContinuation { [weak self] result in
            self?.finishSaving(result, isReported: false)
            continuation.resume(with: result)
          }
        )
      }
    }
  }
}
