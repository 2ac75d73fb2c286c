import DuaLibrary
import Foundation
import Locks

/// Checks for releases, fetches, verifies and installs them.
///
/// Each operation is complete in itself: after any of them, and wherever it was cancelled or failed, the library in use is a whole
/// one.
public struct ReleaseUpdater: Sendable {
  /// What an app knows of its releases.
  public struct Configuration: Sendable {
    /// The root that the app contains: a file `metadata/N.root.json` of the release.
    public var root: [UInt8]
    /// The folder in which libraries are installed, absolute.
    public var folder: String
    /// The folder of the bundle that the app contains, absolute.
    public var embedded: String

    public init(root: [UInt8], folder: String, embedded: String) {
      (self.root, self.folder, self.embedded) = (root, folder, embedded)
    }
  }

  let configuration: Configuration
  let fetch: ReleaseFetch
  let files: ReleaseFiles
  let clock: any Clock<Duration>
  let now: @Sendable () -> UTCTime
  let lastLaunch = LaunchRecord()

  /// - Parameters:
  ///   - clock: With which the time of a fetch is limited.
  ///   - now: The time of the device.
  public init(
    _ configuration: Configuration,
    fetch: ReleaseFetch,
    files: ReleaseFiles = .live,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> UTCTime = { UTCTime(Date()) }
  ) {
    self.configuration = configuration
    self.fetch = fetch
    self.files = files
    self.clock = clock
    self.now = now
  }

  var installation: Installation { Installation(folder: configuration.folder, files: files) }

  /// A fetch takes at most this time, and a second for each ``slowestRate`` bytes.
  static let shortestTime = Duration.seconds(30)
  static let slowestRate = 4096
}

/// What an updater and its copies remember of their last launch.
final class LaunchRecord: Sendable {
  private let counted = Lock(true)

  /// Whether it was counted; true if there was none.
  var wasCounted: Bool { counted.withLock { $0 } }

  func set(wasCounted: Bool) { counted.withLock { $0 = wasCounted } }
}
