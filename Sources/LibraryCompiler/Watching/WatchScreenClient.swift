import Composable
import Diagnostics

/// Shows what happens during a watch.
public struct WatchScreenClient: Sendable {
  /// Shows an event of the watch.
  public var show: @Sendable (WatchEvent) async -> Void

  public init(show: @escaping @Sendable (WatchEvent) async -> Void) { self.show = show }
}

/// Something that is shown during a watch.
public enum WatchEvent: Equatable, Sendable {
  /// The system cannot notify of changes, so the folder is polled. The reason is a clause.
  case polling(reason: String)
  /// A build ran to its end.
  case buildEnded(WatchedBuild)
}

/// A build of a watch that ran to its end.
public struct WatchedBuild: Equatable, Sendable {
  /// The state at its end.
  public var build: LibraryReducer.State
  /// What has changed since the last build; nil if the sources were not checked, or had not been before.
  public var changes: ReportChanges?

  public init(build: LibraryReducer.State, changes: ReportChanges?) {
    self.build = build
    self.changes = changes
  }
}

extension WatchScreenClient: DependencyKey {
  /// Shows nothing: the command that watches sets a value of its own.
  public static let liveValue = WatchScreenClient { _ in }
  /// Reports every use as a test failure.
  public static let testValue = WatchScreenClient { _ in reportIssue("WatchScreenClient.show is not set") }
}

extension DependencyValues {
  /// Shows what happens during a watch.
  public var watchScreen: WatchScreenClient {
    get { self[WatchScreenClient.self] }
    set { self[WatchScreenClient.self] = newValue }
  }
}
