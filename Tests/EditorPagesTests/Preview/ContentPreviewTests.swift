import ComposableTesting
import DuaSearch
import Foundation
import LibraryCompiler
import RizqFeatures
import Testing

@testable import ComposableMacros
@testable import EditorPages
@testable import rizq_preview

/// What pages see of a folder that changes.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct ContentPreviewTests {
  @Test func sourcesAreToldBeforeTheirBuildEnds() async throws {
    let folder = try folder(of: sample())
    defer { try? FileManager.default.removeItem(at: folder) }
    let (events, event) = AsyncStream.makeStream(of: [String].self)
    let store = Store(
      initialState: WatchReducer.State(request: BuildRequest(content: folder.path), method: .notifications)
    ) {
      PreviewBuilds { sources, listing in
        event.yield(sources.map { listing.path(of: $0.file.file) }.sorted())
      }
    } withDependencies: {
      $0.context = .live
      $0.watchScreen.show = { if case .buildEnded = $0 { event.yield(["ended"]) } }
    }
    store.send(.watchRequested)
    var told: [[String]] = []
    for await event in events {
      told.append(event)
      if told.count == 2 { break }
    }
    #expect(told.contains(["duas.xml", "journeys.json", "library.json"]))
    #expect(told.contains(["ended"]))
    await store.send(.stopRequested).finish()
  }

  @Test func changedSourceIsToldBeforeTheOthersAreRead() async throws {
    let folder = try folder(of: sample())
    defer { try? FileManager.default.removeItem(at: folder) }
    let (events, event) = AsyncStream.makeStream(of: [IngestedSource]?.self)
    let isClosed = LockIsolated(false)
    let gate = DispatchSemaphore(value: 0)
    let store = Store(
      initialState: WatchReducer.State(request: BuildRequest(content: folder.path), method: .notifications)
    ) {
      PreviewBuilds { sources, _ in event.yield(sources) }
    } withDependencies: {
      $0.context = .live
      $0.watchScreen.show = { if case .buildEnded = $0 { event.yield(nil) } }
      let read = $0.files.read
      $0.files.read = { path, limit throws(FileFailure) in
        // One of the files of the build, which has not changed.
        if path.hasSuffix("journeys.json"), isClosed.value { gate.wait() }
        return try read(path, limit)
      }
    }
    store.send(.watchRequested)
    var next = events.makeAsyncIterator()
    let first = try #require(await next.next() ?? nil)
    #expect(await next.next() == .some(nil))
    isClosed.setValue(true)
    let text = try #require(sample()["duas.xml"])
    let file = folder.appending(path: "duas.xml")
    try Data(text.replacing(">Glory<", with: ">Splendor<").utf8).write(to: file)
    let second = try #require(await next.next() ?? nil)
    isClosed.setValue(false)
    gate.signal()
    // Nothing else is told before the build ends.
    #expect(await next.next() == .some(nil))
    #expect(second.map(\.file.file) == first.map(\.file.file))
    let changed = zip(first, second).filter { $0 != $1 }.map(\.1)
    #expect(changed.map(\.file.path) == ["duas.xml"])
    #expect("\(changed)".contains("Splendor"))
    await store.send(.stopRequested).finish()
  }

  @Test func pagesSeeTheContentAsItIs() async throws {
    let folder = try folder(of: sample())
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "duas.xml")
    try await withDependencies {
      $0.context = .live
    } operation: { @MainActor in
      let preview = ContentPreview(content: folder.path, bundle: "/nowhere", quran: nil) { _ in }
      /// Waits until the content is checked and like that.
      @MainActor func wait(until condition: (EditedContent) -> Bool) async {
        for await content in preview.$content.publisher where !content.isChecking && condition(content) {
          return
        }
      }
      let client = LibraryClient.previewValue
      await #expect(throws: (any Error).self) { try await client.load() }
      preview.start()
      await wait { $0.search != nil }
      #expect(preview.content.basis == .current)
      #expect(try await client.load().duas.count == 3)
      let found = try await client.search(query: "glory", options: SearchOptions()).first?.id
      #expect(try await client.load().duas.first?.id == found)

      let text = try #require(sample()["duas.xml"])
      try Data(text.replacing(">Glory<", with: ">Splendor<").utf8).write(to: file)
      await wait { $0.library?.duas.first?.title[.english] == "Splendor" }
      #expect(try await client.load().duas.first?.title[.english] == "Splendor")

      // A broken file changes nothing of what readers see.
      try Data(text.replacing("</duas>", with: "").utf8).write(to: file)
      await wait { $0.basis == .earlier }
      #expect(preview.content.diagnostics.contains { $0.severity == .error })
      #expect(try await client.load().duas.first?.title[.english] == "Splendor")
      preview.stop()
    }
  }
}
