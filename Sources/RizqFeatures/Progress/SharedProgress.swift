import ComposableMacros

extension SharedKey where Self == InMemoryKey<UserProgress>.Default {
  /// The progress of the user, as all features see it. `AppFeature` loads it from the ``ProgressClient``.
  public static var progress: Self { Self[.inMemory("progress"), default: UserProgress()] }
}

extension SharedKey where Self == InMemoryKey<Day>.Default {
  /// The current day. `AppFeature` is the only feature that changes it.
  public static var today: Self { Self[.inMemory("today"), default: Day(number: 0)] }
}

extension SharedKey where Self == InMemoryKey<String?>.Default {
  /// Why the last change of the progress could not be stored; nil if all are stored.
  public static var storageProblem: Self { Self[.inMemory("storage-problem"), default: nil] }
}

extension Shared<UserProgress> {
  /// Applies a change at once, and stores it by an effect.
  func apply<Action>(_ change: ProgressChange) -> Effect<Action> {
    withLock { $0.apply(change) }
    @Dependency(\.unstoredChanges) var unstored
    unstored.withValue { $0.append(change) }
    return .storeProgress()
  }
}

extension Effect {
  /// Stores the changes that are not stored yet, in their order. What cannot be stored now is stored with the next change, or when the
  /// user tries again.
  static func storeProgress() -> Effect {
    @Dependency(\.progressClient) var client
    @Dependency(\.unstoredChanges) var unstored
    // On the main actor, so that no two effects store at once.
    return .run { @MainActor _ in
      while let change = unstored.value.first {
        try client.apply(change)
        unstored.withValue { _ = $0.removeFirst() }
      }
      setProblem(nil)
    } catch: { error, _ in
      setProblem("\(error)")
    }
  }
}

private func setProblem(_ description: String?) {
  @Shared<String?>(.storageProblem) var problem
  if problem != description { $problem.withLock { $0 = description } }
}

private enum UnstoredChangesKey: DependencyKey {
  static var liveValue: LockIsolated<[ProgressChange]> { LockIsolated([]) }
  static var testValue: LockIsolated<[ProgressChange]> { LockIsolated([]) }
}

extension DependencyValues {
  /// Changes that the ``UserProgress`` in memory has, and the stored one does not have yet.
  var unstoredChanges: LockIsolated<[ProgressChange]> {
    get { self[UnstoredChangesKey.self] }
    set { self[UnstoredChangesKey.self] = newValue }
  }
}
