import ComposableTesting
import DuaLibrary
import Foundation
import Testing

@testable import RizqFeatures

/// What is open when another library is loaded.
@MainActor
struct NewLibraryTests {
  private let journey = Journey.sample(1, [(1, .morning), (3, .evening)])

  /// The store of an app that was launched.
  private func launchedStore(_ library: Library? = nil) async -> TestStoreOf<AppFeature> {
    let library = library ?? Library.sample(journeys: [journey])
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.date = .constant(Date(timeIntervalSince1970: 1_790_000_000))
      $0.timeZone = .gmt
      $0.calendar = Calendar(identifier: .gregorian)
      $0.libraryClient.load = { library }
      $0.progressClient = .inMemory()
      $0.haptics.play = { _ in }
    }
    // Other tests run at the same time, and an effect may wait for a thread.
    store.timeout = .seconds(60)
    store.exhaustivity = .off
    await store.send(.launched)
    await store.receive(\.progressLoaded)
    await store.receive(\.library.loaded.success)
    return store
  }

  @Test func screensFollowTheLibrary() async {
    let store = await launchedStore()
    await store.send(.linkOpened(.step(journey: Slug("journey-1")!, number: 1)))
    let changed = Library.sample(duas: [.sample(1, "Changed"), .sample(3)], journeys: [journey])
    await store.send(.library(.loaded(.success(changed))))
    #expect(store.state.path.last?.practice?.dua.title[.english] == "Changed")
    await store.send(.library(.loaded(.success(.sample(duas: [.sample(2)])))))
    #expect(store.state.path.isEmpty)
    await store.skipInFlightEffects()
  }

  @Test func practiceStaysAsItIsWhenItsDuaChanges() async {
    let store = await launchedStore(.sample(duas: [.sample(1, repetitions: 9)], journeys: []))
    await store.send(.linkOpened(.dua(Slug("dua-1")!)))
    await store.send(.path(.element(id: 0, action: .practice(.recited))))
    await store.send(.path(.element(id: 0, action: .practice(.pageSelected(.context)))))
    let changed = Library.sample(duas: [.sample(1, "Changed", repetitions: 9)])
    await store.send(.library(.loaded(.success(changed))))
    #expect(store.state.path.last?.practice?.dua.title[.english] == "Changed")
    #expect(store.state.path.last?.practice?.count == 1)
    #expect(store.state.path.last?.practice?.page == .context)
    await store.skipInFlightEffects()
  }

  @Test func sheetOfAPracticeFollowsTheLibrary() async {
    let store = await launchedStore()
    await store.send(.journeys(.subscriptionToggled(journey.id)))
    await store.send(.adkhar(.quickPracticeTapped))
    let changed = Library.sample(duas: [.sample(1, "Changed"), .sample(3)], journeys: [journey])
    await store.send(.library(.loaded(.success(changed))))
    #expect(store.state.adkhar.practice?.dua.title[.english] == "Changed")
    #expect(store.state.adkhar.practice?.journey == journey.id)
    await store.send(.library(.loaded(.success(.sample(duas: [.sample(2)])))))
    #expect(store.state.adkhar.practice == nil)
    await store.skipInFlightEffects()
  }

  @Test func courseFollowsTheLibrary() async {
    func dua(_ title: String, _ last: String) -> Dua {
      var dua = Dua.sample(1, title)
      dua.arabic = "رَبِّ زِدْنِي \(last)"
      dua.transliteration = "rabbi zidnī ʿilman"
      return dua
    }
    let store = await launchedStore(.sample(duas: [dua("Knowledge", "عِلْمًا")]))
    await store.send(.linkOpened(.course(Slug("dua-1")!)))
    #expect(store.state.path.last?.course?.dua.title[.english] == "Knowledge")
    await store.send(.library(.loaded(.success(.sample(duas: [dua("Changed", "عِلْمَا")])))))
    #expect(store.state.path.last?.course?.dua.title[.english] == "Changed")
    #expect(store.state.path.last?.course?.chapters[0].chapter.words.last?.arabic == "عِلْمَا")
    // Without a course on it.
    await store.send(.library(.loaded(.success(.sample(duas: [.sample(1)])))))
    #expect(store.state.path.isEmpty)
    await store.skipInFlightEffects()
  }

  @Test func courseOnARemovedDuaIsClosed() async {
    var dua = Dua.sample(1)
    dua.arabic = "رَبِّ زِدْنِي عِلْمًا"
    dua.transliteration = "rabbi zidnī ʿilman"
    let store = await launchedStore(.sample(duas: [dua]))
    await store.send(.linkOpened(.course(dua.slug)))
    #expect(store.state.path.last?.course != nil)
    await store.send(.library(.loaded(.success(.sample(duas: [.sample(2)])))))
    #expect(store.state.path.isEmpty)
    await store.skipInFlightEffects()
  }
}
