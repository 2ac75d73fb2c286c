import ComposableTesting
import DuaLibrary
import Foundation
import RizqFeatures
import Testing

@testable import struct RizqFeatures.PracticeFeature

@MainActor
struct PracticeFeatureTests {
  private let played = LockIsolated<[HapticsClient.Impact]>([])
  private let stored = LockIsolated<[ProgressChange]>([])

  private func store(_ dua: Dua, journey: Journey.ID? = nil) -> TestStoreOf<PracticeFeature> {
    @Shared(.today) var today = Day(number: 100)
    return TestStore(initialState: PracticeFeature.State(dua: dua, journey: journey)) {
      PracticeFeature()
    } withDependencies: { [played, stored] in
      $0.haptics.play = { impact in played.withValue { $0.append(impact) } }
      $0.sounds.play = { _ in }
      $0.progressClient.apply = { change in stored.withValue { $0.append(change) } }
    }
  }

  @Test func recitationsAreCountedToTheGoal() async {
    let store = store(.sample(8, repetitions: 2, xp: 15))
    let (dua, day) = (Dua.ID(rawValue: 8), Day(number: 100))
    await store.send(.recited) {
      $0.count = 1
      $0.$progress.withLock { $0.apply(.counted(dua, on: day, recitations: 1)) }
    }
    await store.send(.recited) {
      $0.count = 2
      $0.isCelebrating = true
      $0.earnedXP = 15
      $0.$progress.withLock { $0.apply(.completed(dua, on: day, xp: 15)) }
    }
    await store.receive(.delegate(.practiceCompleted(dua, xp: 15)))
    // The goal is reached.
    await store.send(.recited)
    await store.send(.celebrationDismissed) { $0.isCelebrating = false }
    #expect(played.value == [.light, .success])
    #expect(stored.value == [.counted(dua, on: day, recitations: 1), .completed(dua, on: day, xp: 15)])
  }

  @Test func secondCompletionOfADayEarnsNothing() async {
    @Shared(.progress) var progress
    $progress.withLock { $0.apply(.completed(Dua.ID(rawValue: 8), on: Day(number: 100), xp: 15)) }
    let store = store(.sample(8, xp: 15))
    await store.send(.recited) {
      $0.count = 1
      $0.isCelebrating = true
    }
    await store.finish()
    #expect(store.state.hasEarnedXP)
    #expect(store.state.earnedXP == 0)
    #expect(store.state.xpToday == 15)
    #expect(PracticeFeature.State(dua: .sample(8, xp: 40)).xpToday == 15)
    #expect(PracticeFeature.State(dua: .sample(9)).xpToday == 0)
  }

  @Test func countingGoesOnIfTheUserWants() async {
    @Shared(.countsPastGoal) var countsPastGoal
    $countsPastGoal.withLock { $0 = true }
    let store = store(.sample(8))
    store.exhaustivity = .off
    await store.send(.recited)
    await store.send(.celebrationDismissed)
    await store.send(.recited) {
      $0.count = 2
      $0.isCelebrating = false
    }
    await store.send(.undoTapped) { $0.count = 1 }
  }

  @Test func undoAndReset() async {
    let store = store(.sample(8, repetitions: 5))
    let (dua, day) = (Dua.ID(rawValue: 8), Day(number: 100))
    await store.send(.undoTapped)
    await store.send(.resetTapped)
    for count in 1...3 {
      await store.send(.recited) {
        $0.count = count
        $0.$progress.withLock { $0.apply(.counted(dua, on: day, recitations: count)) }
      }
    }
    await store.send(.undoTapped) {
      $0.count = 2
      $0.$progress.withLock { $0.apply(.counted(dua, on: day, recitations: 2)) }
    }
    await store.send(.resetTapped) {
      $0.count = 0
      $0.$progress.withLock { $0.apply(.counted(dua, on: day, recitations: 0)) }
    }
    #expect(played.value == [.light, .light, .light, .medium, .medium])
  }

  @Test func practiceGoesOnAfterARelaunch() async {
    @Shared(.progress) var progress
    $progress.withLock { $0.apply(.counted(Dua.ID(rawValue: 8), on: Day(number: 100), recitations: 33)) }
    let state = store(.sample(8, repetitions: 100)).state
    #expect(state.count == 33)
    #expect(state.fraction == 0.33)
  }

  @Test func practiceOfYesterdayIsOver() async {
    @Shared(.progress) var progress
    $progress.withLock { $0.apply(.counted(Dua.ID(rawValue: 8), on: Day(number: 99), recitations: 33)) }
    #expect(store(.sample(8, repetitions: 100)).state.count == 0)
  }

  @Test func textsAreShownAndHiddenInAllPractices() async {
    let store = store(.sample(8))
    await store.send(.transliterationToggled) { $0.$showsTransliteration.withLock { $0 = false } }
    await store.send(.translationToggled) { $0.$showsTranslation.withLock { $0 = false } }
    await store.send(.pageSelected(.context)) { $0.page = .context }
    #expect(!PracticeFeature.State(dua: .sample(9)).showsTransliteration)
  }

  @Test func nextStepOfTheJourney() async {
    let journey = Journey.sample(1, [(1, .morning), (3, .morning)])
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(.sample(journeys: [journey])) }
    let first = store(.sample(1), journey: journey.id)
    await first.send(.nextTapped)
    await first.receive(.delegate(.nextRequested(.sample(3), journey.id)))
    let last = store(.sample(3), journey: journey.id)
    #expect(last.state.next == nil)
    await last.send(.nextTapped)
  }

  @Test func aPracticeIsClosed() async {
    let store = store(.sample(8))
    await store.send(.closeTapped)
    #expect(store.isDismissed)
  }

  @Test func failureToStoreIsShownUntilAllIsStored() async {
    struct DiskFull: Error, CustomStringConvertible { var description: String { "the disk is full" } }
    let store = store(.sample(8, repetitions: 3))
    let isFull = LockIsolated(true)
    let stored = LockIsolated<[ProgressChange]>([])
    store.dependencies.progressClient.apply = { change in
      if isFull.value { throw DiskFull() }
      stored.withValue { $0.append(change) }
    }
    store.exhaustivity = .off
    await store.send(.recited)
    await store.finish()
    @SharedReader(.storageProblem) var problem
    #expect(problem == "the disk is full")
    #expect(store.state.count == 1)
    isFull.setValue(false)
    await store.send(.recited)
    await store.finish()
    #expect(problem == nil)
    let recitations = stored.value.map { change in
      if case .counted(_, _, let recitations) = change { recitations } else { 0 }
    }
    #expect(recitations == [1, 2])
  }
}
