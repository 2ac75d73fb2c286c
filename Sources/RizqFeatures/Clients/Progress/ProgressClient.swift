import ComposableMacros

/// Stores the ``UserProgress``.
@DependencyClient
public struct ProgressClient: Sendable {
  /// The stored progress; empty before the first change.
  public var load: @Sendable () throws -> UserProgress
  /// Stores a change. After a failure nothing of the change is stored.
  public var apply: @Sendable (_ change: ProgressChange) throws -> Void
}

extension ProgressClient: DependencyKey {
  /// A file in the folder of the user.
  public static var liveValue: ProgressClient {
    @Dependency(\.userFolder) var folder
    return .sqlite(at: folder.appending(path: "progress.sqlite"))
  }
  public static let testValue = ProgressClient()
  /// Begins without progress, and keeps it as long as the process runs.
  public static var previewValue: ProgressClient { .inMemory() }
}

extension ProgressClient {
  /// Keeps the progress as long as the process runs.
  public static func inMemory(_ progress: UserProgress = UserProgress()) -> ProgressClient {
    let stored = LockIsolated(progress)
    return ProgressClient(load: { stored.value }, apply: { change in stored.withValue { $0.apply(change) } })
  }
}

extension DependencyValues {
  /// Stores the progress of the user.
  public var progressClient: ProgressClient {
    get { self[ProgressClient.self] }
    set { self[ProgressClient.self] = newValue }
  }
}
