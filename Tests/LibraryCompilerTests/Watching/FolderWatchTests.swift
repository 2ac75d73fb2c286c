import Foundation
import Testing

@testable import LibraryCompiler

@Suite("A watched folder")
struct FolderWatchTests {
  @Test(
    "has an event after a change, and none after its consumer is cancelled",
    arguments: [FolderWatchMethod.notifications, .polling]
  )
  func changes(method: FolderWatchMethod) async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("rizq-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let events = FolderWatchClient.liveValue.events(folder.path, method)
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == .started)
    try Data("a".utf8).write(to: folder.appendingPathComponent("a.xml"))
    #expect(await iterator.next() == .changed)
    let consumer = Task { for await _ in events {} }
    consumer.cancel()
    await consumer.value
  }
}
