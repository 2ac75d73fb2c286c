import Composable
import ComposableTesting
import ContentRepair
import Diagnostics
import DuaLibrary
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("A build, action by action")
struct WholeBuildTests {
  private let disk = InMemoryFiles(Samples.files)
  private let transaction = OutputTransaction(
    output: "/project/output",
    temporary: "/project/.output.rizq-new",
    lock: "/project/.output.rizq-lock"
  )

  private var place: BuildPaths { BuildPaths(root: "/project/content", transaction: transaction) }

  private func store(
    _ state: LibraryReducer.State = LibraryReducer.State(request: Samples.request)
  ) -> TestStoreOf<LibraryReducer> {
    TestStore(initialState: state) {
      LibraryReducer()
    } withDependencies: { [disk] in
      $0.useSample(disk.client)
    }
  }

  @Test("walks from the content folder to the published bundle")
  func published() async throws {
    let store = store()
    await store.send(.buildRequested) {
      $0.started = .seconds(1)
      $0.stage = .reserving
    }
    await store.receive(.outputPrepared(place)) {
      $0.paths = place
      $0.stage = .finding
    }
    let paths = ["duas/praise.xml", "journeys/first.json", "library.json"]
    let listing = SourceListing(
      paths: paths,
      sources: [FileID(0), FileID(1), FileID(2)],
      statuses: paths.map { disk.status("/project/content/\($0)") }
    )
    await store.receive(.sourcesFound(listing)) {
      $0.listing = listing
      $0.ingested = [nil, nil, nil]
      $0.remaining = 3
      $0.stage = .ingesting
    }
    let reader = SourceReader(files: disk.client, root: "/project/content", listing: listing)
    let sources = listing.sources.map(reader.ingest)
    for (index, source) in sources.enumerated() {
      await store.receive(.sourceIngested(source)) {
        $0.ingested[index] = source
        $0.remaining = 2 - index
        if index == 2 { $0.stage = .checking }
      }
    }
    let checker = try LibraryChecker(
      reader: reader,
      sources: sources,
      quran: .shipped(),
      preparesIndex: true
    )
    let checked = try await checker.check()
    let library = try #require(checked.library)
    await store.receive(.libraryChecked(checked)) {
      $0.checked = checked
      $0.ingested = []
      $0.stage = .rendering
    }
    let bundle = try await RenderedBundle(
      of: library,
      vocabulary: checked.preparedVocabulary,
      quranLocations: checked.quranLocations,
      jobs: 2
    )
    await store.receive(.bundleRendered(bundle, transaction)) {
      $0.bundle = bundle
      $0.stage = .writing
    }
    let scratch = InMemoryFiles()
    scratch.put(transaction.temporary, .directory)
    let written = try await transaction.write(bundle, jobs: 1, scratch.client)
    await store.receive(.bundleWritten(written, transaction)) {
      $0.bundle = nil
      $0.written = written
      $0.stage = .verifying
    }
    await store.receive(.bundleVerified(transaction)) { $0.stage = .publishing }
    await store.receive(.bundlePublished) {
      $0.stage = .releasing
      $0.outcome = .succeeded(
        BuildSummary(
          duas: 3,
          journeys: 1,
          files: 3,
          bundle: PublishedBundle(path: "output", files: 10, size: written.size),
          elapsed: .zero
        )
      )
    }
    await store.receive(.outputReleased) { $0.stage = .finished }
    let published = try DuaLibrary.Bundle { [disk] path in
      try disk.client.read("/project/output/" + path, 1 << 20).bytes
    }.library
    #expect(published.duas.map(\.slug.rawValue) == ["subhan-allah", "alhamdu-lillah", "allahu-akbar"])
    #expect(published.duas.allSatisfy { library[dua: $0.slug]?.arabic.hasSameScalars(as: $0.arabic) == true })
    #expect(published.journeys.map(\.slug.rawValue) == ["first-words"])
    #expect(disk.paths.allSatisfy { !$0.contains(".output.rizq") }, "nothing is left beside the output")
  }

  @Test("with a broken file, reports it, checks the others, publishes nothing")
  func brokenFile() async throws {
    disk.put("/project/content/duas/broken.xml", .file(Array("<duas version=\"1\"><dua".utf8)))
    disk.put("/project/output/manifest.json", .file(Array(Samples.oldManifest.utf8)))
    let state = await LibraryReducer.run(on: disk.client)
    #expect(state.stage == .finished)
    #expect(state.outcome == .rejected)
    let checked = try #require(state.checked)
    #expect(checked.library == nil)
    #expect(checked.report.diagnostics.first?.location?.path == "duas/broken.xml")
    #expect(checked.draft.duas.count == 3)
    #expect(
      disk.tree("/project/output") == [
        "": .directory, "/manifest.json": .file(Array(Samples.oldManifest.utf8)),
      ]
    )
  }

  /// A build in the middle of a stage, with the output reserved.
  private func stateDuring(_ stage: LibraryReducer.Stage) -> LibraryReducer.State {
    disk.put("/project/.output.rizq-new", .directory)
    disk.put("/project/.output.rizq-lock", .file([]))
    var state = LibraryReducer.State(request: Samples.request)
    state.stage = stage
    state.paths = BuildPaths(root: "/project/content", transaction: transaction)
    return state
  }

  @Test("stopped in a stage that only reads, ends at once and leaves nothing behind")
  func stoppedWhileReading() async {
    let before = disk.paths
    for stage in [LibraryReducer.Stage.finding, .ingesting, .checking, .rendering] {
      let store = store(stateDuring(stage))
      await store.send(.stopRequested) {
        $0.outcome = .cancelled
        $0.stage = .releasing
      }
      await store.receive(.outputReleased) { $0.stage = .finished }
      #expect(disk.paths == before)
    }
  }

  @Test("stopped in a stage that writes, lets it finish, then removes its files")
  func stoppedWhileWriting() async throws {
    let written = WrittenBundle(
      manifest: Manifest(library: try Sample.library(), files: [], foldVersion: 1, ruleSetVersion: 1),
      manifestSize: 0
    )
    let before = disk.paths
    for (stage, result) in [
      (LibraryReducer.Stage.reserving, LibraryReducer.Action.outputPrepared(place)),
      (.writing, .bundleWritten(written, transaction)), (.verifying, .bundleVerified(transaction)),
      (.writing, .stageFailed(OperationalFailure("the disk is full"))),
    ] {
      let store = store(stateDuring(stage))
      await store.send(.stopRequested) { $0.isStopping = true }
      await store.send(result) {
        if case .bundleWritten = result { $0.written = written }
        $0.outcome = .cancelled
        $0.stage = .releasing
      }
      await store.receive(.outputReleased) { $0.stage = .finished }
      #expect(disk.paths == before)
    }
  }

  @Test(
    "stopped while it removes the leftovers of an earlier run, keeps the lock until that is done"
  )
  func stoppedWhileRemovingLeftovers() async throws {
    var state = LibraryReducer.State(request: Samples.fixing(FixRequest()))
    state.stage = .finding
    state.paths = BuildPaths(
      root: "/project/content",
      transaction: nil,
      contentLock: try ContentLock(root: "/project/content", files: disk.client)
    )
    let lock = "/project/content/.rizq-lock"
    let store = store(state)
    await store.send(.stopRequested) { $0.isStopping = true }
    #expect(disk.paths.contains(lock))
    await store.send(.sourcesFound(SourceListing())) {
      $0.listing = SourceListing()
      $0.outcome = .cancelled
      $0.stage = .releasing
    }
    await store.receive(.outputReleased) { $0.stage = .finished }
    #expect(!disk.paths.contains(lock))
  }

  @Test("stopped after publishing has begun, continues")
  func pastStopping() async {
    for stage in [LibraryReducer.Stage.publishing, .releasing, .finished] {
      await store(stateDuring(stage)).send(.stopRequested)
    }
  }

  @Test("stopped while a file is being read, cancels reading and leaves nothing behind")
  func stoppedInTheMiddle() async throws {
    let before = disk.paths
    let (reached, reachedContinuation) = AsyncStream.makeStream(of: Void.self)
    var files = disk.client
    let read = files.read
    files.read = { (path, limit) throws(FileFailure) in
      // This function goes on before the file arrives: both wait for the main actor, in this order.
      reachedContinuation.yield()
      return try read(path, limit)
    }
    let store = Store(initialState: LibraryReducer.State(request: Samples.request)) {
      LibraryReducer()
    } withDependencies: { [files] in
      $0.useSample(files)
    }
    let build = store.send(.buildRequested)
    for await _ in reached { break }
    await store.send(.stopRequested).finish()
    await build.finish()
    #expect(store.outcome == .cancelled)
    #expect(store.stage == .finished)
    #expect(store.checked == nil)
    #expect(disk.paths == before)
  }

  @Test(
    "of a library without duas is a failure with a hint, and leaves the bundle as it is",
    arguments: [false, true]
  )
  func noDuas(isLenient: Bool) async {
    disk.put("/project/content/duas/praise.xml", .file(Array("<duas version=\"1\"/>".utf8)))
    disk.put(
      "/project/content/journeys/first.json",
      .file(Array(#"{"version": 1, "journeys": []}"#.utf8))
    )
    disk.put("/project/output/manifest.json", .file(Array(Samples.oldManifest.utf8)))
    let before = disk.paths
    var request = Samples.request
    request.isLenient = isLenient
    let state = await LibraryReducer.run(request, on: disk.client)
    #expect(state.checked?.report.hasErrors == false)
    #expect(
      state.outcome
        == .failed(
          OperationalFailure(
            "there are no duas to publish in `content`",
            hint: "write a dua in a file there (docs/source-format.md), or name another folder with --content"
          )
        )
    )
    #expect(disk.paths == before)
    #expect(disk.text("/project/output/manifest.json") == Samples.oldManifest)
    let check = await LibraryReducer.run(BuildRequest(content: "content"), on: disk.client)
    #expect(check.outcome == .succeeded(BuildSummary(duas: 0, journeys: 0, files: 3, elapsed: .zero)))
  }

  @Test("asked only to check, writes nothing")
  func checkOnly() async {
    let before = disk.paths
    let state = await LibraryReducer.run(BuildRequest(content: "content"), on: disk.client)
    #expect(state.outcome == .succeeded(BuildSummary(duas: 3, journeys: 1, files: 3, elapsed: .zero)))
    #expect(disk.paths == before)
  }
}
