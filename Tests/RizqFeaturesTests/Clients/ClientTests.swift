import ComposableTesting
import DuaLibrary
import DuaSearch
import Foundation
import Testing

import enum TestSupport.Repository

@testable import ComposableMacros
@testable import RizqFeatures

struct ClientTests {
  @Test func previewKeepsTheProgressInMemory() throws {
    let client = ProgressClient.previewValue
    try client.apply(.completed(Dua.ID(rawValue: 1), on: Day(number: 1), xp: 3))
    #expect(try client.load().totalXP == 3)
    #expect(try ProgressClient.previewValue.load() == UserProgress())
  }

  @Test func bundleIsReadAndSearched() async throws {
    let client = LibraryClient.bundle(at: Repository.root.appending(path: "output"))
    let library = try await client.load()
    #expect(library.duas.count > 100)
    let hits = try await client.search(
      query: "allahumma inni asaluka ilman",
      options: SearchOptions(limit: 3)
    )
    let first = try #require(hits.first)
    #expect(library[first.id]?.transliteration?.contains("ʿilman") == true)
    #expect(first.highlights.contains { $0.field == .transliteration })
    await #expect(throws: (any Error).self) {
      try await LibraryClient.bundle(at: URL(filePath: "/missing")).load()
    }
  }

  @Test func previewReadsTheContentThatIsEdited() async throws {
    let client = LibraryClient.previewValue
    let problem = await #expect(throws: (any Error).self) { try await client.load() }
    #expect(problem.map { "\($0)" } == "the content has errors, so there is no library yet; see /findings")
    await #expect(throws: (any Error).self) { try await client.search(query: "x", options: SearchOptions()) }

    let output = Repository.root.appending(path: "output")
    let library = try await LibraryClient.bundle(at: output).load()
    @Shared(.editedLibrary) var edited
    $edited.withLock { [search = try? LibrarySearch(bundle: output)] in
      $0 = search.map { EditedLibrary(library: library, search: $0) }
    }
    #expect(try await client.load() == library)
    let query = "allahumma inni asaluka ilman"
    let hits = try await client.search(query: query, options: SearchOptions(limit: 3))
    #expect(hits.first?.highlights.isEmpty == false)

    // A dua that has been removed is not found, although the index is still that of before.
    $edited.withLock { $0?.library = .sample() }
    let rest = try await client.search(query: query, options: SearchOptions(limit: 3))
    #expect(Set(rest.map(\.id)).isSubset(of: [1, 2, 3].map(Dua.ID.init(rawValue:))))
    #expect(try await client.load() == .sample())
  }

  @Test func withoutADeviceNothingIsFeltOrHeard() async throws {
    await HapticsClient.previewValue.play(impact: .success)
    await SoundClient.previewValue.play(sound: .completion)
    #expect(try await NotificationsClient.previewValue.requestAuthorization())
    try await NotificationsClient.previewValue.schedule(reminders: [Reminder(.morning)])
  }

  @Test func clientsOfTestsAreNotImplemented() async {
    await withKnownIssue { _ = try await LibraryClient.testValue.load() }
    withKnownIssue { _ = try ProgressClient.testValue.load() }
    await withKnownIssue { await HapticsClient.testValue.play(impact: .light) }
    await withKnownIssue { await SoundClient.testValue.play(sound: .recitation) }
    await withKnownIssue { _ = try await NotificationsClient.testValue.requestAuthorization() }
  }

  @Test func liveProgressIsAFileOfTheUser() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rizq-client-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try withDependencies {
      $0.userFolder = folder
    } operation: {
      try ProgressClient.liveValue.apply(.completed(Dua.ID(rawValue: 1), on: Day(number: 1), xp: 3))
      #expect(try ProgressClient.liveValue.load().totalXP == 3)
    }
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "progress.sqlite").path))
  }

  @Test func remindersAreLoggedWhereTheSystemHasNone() async throws {
    let lines = LockIsolated<[String]>([])
    let client = NotificationsClient.log { line in lines.withValue { $0.append(line) } }
    #expect(try await client.requestAuthorization())
    try await client.schedule(reminders: Reminder.Slot.allCases.map(Reminder.init))
    try await client.schedule(reminders: [])
    #expect(
      lines.value == [
        "daily at 7:00: Your morning adhkar are waiting.", "daily at 18:00: Your evening adhkar are waiting.",
        "no reminders",
      ]
    )
  }
}
