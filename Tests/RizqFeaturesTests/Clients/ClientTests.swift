import ComposableTesting
import DuaLibrary
import DuaSearch
import Foundation
import RizqFeatures
import Testing

import enum TestSupport.Repository

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
