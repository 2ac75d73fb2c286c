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
  ///
  /// Effects of one store write in the order in which they were returned: they run on the main actor.
  func apply<Action>(_ change: ProgressChange) -> Effect<Action> {
    withLock { $0.apply(change) }
    @Dependency(\.progressClient) var client
    return .run { @MainActor _ in
      try client.apply(change)
    } catch: { error, _ in
      @Shared<String?>(.storageProblem) var problem
      $problem.withLock { $0 = "\(error)" }
    }
  }
}
