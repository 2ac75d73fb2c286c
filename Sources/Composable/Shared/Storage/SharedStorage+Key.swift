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
      persistence.load(context, LoadContinuation { [weak self] in self?.finishLoading($0) })
      subscription = persistence.subscribe(context, subscriber)
      if let current { history = history.map { _ in SharedHistory(current) } }
    }
  }

  private var subscriber: SharedSubscriber<Value> {
    SharedSubscriber(
      callback: { [weak self] in self?.finishLoading($0) },
      onLoading: { [weak self] in self?.setLoading($0) },
      reload: { [weak self] in self?.reload($0) }
    )
  }

  private func setLoading(_ isLoading: Bool) {
    lock.withLock { status.isLoading = isLoading }
    didChange(.isLoading)
  }

  private func finishLoading(_ result: Result<Value?, any Error>) {
    let hasChanged = lock.withLock { apply(result) }
    notify(of: result, hasChanged: hasChanged, isReported: true)
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
  /// The caller may be saving another value, while the thread that holds this lock waits for that one: a change of any
  /// `UserDefaults` is reported to all observers by the thread that makes it. So the value is loaded by another thread if the
  /// lock is not free.
  ///
  /// - Parameter waits: Whether the caller holds no lock, and can wait for this one.
  private func reload(waits: Bool = false, _ load: @escaping SharedReloading<Value>) {
    while true {
      guard let begin = locked(waits: waits, { versionToReload(load) }) else { return reloadLater(load) }
      guard let start = begin, case .result(let result, let onUse) = load() else { return }
      let outcome: Bool?? = locked(waits: waits) {
        guard version == start else { return nil }
        onUse()
        return apply(result)
      }
      guard let outcome else { return reloadLater(load) }
      guard let hasChanged = outcome else { continue }
      return notify(of: result, hasChanged: hasChanged, isReported: true)
    }
  }

  /// The version that is loaded again; `nil` while changes are being saved, because what is read meanwhile may be older.
  /// Then the value is loaded when they have been saved. The caller holds the lock.
  private func versionToReload(_ load: @escaping SharedReloading<Value>) -> Int? {
    unsaved?.delay(load) == true ? nil : version
  }

  private func reloadLater(_ load: @escaping SharedReloading<Value>) {
    DispatchQueue.global().async { [weak self] in self?.reload(waits: true, load) }
  }

  /// Runs a closure with the lock; returns `nil` if another thread has it and the caller does not wait.
  private func locked<R>(waits: Bool, _ body: () -> R) -> R? {
    if waits { return lock.withLock(body) }
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return body()
  }

  /// Saves the changes that have not been saved, in their order, or waits for the thread that is saving them.
  func saveChanges() {
    guard let unsaved, let save = persistence?.save else { return }
    let reloading = unsaved.run { change in
      let completion = change.completion
      save(
        change.value,
        change.context,
        SaveContinuation { [weak self] result in
          self?.finishSaving(result, isReported: completion == nil)
          completion?(result)
        }
      )
    }
    if let reloading { reload(reloading) }
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

  /// Loads the value, again if it is changed in the meantime: what was read before a change does not replace it.
  func load() async throws {
    guard let persistence else { return }
    setLoading(true)
    // Not forever: the value of a key that yields one whenever it loads one is changed every time.
    for attempt in 1... {
      saveChanges()
      let start = lock.withLock { unsaved?.isEmpty == false ? nil : version }
      let isApplied = try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Bool, _>) in
        persistence.load(
          .userInitiated,
          LoadContinuation { [weak self] result in
            let isApplied = self?.finishLoading(result, ifStill: start, orAnyway: attempt >= 8) ?? true
            continuation.resume(with: isApplied ? result.map { _ in true } : .success(false))
          }
        )
      }
      if isApplied { return }
    }
  }

  /// - Parameters:
  ///   - version: The version that was loaded; `nil` if a change was being saved, so that the result may be older.
  ///   - isForced: Whether any result is applied.
  /// - Returns: Whether the result was applied: it is not if the value is of another version by now.
  private func finishLoading(
    _ result: Result<Value?, any Error>,
    ifStill version: Int?,
    orAnyway isForced: Bool
  ) -> Bool {
    let hasChanged: Bool? = lock.withLock { isForced || version == self.version ? apply(result) : nil }
    guard let hasChanged else { return false }
    notify(of: result, hasChanged: hasChanged, isReported: false)
    return true
  }

  func save() async throws {
    guard let unsaved else { return }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      lock.withLock {
        version += 1
        let change = SaveQueue.Change(value: live, context: .userInitiated) { continuation.resume(with: $0) }
        unsaved.append(change)
      }
      saveChanges()
    }
  }
}
