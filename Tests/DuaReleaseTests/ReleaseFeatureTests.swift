import ComposableTesting
import DuaLibrary
import Foundation
import Testing
import UpdateFramework

@testable import DuaRelease

@MainActor
struct ReleaseFeatureTests {
  private let release: AvailableRelease
  private let library = LaunchedLibrary(folder: "/app", origin: .app, hasFallenBack: false, errata: Errata())

  init() throws {
    let head = MetadataHead(version: 1, expires: UTCTime(seconds: 0))
    let targets = TargetsMetadata(head: head, targets: ["manifest.json": FileDescription(of: [])])
    release = try #require(AvailableRelease(targets))
  }

  private func store(_ prepare: (inout ReleaseClient) -> Void) -> TestStoreOf<ReleaseFeature> {
    var client = ReleaseClient.testValue
    client.launch = { [library] in library }
    prepare(&client)
    return TestStore(initialState: ReleaseFeature.State()) {
      ReleaseFeature()
    } withDependencies: { [client] in
      $0.releaseClient = client
    }
  }

  /// Checks, and finds the release.
  private func check(_ store: TestStoreOf<ReleaseFeature>) async {
    await store.send(.checkTapped) { $0.phase = .checking }
    await store.receive(\.checked) { [release] in
      $0.phase = .available
      $0.release = release
    }
  }

  @Test func launchedLibraryIsMarkedHealthyWhenItWorks() async {
    let isHealthy = LockIsolated(false)
    let store = store { $0.markHealthy = { isHealthy.setValue(true) } }
    await store.send(.launched)
    await store.receive(\.libraryChosen.success) { [library] in $0.library = library }
    await store.receive(\.delegate.libraryChanged)
    #expect(!isHealthy.value)
    await store.send(.libraryWorks).finish()
    #expect(isHealthy.value)
  }

  @Test func releaseIsInstalledStepByStep() async {
    let store = store { [release] client in
      client.check = { ReleaseCheckResult(available: release) }
      client.download = { _ in
        AsyncThrowingStream {
          $0.yield(ReleaseProgress(done: 1, total: 2))
          $0.finish()
        }
      }
      client.verify = {}
      client.install = {}
    }
    await check(store)
    await store.send(.downloadTapped) { $0.phase = .downloading(nil) }
    await store.receive(\.progressed) { $0.phase = .downloading(ReleaseProgress(done: 1, total: 2)) }
    await store.receive(\.downloaded) { $0.phase = .verifying }
    await store.receive(\.verified) { $0.phase = .installing }
    await store.receive(\.installed) {
      $0.phase = .installed
      $0.release = nil
    }
    await store.receive(\.libraryChosen.success) { [library] in $0.library = library }
    await store.receive(\.delegate.libraryChanged)
  }

  @Test func nothingNewIsSaid() async {
    let store = store { $0.check = { ReleaseCheckResult() } }
    await store.send(.checkTapped) { $0.phase = .checking }
    await store.receive(\.checked) { $0.phase = .current }
  }

  @Test func errataAreShownAtOnce() async throws {
    let erratum = Erratum(
      dua: Dua.ID(rawValue: 1),
      textSHA256: String(repeating: "0", count: 64),
      reason: [:]
    )
    let store = store { client in
      client.check = {
        ReleaseCheckResult(errata: Errata([erratum]), obstacle: .newerSchema(found: 2, supported: 1))
      }
    }
    await store.send(.checkTapped) { $0.phase = .checking }
    await store.receive(\.checked) {
      $0.phase = .notOffered("the release has schema 2, and this app reads 1; update the app")
      $0.errata = Errata([erratum])
    }
    await store.receive(\.delegate.errataChanged)
  }

  @Test func errataAreShownAlsoIfTheyCannotBeStored() async throws {
    let erratum = Erratum(
      dua: Dua.ID(rawValue: 1),
      textSHA256: String(repeating: "0", count: 64),
      reason: [:]
    )
    let problem = ReleaseError.file(
      ReleaseError.FileProblem("write", "/a", reason: "No space left on device")
    )
    let results = LockIsolated([
      ReleaseCheckResult(errata: Errata([erratum]), storageProblem: problem),
      ReleaseCheckResult(errata: Errata([erratum])),
    ])
    let store = store { client in
      client.check = { results.withValue { $0.removeFirst() } }
      client.rollBack = {}
    }
    await store.send(.checkTapped) { $0.phase = .checking }
    await store.receive(\.checked) {
      $0.phase = .failed("cannot write /a: No space left on device")
      $0.errata = Errata([erratum])
      $0.unstoredErrata = Errata([erratum])
    }
    await store.receive(\.delegate.errataChanged)
    // The library that is chosen does not know them.
    await store.send(.rollBackTapped) { $0.phase = .rollingBack }
    await store.receive(\.rolledBack) { [library] in
      $0.phase = .idle
      $0.library = library
      $0.library?.errata = Errata([erratum])
    }
    await store.receive(\.delegate.libraryChanged)
    await store.send(.checkTapped) { $0.phase = .checking }
    await store.receive(\.checked) {
      $0.phase = .current
      $0.unstoredErrata = nil
    }
  }

  @Test func expiredMetadataIsAStateOfItsOwn() async {
    let error = ReleaseError.metadata(.expired(file: "timestamp.json", on: UTCTime(seconds: 0)))
    let store = store { $0.check = { throw error } }
    await store.send(.checkTapped) { $0.phase = .checking }
    await store.receive(\.checked) { $0.phase = .expired("\(error)") }
    // It can be tried again.
    await store.send(.checkTapped) { $0.phase = .checking }
    await store.receive(\.checked) { $0.phase = .expired("\(error)") }
  }

  @Test func checkIsCancelled() async {
    let store = store { $0.check = { try await Task.never() } }
    await store.send(.checkTapped) { $0.phase = .checking }
    // A second tap does not check twice.
    await store.send(.checkTapped)
    await store.send(.cancelTapped) { $0.phase = .idle }
  }

  @Test func downloadIsCancelled() async {
    let store = store { [release] client in
      client.check = { ReleaseCheckResult(available: release) }
      client.download = { _ in .never }
    }
    await check(store)
    await store.send(.downloadTapped) { $0.phase = .downloading(nil) }
    await store.send(.cancelTapped) { $0.phase = .available }
    // What was under way when it was cancelled changes nothing.
    await store.send(.progressed(ReleaseProgress(done: 1, total: 2)))
    await store.send(.downloadTapped) { $0.phase = .downloading(nil) }
    await store.send(.cancelTapped) { $0.phase = .available }
  }

  @Test func verificationIsCancelled() async {
    let store = store { [release] client in
      client.check = { ReleaseCheckResult(available: release) }
      client.download = { _ in .finished() }
      client.verify = { try await Task.never() }
    }
    await check(store)
    await store.send(.downloadTapped) { $0.phase = .downloading(nil) }
    await store.receive(\.downloaded) { $0.phase = .verifying }
    await store.send(.cancelTapped) { $0.phase = .available }
  }

  @Test func installationIsNotCancelled() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = store { [release] client in
      client.check = { ReleaseCheckResult(available: release) }
      client.download = { _ in .finished() }
      client.verify = {}
      client.install = { for await _ in stream {} }
    }
    await check(store)
    await store.send(.downloadTapped) { $0.phase = .downloading(nil) }
    await store.receive(\.downloaded) { $0.phase = .verifying }
    await store.receive(\.verified) { $0.phase = .installing }
    await store.send(.cancelTapped)
    await store.send(.rollBackTapped)
    continuation.finish()
    await store.receive(\.installed) {
      $0.phase = .installed
      $0.release = nil
    }
    await store.receive(\.libraryChosen.success) { [library] in $0.library = library }
    await store.receive(\.delegate.libraryChanged)
  }

  @Test(arguments: ["download", "verify", "install"]) func failureIsSaid(_ step: String) async {
    let problem = ReleaseError.file(
      ReleaseError.FileProblem("write", "/a", reason: "No space left on device")
    )
    let store = store { [release] client in
      client.check = { ReleaseCheckResult(available: release) }
      client.download = { _ in .finished(throwing: step == "download" ? problem : nil) }
      client.verify = { if step == "verify" { throw problem } }
      client.install = { throw problem }
    }
    store.exhaustivity = .off
    await check(store)
    await store.send(.downloadTapped)
    await store.receive(\.failed)
    #expect(store.state.phase == .failed("cannot write /a: No space left on device"))
    #expect(store.state.release == release)
  }

  @Test func formerLibraryIsReturnedTo() async {
    let former = LaunchedLibrary(folder: "/former", origin: .release, hasFallenBack: false, errata: Errata())
    let store = store { client in
      client.rollBack = {}
      client.launch = { former }
    }
    await store.send(.rollBackTapped) { $0.phase = .rollingBack }
    await store.receive(\.rolledBack) {
      $0.phase = .idle
      $0.library = former
    }
    await store.receive(\.delegate.libraryChanged)
  }

  @Test func nothingElseIsDoneDuringARollback() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let former = LaunchedLibrary(folder: "/former", origin: .release, hasFallenBack: false, errata: Errata())
    let store = store { client in
      client.rollBack = { for await _ in stream {} }
      client.launch = { former }
      client.markHealthy = { throw ReleaseError.busy }
    }
    await store.send(.rollBackTapped) { $0.phase = .rollingBack }
    await store.send(.rollBackTapped)
    await store.send(.checkTapped)
    await store.send(.downloadTapped)
    await store.send(.cancelTapped)
    await store.send(.libraryWorks)
    await store.receive(\.recordingFailed)
    store.exhaustivity = .off
    await store.send(.libraryChosen(.success(former)))
    #expect(store.state.phase == .rollingBack)
    continuation.finish()
    await store.receive(\.rolledBack)
    #expect(store.state.phase == .idle)
  }
}
