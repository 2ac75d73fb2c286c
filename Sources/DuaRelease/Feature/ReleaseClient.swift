import ComposableMacros

/// The releases of the app's library, as the feature uses them.
@DependencyClient
public struct ReleaseClient: Sendable {
  /// Chooses the library of this launch.
  public var launch: @Sendable () async throws -> LaunchedLibrary
  /// Records that the app works with it.
  public var markHealthy: @Sendable () async throws -> Void
  /// Asks whether there is another release.
  public var check: @Sendable () async throws -> ReleaseCheckResult
  /// Fetches a release, and tells how much has arrived; ends when all of it has.
  public var download:
    @Sendable (_ release: AvailableRelease) -> AsyncThrowingStream<ReleaseProgress, any Error> = {
      _ in .finished()
    }
  /// Checks what was fetched.
  public var verify: @Sendable () async throws -> Void
  /// Puts it in the place of the current library.
  public var install: @Sendable () async throws -> Void
  /// Returns to the former library.
  public var rollBack: @Sendable () async throws -> Void
}

extension ReleaseClient: TestDependencyKey {
  public static let testValue = ReleaseClient()
}

extension ReleaseClient {
  /// With the network and the files of the app.
  public init(_ updater: ReleaseUpdater) {
    self.init(
      launch: { updater.launch() },
      markHealthy: { try updater.markHealthy() },
      check: { try await updater.check() },
      download: { release in
        AsyncThrowingStream { continuation in
          let task = Task {
            do {
              try await updater.download(release) { continuation.yield($0) }
              continuation.finish()
            } catch {
              continuation.finish(throwing: error)
            }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      },
      verify: { try updater.verify() },
      install: { try updater.install() },
      rollBack: { try updater.rollBack() }
    )
  }
}

extension DependencyValues {
  /// The releases of the app's library. There is no live value: an app sets one, made by ``ReleaseClient/init(_:)``.
  public var releaseClient: ReleaseClient {
    get { self[ReleaseClient.self] }
    set { self[ReleaseClient.self] = newValue }
  }
}
