import ComposableTesting
import DuaLibrary
import Foundation
import Testing

@testable import RizqFeatures

@MainActor
struct HomeFeatureTests {
  private func store(hour: Int = 9, firstWeekday: Int = 1) -> TestStoreOf<HomeFeature> {
    @Shared(.today) var today
    $today.withLock { $0 = Day("2026-11-24")! }  // a Tuesday
    return TestStore(initialState: HomeFeature.State()) {
      HomeFeature()
    } withDependencies: {
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = firstWeekday
      $0.calendar = calendar
      $0.timeZone = TimeZone(secondsFromGMT: 3600)!
      $0.date = .constant(Day("2026-11-24")!.start(in: .gmt).addingTimeInterval(Double(hour - 1) * 3600))
    }
  }

  @Test(arguments: [(3, Greeting.night), (4, .morning), (12, .afternoon), (17, .evening), (22, .night)])
  func greetingFitsTheHourOfTheUser(hour: Int, greeting: Greeting) async {
    let store = store(hour: hour)
    store.exhaustivity = .off
    await store.send(.appeared)
    #expect(store.state.greeting == greeting)
  }

  @Test func weekBeginsAsTheCalendarSays() async {
    @Shared(.progress) var progress
    $progress.withLock { $0.apply(.completed(Dua.ID(rawValue: 1), on: Day("2026-11-23")!, xp: 5)) }
    let store = store(firstWeekday: 2)
    await store.send(.appeared) { $0.firstWeekday = 2 }
    let week = store.state.week
    #expect(week.map(\.day.description).first == "2026-11-23")
    #expect(week.map(\.isToday) == [false, true, false, false, false, false, false])
    #expect(week.map(\.isActive) == [true, false, false, false, false, false, false])
    #expect(store.state.streak == 1)
    #expect(store.state.xpToday == 0)
    #expect(store.state.level == Level(totalXP: 5))
  }

  @Test func duaOfTheDayIsStableAndChanges() async {
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(.sample(duas: (1...30).map { Dua.sample($0) })) }
    let store = store()
    #expect(store.state.duaOfTheDay == store.state.duaOfTheDay)
    store.exhaustivity = .off
    @Shared(.today) var today
    var seen: Set<Int> = []
    for _ in 0..<30 {
      $today.withLock { $0 = $0.advanced(by: 1) }
      seen.insert(store.state.duaOfTheDay!.id.rawValue)
    }
    // Every dua has its day.
    #expect(seen.count == 30)
  }

  @Test(arguments: [5, 8, 37, 110, 120])
  func neighborsAreNotShownOnTwoDaysInARow(count: Int) {
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(.sample(duas: (1...count).map { Dua.sample($0) })) }
    let state = HomeFeature.State()
    @Shared(.today) var today
    let shown = (0...count).map { day in
      $today.withLock { $0 = Day(number: day - 3) }
      return state.duaOfTheDay?.id.rawValue ?? 0
    }
    #expect(Set(shown).count == count)
    for (first, second) in zip(shown, shown.dropFirst()) {
      #expect(![0, 1, count - 1].contains(abs(first - second)), "\(first) and \(second)")
    }
  }

  @Test func duaOfTheDayIsPracticed() async throws {
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(.sample()) }
    let store = store()
    let dua = try #require(store.state.duaOfTheDay)
    await store.send(.duaOfTheDayTapped)
    await store.receive(.delegate(.practiceRequested(dua)))
  }

  @Test func emptyLibraryHasNoDuaOfTheDay() async { await store().send(.duaOfTheDayTapped) }

  @Test func achievementsAreReachedByTheirConditions() {
    var progress = UserProgress()
    func status(_ id: String) -> AchievementStatus {
      AchievementStatus(Achievement.all.first { $0.id == id }!, progress)
    }
    #expect(status("first-dua").value == 0)
    for day in 1...7 { progress.apply(.completed(Dua.ID(rawValue: day), on: Day(number: day), xp: 20)) }
    progress.apply(.subscribed(Journey.ID(rawValue: 1)))
    #expect(status("first-dua").isReached)
    #expect(status("week").isReached)
    #expect(status("traveler").isReached)
    #expect(status("collector").value == 7)
    #expect(status("full-day").value == 1)
    #expect(status("level-five").value == 2)
    #expect(!status("hundred").isReached)
    #expect(Set(Achievement.all.map(\.id)).count == Achievement.all.count)
  }
}
