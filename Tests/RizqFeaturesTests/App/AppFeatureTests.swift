import ComposableTesting
import DuaLibrary
import Foundation
import Testing

@testable import RizqFeatures

@MainActor
struct AppFeatureTests {
  private let clock = TestClock()
  private let journey = Journey.sample(1, [(1, .morning), (3, .evening)])
  private nonisolated static let noon = Day("2026-11-24")!.start(in: .gmt).addingTimeInterval(12 * 3600)

  private func store(
    now: LockIsolated<Date> = LockIsolated(noon),
    library: Library? = nil,
    progress: @escaping @Sendable () throws -> UserProgress = { UserProgress() },
    exhaustivity: Exhaustivity = .off
  ) -> TestStoreOf<AppFeature> {
    let library = library ?? Library.sample(journeys: [journey])
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.date = DateGenerator { now.value }
      $0.timeZone = .gmt
      $0.calendar = Calendar(identifier: .gregorian)
      $0.libraryClient.load = { library }
      $0.libraryClient.search = { _, _ in [] }
      $0.progressClient = ProgressClient(load: progress, apply: { _ in })
      $0.haptics.play = { _ in }
    }
    // Other tests run at the same time, and an effect may wait for a thread.
    store.timeout = .seconds(60)
    store.exhaustivity = exhaustivity
    return store
  }

  private func launched(_ store: TestStoreOf<AppFeature>) async {
    await store.send(.launched)
    await store.receive(\.progressLoaded)
    await store.receive(\.library.loaded.success)
  }

  @Test func launchLoadsLibraryProgressAndDay() async {
    let store = store(progress: {
      var progress = UserProgress()
      progress.apply(.completed(Dua.ID(rawValue: 1), on: Day("2026-11-24")!, xp: 10))
      return progress
    })
    await launched(store)
    #expect(store.state.today == Day("2026-11-24"))
    #expect(store.state.home.xpToday == 10)
    #expect(store.state.library.rows.count == 3)
    #expect(store.state.home.greeting == .afternoon)
    await store.skipInFlightEffects()
  }

  /// From the launch to midnight, with every change and every action.
  @Test func appIsUsedForADay() async throws {
    let now = LockIsolated(Self.noon)
    let dua = Dua.sample(2, xp: 100)
    let library = Library.sample(duas: [.sample(1), dua, .sample(3)], journeys: [journey])
    let store = store(now: now, library: library, exhaustivity: .on)
    let day = Day("2026-11-24")!
    await store.send(.launched)
    await store.receive(\.becameActive) { $0.$today.withLock { $0 = day } }
    await store.receive(\.library.appeared) { $0.library.$content.withLock { $0 = .loading } }
    await store.receive(\.home.appeared) { $0.home.greeting = .afternoon }
    await store.receive(\.progressLoaded.success)
    await store.receive(\.library.loaded.success) {
      $0.library.$content.withLock { $0 = .loaded(library) }
    }
    await store.send(.tabSelected(.journeys)) {
      $0.tab = .journeys
      $0.$lastLocation.withLock { $0 = [.tab(.journeys)] }
    }
    await store.send(.collectionsTapped) {
      $0.path[id: 0] = .collections(CollectionsFeature.State())
      $0.$lastLocation.withLock { $0 = [.tab(.journeys), .collections] }
    }
    await store.send(.intentionsTapped) {
      $0.path[id: 1] = .intentions(IntentionsFeature.State())
      $0.$lastLocation.withLock { $0 = [.tab(.journeys), .collections, .intentions] }
    }
    await store.send(.linkOpened(.dua(Slug("dua-2")!))) {
      $0.path.removeAll()
      $0.path[id: 2] = .practice(PracticeFeature.State(dua: dua))
      $0.$lastLocation.withLock { $0 = [.tab(.journeys), .dua(Slug("dua-2")!)] }
    }
    let completed = ProgressChange.completed(Dua.ID(rawValue: 2), on: day, xp: 100)
    await store.send(.path(.element(id: 2, action: .practice(.recited)))) {
      $0.path[id: 2]?.modify(\.practice) { ($0.count, $0.isCelebrating, $0.earnedXP) = (1, true, 100) }
      $0.$progress.withLock { $0.apply(completed) }
    }
    await store.receive(\.path[id: 2].practice.delegate.practiceCompleted) {
      $0.alert = AlertState {
        TextState("Level 2")
      } actions: {
        ButtonState(role: .cancel) { TextState("Alhamdulillah") }
      } message: {
        TextState("You have 100 XP.")
      }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    now.setValue(Self.noon.addingTimeInterval(12 * 3600))
    await clock.advance(by: .seconds(12 * 3600))
    await store.receive(\.dayEnded) {
      $0.$today.withLock { $0 = day.advanced(by: 1) }
      $0.path[id: 2]?.modify(\.practice) { $0.count = 0 }
    }
    await store.receive(\.home.appeared) { $0.home.greeting = .night }
    await store.skipInFlightEffects()
  }

  @Test func tabsAreFeatures() async {
    let library = Library.sample(journeys: [journey])
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(library) }
    let store = store(exhaustivity: .on)
    await store.send(.journeys(.subscriptionToggled(journey.id))) {
      $0.$progress.withLock { $0.apply(.subscribed(Journey.ID(rawValue: 1))) }
    }
    await store.send(.adkhar(.quickPracticeTapped)) {
      $0.adkhar.practice = PracticeFeature.State(dua: .sample(1), journey: Journey.ID(rawValue: 1))
    }
    await store.send(.adkhar(.practice(.dismiss))) { $0.adkhar.practice = nil }
    await store.send(.settings(.appearanceSelected(.dark))) {
      $0.settings.$appearance.withLock { $0 = .dark }
    }
    await store.finish()
  }

  @Test func storageIsTriedAgain() async {
    @Shared(.storageProblem) var problem
    $problem.withLock { $0 = "the disk is full" }
    let store = store(exhaustivity: .on)
    await store.send(.storageRetryTapped)
    await store.finish()
    store.assert { _ in $problem.withLock { $0 = nil } }
  }

  @Test func unreadableProgressIsReported() async {
    struct Damaged: Error, CustomStringConvertible { var description: String { "the file is damaged" } }
    let store = store(progress: { throw Damaged() })
    await store.send(.launched)
    await store.receive(\.progressLoaded.failure)
    #expect(store.state.alert != nil)
    await store.skipInFlightEffects()
  }

  // The cases of one test would share their progress.
  @Test func progressThatCouldNotBeLoadedIsLoadedWhenTheAppIsUsedAgain() async {
    await loadLater(.becameActive)
  }

  @Test func progressThatCouldNotBeLoadedIsLoadedWhenTheUserTriesAgain() async {
    await loadLater(.storageRetryTapped)
  }

  private func loadLater(_ action: AppFeature.Action) async {
    struct Busy: Error {}
    let isBusy = LockIsolated(true)
    let store = store(progress: {
      if isBusy.value { throw Busy() }
      var progress = UserProgress()
      progress.apply(.completed(Dua.ID(rawValue: 1), on: Day("2026-11-24")!, xp: 10))
      return progress
    })
    await store.send(.launched)
    await store.receive(\.progressLoaded.failure)
    #expect(store.state.home.totalXP == 0)
    isBusy.setValue(false)
    await store.send(action)
    await store.receive(\.progressLoaded.success)
    #expect(store.state.home.totalXP == 10)
    await store.skipInFlightEffects()
  }

  @Test func dayEndsAtMidnight() async {
    let now = LockIsolated(Self.noon)
    let store = store(now: now)
    await store.send(.becameActive)
    await clock.advance(by: .seconds(12 * 3600 - 1))
    #expect(store.state.today == Day("2026-11-24"))
    now.setValue(Self.noon.addingTimeInterval(12 * 3600))
    await clock.advance(by: .seconds(1))
    await store.receive(\.dayEnded)
    #expect(store.state.today == Day("2026-11-25"))
    await store.skipInFlightEffects()
  }

  @Test func practiceOnTheStackIsCompletedAgainOnTheNextDay() async {
    await completeAgainOnTheNextDay(isInSheet: false)
  }

  @Test func practiceInASheetIsCompletedAgainOnTheNextDay() async {
    await completeAgainOnTheNextDay(isInSheet: true)
  }

  private func completeAgainOnTheNextDay(isInSheet: Bool) async {
    let now = LockIsolated(Self.noon)
    let store = store(
      now: now,
      library: .sample(duas: [.sample(1, repetitions: 2), .sample(3)], journeys: [journey])
    )
    await launched(store)
    if isInSheet {
      await store.send(.journeys(.subscriptionToggled(journey.id)))
      await store.send(.adkhar(.quickPracticeTapped))
    } else {
      await store.send(.linkOpened(.dua(Slug("dua-1")!)))
    }
    func recite() async {
      if isInSheet {
        await store.send(.adkhar(.practice(.presented(.recited))))
      } else {
        await store.send(.path(.element(id: 0, action: .practice(.recited))))
      }
    }
    var practice: PracticeFeature.State? {
      isInSheet ? store.state.adkhar.practice : store.state.path.last?.practice
    }
    await recite()
    now.setValue(Self.noon.addingTimeInterval(24 * 3600))
    await store.send(.becameActive)
    #expect(practice?.count == 1)
    await recite()
    #expect(practice?.isComplete == true && practice?.hasEarnedXP == true)
    await store.send(.becameActive)
    #expect(practice?.count == 2)
    now.setValue(Self.noon.addingTimeInterval(48 * 3600))
    await store.send(.becameActive)
    #expect(practice?.count == 0)
    await recite()
    await recite()
    #expect(practice?.hasEarnedXP == true)
    #expect(store.state.progress.completionCount == 2)
    await store.skipInFlightEffects()
  }

  @Test func practiceOfAJourneyRaisesTheLevel() async {
    let store = store(progress: {
      var progress = UserProgress()
      progress.apply(.completed(Dua.ID(rawValue: 99), on: Day("2026-11-23")!, xp: 95))
      return progress
    })
    await launched(store)
    await store.send(.journeys(.journeyTapped(journey.id)))
    await store.receive(\.journeys.delegate.opened)
    await store.send(.path(.element(id: 0, action: .journey(.startTapped))))
    await store.receive(\.path[id: 0].journey.delegate.practiceRequested)
    await store.send(.path(.element(id: 1, action: .practice(.recited))))
    await store.receive(\.path[id: 1].practice.delegate.practiceCompleted)
    #expect(store.state.home.level.number == 2)
    #expect(store.state.alert?.title == TextState("Level 2"))
    await store.send(.path(.element(id: 1, action: .practice(.nextTapped))))
    await store.receive(\.path[id: 1].practice.delegate.nextRequested)
    #expect(store.state.path.count == 2)
    #expect(store.state.path.last?.practice?.dua == .sample(3))
    #expect(store.state.home.streak == 2)
    await store.skipInFlightEffects()
  }

  @Test func linksLeadToTheirPlaces() async {
    let store = store()
    await launched(store)
    await store.send(.linkOpened(DeepLink("rizq://journey/journey-1/step/2")!))
    #expect(store.state.path.map(\.practice?.dua) == [nil, .sample(3)])
    #expect(
      store.state.location.map(\.url) == [
        "rizq://journeys", "rizq://journey/journey-1", "rizq://journey/journey-1/step/2",
      ]
    )
    await store.send(.linkOpened(.dua(Slug("dua-2")!)))
    #expect(store.state.path.last?.practice?.dua == .sample(2))
    await store.send(.linkOpened(.search("light")))
    #expect(store.state.tab == .library)
    await store.receive(\.library.queryChanged)
    #expect(store.state.library.query == "light")
    #expect(store.state.path.isEmpty)
    await store.send(.linkOpened(.dua(Slug("unknown")!)))
    #expect(store.state.path.isEmpty)
    await store.skipInFlightEffects()
  }

  @Test func linkClosesTheSheetsOfTabs() async {
    let store = store()
    await launched(store)
    await store.send(.library(.duaTapped(Dua.ID(rawValue: 1))))
    await store.send(.journeys(.subscriptionToggled(journey.id)))
    await store.send(.adkhar(.quickPracticeTapped))
    await store.send(.settings(.resetTapped))
    #expect(store.state.library.detail != nil && store.state.adkhar.practice != nil)
    #expect(store.state.settings.destination != nil)
    await store.send(.linkOpened(.dua(Slug("dua-2")!)))
    #expect(store.state.path.last?.practice?.dua == .sample(2))
    #expect(store.state.library.detail == nil && store.state.adkhar.practice == nil)
    #expect(store.state.settings.destination == nil)
    await store.skipInFlightEffects()
  }

  @Test func linkWaitsForTheLibrary() async {
    let store = store()
    await store.send(.linkOpened(.journey(Slug("journey-1")!)))
    #expect(store.state.path.isEmpty)
    await store.send(.library(.appeared))
    await store.receive(\.library.loaded.success)
    #expect(store.state.path.last?.journey?.journey == journey)
  }

  @Test func userIsFasterThanTheLibrary() async {
    let store = store()
    await store.send(.linkOpened(.tab(.home)))
    await store.send(.tabSelected(.adkhar))
    await store.send(.library(.appeared))
    await store.receive(\.library.loaded.success)
    #expect(store.state.tab == .adkhar)
  }

  @Test func practiceIsResumedWhenTheProgressIsLoadedAfterIt() async {
    let store = store(library: .sample(duas: [.sample(1, repetitions: 9)]))
    await store.send(.becameActive)
    await store.send(.library(.appeared))
    await store.receive(\.library.loaded.success)
    await store.send(.linkOpened(.dua(Slug("dua-1")!)))
    #expect(store.state.path.last?.practice?.count == 0)
    await store.send(.collectionsTapped)
    var progress = UserProgress()
    progress.apply(.counted(Dua.ID(rawValue: 1), on: store.state.today, recitations: 4))
    await store.send(.progressLoaded(.success(progress)))
    #expect(store.state.path[0].practice?.count == 4)
    await store.skipInFlightEffects()
  }

  @Test func whatIsNotStoredYetIsNotLostWhenTheProgressIsLoaded() async {
    struct DiskIsFull: Error {}
    let store = store()
    store.dependencies.progressClient.apply = { _ in throw DiskIsFull() }
    store.dependencies.unstoredChanges.setValue([.subscribed(journey.id)])
    var progress = UserProgress()
    progress.apply(.completed(Dua.ID(rawValue: 1), on: Day("2026-11-24")!, xp: 10))
    store.dependencies.progressClient.load = { [progress] in progress }
    await launched(store)
    #expect(store.state.progress.totalXP == 10)
    #expect(store.state.progress.journeys == [journey.id])
    await store.skipInFlightEffects()
  }

  @Test func appBeginsWhereItWasQuit() async {
    let first = store()
    await launched(first)
    await first.send(.tabSelected(.journeys))
    await first.send(.journeys(.journeyTapped(journey.id)))
    await first.receive(\.journeys.delegate.opened)
    await first.send(.path(.element(id: 0, action: .journey(.startTapped))))
    await first.receive(\.path[id: 0].journey.delegate.practiceRequested)
    await first.skipInFlightEffects()
    @Shared(.library) var content
    $content.withLock { $0 = .notLoaded }
    let second = store()
    await launched(second)
    #expect(second.state.tab == .journeys)
    #expect(second.state.path.map(\.practice?.dua) == [nil, .sample(1)])
    await second.skipInFlightEffects()
  }

  @Test func stepThatDoesNotExistIsNotOpened() async {
    let store = store()
    await launched(store)
    for number in [Int.min, 0, 1_000] {
      await store.send(.linkOpened(.step(journey: Slug("journey-1")!, number: number)))
      #expect(store.state.path.allSatisfy { $0.practice == nil })
    }
    await store.skipInFlightEffects()
  }

  @Test func otherScreensAreOpened() async {
    let store = store()
    await launched(store)
    await store.send(.collectionsTapped)
    await store.send(.intentionsTapped)
    #expect(store.state.path[0].collections != nil && store.state.path[1].intentions != nil)
    await store.send(.home(.duaOfTheDayTapped))
    await store.receive(\.home.delegate.practiceRequested)
    #expect(store.state.path.last?.practice != nil)
    await store.send(.tabSelected(.settings))
    #expect(store.state.path.isEmpty)
    await store.skipInFlightEffects()
  }
}
