import Composable
import ComposableTesting
import Diagnostics
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("A watch")
struct WatchReducerTests {
  private let disk = InMemoryFiles(Samples.files)
  private let clock = TestClock()
  private let shown: AsyncStream<WatchEvent>
  private let screen: WatchScreenClient

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: WatchEvent.self)
    shown = stream
    screen = WatchScreenClient { continuation.yield($0) }
  }

  /// A watch of the sample, whose folder has the given events.
  private func store(
    events: AsyncStream<FolderEvent> = AsyncStream { $0.yield(.started) },
    files: FileClient? = nil
  ) -> StoreOf<WatchReducer> {
    Store(initialState: WatchReducer.State(request: Samples.request, method: .notifications)) {
      WatchReducer()
    } withDependencies: { [disk, clock, screen] in
      $0.useSample(files ?? disk.client)
      $0.continuousClock = clock
      $0.watchScreen = screen
      $0.folderWatch = FolderWatchClient { _, _ in events }
    }
  }

  /// The next build that is shown.
  private func build() async throws -> WatchedBuild {
    for await event in shown {
      if case .buildEnded(let build) = event { return build }
    }
    throw NoBuild()
  }

  private struct NoBuild: Error {}

  /// Replaces the only translation of a dua by nothing, or restores it.
  private func change(_ old: String, _ new: String) {
    let path = "/project/content/duas/praise.xml"
    disk.put(path, .file(Array((disk.text(path) ?? "").replacing(old, with: new).utf8)))
  }

  @Test("builds again when the sources have settled, and shows what has changed")
  func burst() async throws {
    let store = store()
    store.send(.watchRequested)
    let first = try await build()
    #expect(first.changes == nil)
    guard case .succeeded = first.build.outcome else { throw NoBuild() }

    change("<translation", "<translatoin")
    for _ in 0..<3 { store.send(.folder(.changed)) }
    await clock.waitForSleepers()
    await clock.advance(by: WatchReducer.settleDelay - .milliseconds(1))
    #expect(store.withState(\.completedBuilds) == 1)
    await clock.advance(by: .milliseconds(1))
    let second = try await build()
    #expect(second.build.outcome == .rejected)
    #expect(second.changes?.new.isEmpty == false)
    #expect(second.changes?.fixed == [])

    change("<translatoin", "<translation")
    store.send(.folder(.changed))
    await clock.waitForSleepers()
    await clock.advance(by: WatchReducer.settleDelay)
    let third = try await build()
    #expect(third.changes?.fixed == second.changes?.new)
    #expect(third.changes?.new == [])
    #expect(store.withState(\.completedBuilds) == 3)
    await store.send(.stopRequested).finish()
  }

  @Test("stops a build that a change has outdated, and shows the next one only")
  func changeDuringBuild() async throws {
    let store = store(events: AsyncStream { _ in })
    store.send(.watchRequested)
    store.send(.folder(.started))
    // Nothing of the first build arrives before this function suspends.
    store.send(.folderSettled)
    let first = try await build()
    guard case .succeeded = first.build.outcome else { throw NoBuild() }
    #expect(store.withState(\.completedBuilds) == 1)
    await store.send(.stopRequested).finish()
    #expect(disk.paths.allSatisfy { !$0.contains(".output.rizq") })
  }

  @Test("ends if the first build fails")
  func wrongFolder() async {
    disk.client.removeAll("/project/content")
    let store = store()
    await store.send(.watchRequested).finish()
    #expect(store.withState(\.completedBuilds) == 0)
    guard case .failed? = store.withState(\.build.outcome) else {
      Issue.record("the build did not fail")
      return
    }
  }

  @Test("continues if a later build fails, and compares with the last report")
  func folderComesBack() async throws {
    let store = store()
    store.send(.watchRequested)
    _ = try await build()
    disk.client.removeAll("/project/content")
    store.send(.folderSettled)
    let failed = try await build()
    guard case .failed = failed.build.outcome else { throw NoBuild() }
    #expect(failed.changes == nil)
    for (path, text) in Samples.files { disk.put(path, .file(Array(text.utf8))) }
    store.send(.folderSettled)
    let restored = try await build()
    #expect(restored.changes?.new == [])
    await store.send(.stopRequested).finish()
  }

  @Test("tries again while another run has the output, and shows that once")
  func busy() async throws {
    let isBusy = LockIsolated(false)
    var files = disk.client
    let lock = files.lock
    files.lock = { (path) throws(FileFailure) in
      if isBusy.value { throw FileFailure(.lock, path, .busy(owner: "process 7")) }
      return try lock(path)
    }
    let store = store(files: files)
    store.send(.watchRequested)
    _ = try await build()
    isBusy.setValue(true)
    store.send(.folderSettled)
    let refused = try await build()
    guard case .failed(let failure) = refused.build.outcome else { throw NoBuild() }
    #expect(failure.isBusy)
    await clock.waitForSleepers()
    await clock.advance(by: WatchReducer.retryDelay)
    await clock.waitForSleepers()
    #expect(store.withState(\.completedBuilds) == 3)
    isBusy.setValue(false)
    await clock.advance(by: WatchReducer.retryDelay)
    // What failed in between was not shown again.
    guard case .succeeded = try await build().build.outcome else { throw NoBuild() }
    await store.send(.stopRequested).finish()
  }

  @Test("that is stopped before it starts ends at once")
  func stoppedBefore() async {
    let store = store()
    await store.send(.stopRequested).finish()
    await store.send(.watchRequested).finish()
    #expect(store.withState(\.build.outcome) == .cancelled)
    #expect(store.withState(\.completedBuilds) == 0)
  }

  @Test("follows the folder from its start to a stop")
  func followsTheFolder() async throws {
    let (folder, continuation) = AsyncStream.makeStream(of: FolderEvent.self)
    let (ended, endedContinuation) = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in endedContinuation.finish() }
    continuation.yield(.started)
    let store = store(events: folder)
    let watch = store.send(.watchRequested)
    _ = try await build()
    continuation.yield(.pollingStarted(reason: "there is no room"))
    for await event in shown {
      #expect(event == .polling(reason: "there is no room"))
      break
    }
    await store.send(.stopRequested).finish()
    await watch.finish()
    for await _ in ended {}
  }
}

extension FileClient {
  fileprivate func removeAll(_ path: String) { try? remove(path) }
}
