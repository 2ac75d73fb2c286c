import ComposableTesting
import DuaLibrary
import Testing

@testable import RizqFeatures

@MainActor
struct AdkharFeatureTests {
  private let journeys = [
    Journey.sample(1, [(1, .morning), (2, .evening)]), .sample(2, [(1, .morning), (3, .morning)]),
    .sample(3, [(2, .anytime)]),
  ]

  private func store(_ changes: ProgressChange...) -> TestStoreOf<AdkharFeature> {
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(.sample(journeys: journeys)) }
    @Shared(.today) var today
    $today.withLock { $0 = Day(number: 7) }
    @Shared(.progress) var progress
    for change in changes { $progress.withLock { $0.apply(change) } }
    return TestStore(initialState: AdkharFeature.State()) {
      AdkharFeature()
    } withDependencies: {
      $0.progressClient.apply = { _ in }
      $0.haptics.play = { _ in }
    }
  }

  private let both: [ProgressChange] = [
    .subscribed(Journey.ID(rawValue: 1)), .subscribed(Journey.ID(rawValue: 2)),
  ]

  @Test func duaIsInASlotOnce() {
    let own = Habit(dua: Dua.ID(rawValue: 2), slot: .morning)
    let state = store(both[0], both[1], .added(own)).state
    let morning = state.items(in: .morning)
    #expect(morning.map(\.dua.id.rawValue) == [1, 3, 2])
    #expect(morning.map(\.journey?.rawValue) == [1, 2, nil])
    #expect(morning.map(\.isOwn) == [false, false, true])
    #expect(state.items(in: .anytime).isEmpty)
    #expect(state.total == 4)
  }

  @Test func progressIsThatOfToday() {
    let state = store(
      both[0],
      .completed(Dua.ID(rawValue: 1), on: Day(number: 7), xp: 1),
      .completed(Dua.ID(rawValue: 2), on: Day(number: 6), xp: 1)
    ).state
    #expect(state.done == 1)
    #expect(state.streak == 2)
  }

  @Test func quickPracticeTakesTheFirstOpenHabit() async {
    let store = store(both[0], .completed(Dua.ID(rawValue: 1), on: Day(number: 7), xp: 1))
    await store.send(.quickPracticeTapped) {
      $0.practice = PracticeFeature.State(dua: .sample(2), journey: Journey.ID(rawValue: 1))
    }
    await store.send(.practice(.presented(.recited))) {
      $0.practice?.count = 1
      $0.practice?.isCelebrating = true
      $0.practice?.earnedXP = 10
      $0.$progress.withLock { $0.apply(.completed(Dua.ID(rawValue: 2), on: Day(number: 7), xp: 10)) }
    }
    await store.receive(\.practice.presented.delegate.practiceCompleted)
    await store.send(.practice(.dismiss)) { $0.practice = nil }
    // Nothing is left.
    await store.send(.quickPracticeTapped)
  }

  @Test func nextStepIsPracticedInTheSameSheet() async {
    let store = store(both[0])
    let journey = Journey.ID(rawValue: 1)
    await store.send(.itemTapped(Habit(dua: Dua.ID(rawValue: 1), slot: .morning))) {
      $0.practice = PracticeFeature.State(dua: .sample(1), journey: journey)
    }
    await store.send(.practice(.presented(.nextTapped)))
    await store.receive(\.practice.presented.delegate.nextRequested) {
      $0.practice = PracticeFeature.State(dua: .sample(2), journey: journey)
    }
  }

  @Test func ownHabitIsRemoved() async {
    let habit = Habit(dua: Dua.ID(rawValue: 3), slot: .anytime)
    let store = store(.added(habit))
    await store.send(.removeTapped(habit)) { $0.$progress.withLock { $0.apply(.removed(habit)) } }
  }
}
