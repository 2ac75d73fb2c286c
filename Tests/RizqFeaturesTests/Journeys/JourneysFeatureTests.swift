import ComposableTesting
import DuaLibrary
import Testing

import enum TestSupport.Repository

@testable import RizqFeatures

@MainActor
struct JourneysFeatureTests {
  private let journeys = [
    Journey.sample(1, [(1, .morning), (2, .evening)]),
    .sample(2, [(3, .anytime)], isFeatured: true, isPremium: true),
  ]

  private func prepare() {
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(.sample(journeys: journeys)) }
    @Shared(.today) var today
    $today.withLock { $0 = Day(number: 7) }
  }

  private func store() -> TestStoreOf<JourneysFeature> {
    prepare()
    return TestStore(initialState: JourneysFeature.State()) {
      JourneysFeature()
    } withDependencies: {
      $0.progressClient.apply = { _ in }
    }
  }

  @Test func journeysAreInOneGroupEach() async {
    let store = store()
    #expect(store.state.featured.map(\.id) == [journeys[1].id])
    #expect(store.state.others.map(\.id) == [journeys[0].id])
    await store.send(.subscriptionToggled(journeys[1].id)) {
      $0.$progress.withLock { $0.apply(.subscribed(Journey.ID(rawValue: 2))) }
    }
    #expect(store.state.active.map(\.id) == [journeys[1].id])
    #expect(store.state.featured.isEmpty)
    await store.send(.subscriptionToggled(journeys[1].id)) {
      $0.$progress.withLock { $0.apply(.unsubscribed(Journey.ID(rawValue: 2))) }
    }
  }

  @Test func aTappedJourneyIsOpened() async {
    let store = store()
    await store.send(.journeyTapped(journeys[0].id))
    await store.receive(.delegate(.opened(journeys[0])))
    await store.send(.journeyTapped(Journey.ID(rawValue: 99)))
  }

  // MARK: Detail

  private func detail() -> TestStoreOf<JourneyDetailFeature> {
    prepare()
    return TestStore(initialState: JourneyDetailFeature.State(journey: journeys[0])) {
      JourneyDetailFeature()
    } withDependencies: {
      $0.progressClient.apply = { _ in }
    }
  }

  @Test func stepsAreInTheirSlotsWithTheProgressOfToday() async {
    @Shared(.progress) var progress
    $progress.withLock { $0.apply(.completed(Dua.ID(rawValue: 1), on: Day(number: 7), xp: 10)) }
    $progress.withLock { $0.apply(.completed(Dua.ID(rawValue: 2), on: Day(number: 6), xp: 10)) }
    let store = detail()
    #expect(store.state.slots.map(\.slot) == [.morning, .evening])
    #expect(store.state.slots.flatMap(\.steps).map(\.isCompleted) == [true, false])
    #expect(store.state.done == 1)
    #expect(store.state.earnedXP == 10)
  }

  @Test func practiceBeginsWithAStep() async {
    let store = detail()
    await store.send(.startTapped)
    await store.receive(.delegate(.practiceRequested(.sample(1), journeys[0].id)))
    await store.send(.stepTapped(Dua.ID(rawValue: 2)))
    await store.receive(.delegate(.practiceRequested(.sample(2), journeys[0].id)))
    await store.send(.stepTapped(Dua.ID(rawValue: 3)))
  }

  @Test func startContinuesWhereTheDayIs() async {
    @Shared(.progress) var progress
    $progress.withLock { $0.apply(.completed(Dua.ID(rawValue: 1), on: Day(number: 7), xp: 10)) }
    let store = detail()
    await store.send(.startTapped)
    await store.receive(.delegate(.practiceRequested(.sample(2), journeys[0].id)))
  }

  @Test func totalsAreThoseOfTheBundle() async throws {
    let library = try await LibraryClient.bundle(at: Repository.root.appending(path: "output")).load()
    prepare()
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(library) }
    @Shared(.progress) var progress
    #expect(!library.journeys.isEmpty)
    for journey in library.journeys {
      let state = JourneyDetailFeature.State(journey: journey)
      let steps = state.slots.flatMap(\.steps)
      #expect(steps.count == journey.steps.count)
      #expect(state.totalXP == journey.xp && journey.xp == steps.reduce(0) { $0 + $1.dua.xp })
      $progress.withLock { $0 = UserProgress() }
      #expect(state.done == 0 && state.earnedXP == 0)
      $progress.withLock { progress in
        for step in steps { progress.apply(.completed(step.id, on: Day(number: 7), xp: step.dua.xp)) }
      }
      #expect(state.done == steps.count && state.earnedXP == state.totalXP)
      let list = JourneysFeature.State()
      let summary = (list.featured + list.others).first { $0.id == journey.id }
      #expect(summary?.done == steps.count)
      #expect(HomeFeature.State().xpToday == journey.xp)
    }
  }

  @Test func journeyIsFollowed() async {
    let store = detail()
    await store.send(.subscriptionToggled) {
      $0.$progress.withLock { $0.apply(.subscribed(Journey.ID(rawValue: 1))) }
    }
    #expect(store.state.isSubscribed)
    await store.send(.subscriptionToggled) {
      $0.$progress.withLock { $0.apply(.unsubscribed(Journey.ID(rawValue: 1))) }
    }
  }
}
