import Composable

/// Watches a folder and everything below it for changes.
public struct FolderWatchClient: Sendable {
  /// The events of a folder, absolute, which need not exist yet, until the consumer is cancelled.
  public var events: @Sendable (_ folder: String, _ method: FolderWatchMethod) -> AsyncStream<FolderEvent>

  public init(
    events: @escaping @Sendable (_ folder: String, _ method: FolderWatchMethod) -> AsyncStream<FolderEvent>
  ) {
    self.events = events
  }
}

/// How changes are noticed.
public enum FolderWatchMethod: Equatable, Sendable {
  /// The system notifies. If it cannot, the folder is polled.
  case notifications
  /// The folder is listed every half second. Network file systems do not notify of changes made on other machines.
  case polling
}

/// An event of a watched folder.
public enum FolderEvent: Equatable, Sendable {
  /// From now on, no change is missed.
  case started
  /// The system cannot notify, so the folder is polled from now on. The reason is a clause.
  case pollingStarted(reason: String)
  /// Something that may be a source was created, changed, renamed or removed.
  case changed
}

extension FolderWatchClient: DependencyKey {
  /// inotify(7) on Linux, polling elsewhere.
  public static let liveValue = FolderWatchClient { folder, method in
    AsyncStream { continuation in
      let task = Task {
        defer { continuation.finish() }
        #if os(Linux)
          if method == .notifications {
            guard let problem = await InotifyWatch.follow(folder, report: { continuation.yield($0) }) else {
              return
            }
            continuation.yield(.pollingStarted(reason: problem))
          }
        #endif
        await PollingWatch.follow(folder) { continuation.yield($0) }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
  /// Reports every use as a test failure.
  public static let testValue = FolderWatchClient { _, _ in
    reportIssue("FolderWatchClient.events is not set")
    return AsyncStream { $0.finish() }
  }
}

extension DependencyValues {
  /// Watches folders for changes.
  public var folderWatch: FolderWatchClient {
    get { self[FolderWatchClient.self] }
    set { self[FolderWatchClient.self] = newValue }
  }
}
