import ComposableTesting
import DuaLibrary
import DuaSearch
import Foundation
import Testing

@testable import RizqFeatures

@MainActor
struct LibraryFeatureTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "the bundle is damaged" }
  }

  private let clock = TestClock()
  private let library = Library.sample(
    duas: [.sample(1, category: 1), .sample(2, category: 2, difficulty: .advanced), .sample(3, category: 1)]
  )

  private func store(
    loaded: Bool = true,
    load: @escaping @Sendable () async throws -> Library = { .sample() },
    search: @escaping @Sendable (String, SearchOptions) async throws -> [SearchHit] = { _, _ in [] }
  ) -> TestStoreOf<LibraryFeature> {
    @Shared(.library) var content
    if loaded { $content.withLock { $0 = .loaded(library) } }
    return TestStore(initialState: LibraryFeature.State()) {
      LibraryFeature()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.libraryClient = LibraryClient(load: load, search: search)
    }
  }

  private func ids(_ state: LibraryFeature.State) -> [Int] { state.rows.map(\.id.rawValue) }

  @Test func isLoadedOnce() async {
    let store = store(loaded: false)
    await store.send(.appeared) { $0.$content.withLock { $0 = .loading } }
    await store.receive(\.loaded.success) { $0.$content.withLock { $0 = .loaded(.sample()) } }
    #expect(ids(store.state) == [1, 2, 3])
    await store.send(.appeared)
  }

  @Test func failureCanBeRetried() async {
    let fails = LockIsolated(true)
    let store = store(loaded: false, load: { if fails.value { throw Broken() } else { .sample() } })
    await store.send(.appeared) { $0.$content.withLock { $0 = .loading } }
    await store.receive(\.loaded.failure) { $0.$content.withLock { $0 = .failed("the bundle is damaged") } }
    #expect(store.state.rows.isEmpty)
    fails.setValue(false)
    await store.send(.retryTapped) { $0.$content.withLock { $0 = .loading } }
    await store.receive(\.loaded.success) { $0.$content.withLock { $0 = .loaded(.sample()) } }
  }

  @Test func typingIsSearchedWhenItPauses() async {
    let asked = LockIsolated<[String]>([])
    let hit = SearchHit(id: Dua.ID(rawValue: 3))
    let store = store(search: { query, _ in
      asked.withValue { $0.append(query) }
      return [hit]
    })
    await store.send(.queryChanged("m")) { ($0.query, $0.isSearching) = ("m", true) }
    await clock.advance(by: .milliseconds(100))
    await store.send(.queryChanged("mo")) { $0.query = "mo" }
    await clock.advance(by: LibraryFeature.pause)
    await store.receive(\.searchDue)
    await store.receive(\.found.success) { ($0.hits, $0.isSearching) = ([hit], false) }
    #expect(asked.value == ["mo"])
    #expect(ids(store.state) == [3])
    await store.send(.queryChanged("mo"))
    await store.send(.queryChanged("")) { ($0.query, $0.hits) = ("", nil) }
    #expect(ids(store.state) == [1, 2, 3])
  }

  @Test func searchAtItsLimitMayHaveMore() {
    var state = LibraryFeature.State()
    #expect(!state.mayHaveMoreHits)
    state.hits = (1..<LibraryFeature.limit).map { SearchHit(id: Dua.ID(rawValue: $0)) }
    #expect(!state.mayHaveMoreHits)
    state.hits?.append(SearchHit(id: Dua.ID(rawValue: LibraryFeature.limit)))
    #expect(state.mayHaveMoreHits)
  }

  @Test func searchInFlightIsCancelled() async {
    let hit = SearchHit(id: Dua.ID(rawValue: 1))
    let store = store(search: { query, _ in
      if query == "slow" { try await Task.never() }
      return [hit]
    })
    await store.send(.queryChanged("slow")) { ($0.query, $0.isSearching) = ("slow", true) }
    await clock.advance(by: LibraryFeature.pause)
    await store.receive(\.searchDue)
    await store.send(.queryChanged("fast")) { $0.query = "fast" }
    await clock.advance(by: LibraryFeature.pause)
    await store.receive(\.searchDue)
    await store.receive(\.found.success) { ($0.hits, $0.isSearching) = ([hit], false) }
  }

  @Test func failedSearchSaysWhy() async {
    let store = store(search: { _, _ in throw Broken() })
    await store.send(.queryChanged("x")) { ($0.query, $0.isSearching) = ("x", true) }
    await clock.advance(by: LibraryFeature.pause)
    await store.receive(\.searchDue)
    await store.receive(\.found.failure) {
      ($0.hits, $0.isSearching, $0.searchProblem) = ([], false, "the bundle is damaged")
    }
  }

  @Test func filtersCombine() async {
    let store = store()
    await store.send(.filterChanged(LibraryFilter(category: DuaLibrary.Category.ID(rawValue: 1)))) {
      $0.filter = LibraryFilter(category: DuaLibrary.Category.ID(rawValue: 1))
    }
    #expect(ids(store.state) == [1, 3])
    let filter = LibraryFilter(category: DuaLibrary.Category.ID(rawValue: 1), difficulty: .advanced)
    await store.send(.filterChanged(filter)) { $0.filter = filter }
    #expect(store.state.rows.isEmpty)
    await store.send(.filterChanged(LibraryFilter(grade: .sahih))) {
      $0.filter = LibraryFilter(grade: .sahih)
    }
    #expect(store.state.rows.isEmpty)
  }

  @Test func filterIsPartOfTheSearch() async {
    let options = LockIsolated<SearchOptions?>(nil)
    let store = store(search: { _, asked in
      options.setValue(asked)
      return []
    })
    store.exhaustivity = .off
    await store.send(.queryChanged("morning"))
    let filter = LibraryFilter(collection: DuaCollection.ID(rawValue: 2), grade: .hasan)
    await store.send(.filterChanged(filter))
    await store.receive(\.found.success)
    #expect(options.value?.collections == [DuaCollection.ID(rawValue: 2)])
    #expect(options.value?.grades == [.hasan])
  }

  @Test func difficultyIsPartOfTheSearch() async {
    let asked = LockIsolated<SearchOptions?>(nil)
    let store = store(search: { _, options in
      asked.setValue(options)
      return []
    })
    store.exhaustivity = .off
    await store.send(.queryChanged("morning"))
    await store.send(.filterChanged(LibraryFilter(difficulty: .advanced)))
    await store.receive(\.found.success)
    #expect(asked.value?.duas == [Dua.ID(rawValue: 2)])
    await store.send(.filterChanged(LibraryFilter()))
    await store.receive(\.found.success)
    #expect(asked.value?.duas == nil)
  }

  @Test func filterIsOfWhatTheNewLibraryHas() async {
    let store = store()
    store.exhaustivity = .off
    let kept = LibraryFilter(category: DuaLibrary.Category.ID(rawValue: 1), difficulty: .beginner)
    await store.send(.filterChanged(kept))
    await store.send(.loaded(.success(library)))
    #expect(store.state.filter == kept)
    let removed = LibraryFilter(
      category: DuaLibrary.Category.ID(rawValue: 9),
      collection: DuaCollection.ID(rawValue: 9),
      difficulty: .beginner
    )
    await store.send(.filterChanged(removed))
    await store.send(.loaded(.success(library)))
    #expect(store.state.filter == LibraryFilter(difficulty: .beginner))
    #expect(ids(store.state) == [1, 3])
  }

  @Test func newLibraryIsSearchedForTheQuery() async {
    let asked = LockIsolated(0)
    let changed = Library.sample(duas: [.sample(4, difficulty: .advanced)])
    let store = store(
      load: { changed },
      search: { _, options in
        asked.withValue { $0 += 1 }
        return (options.duas ?? []).map { SearchHit(id: $0) }
      }
    )
    store.exhaustivity = .off
    await store.send(.queryChanged("morning"))
    await store.send(.filterChanged(LibraryFilter(difficulty: .advanced)))
    await store.receive(\.found.success)
    #expect(ids(store.state) == [2])
    await store.send(.libraryChanged)
    await store.receive(\.found.success)
    #expect(ids(store.state) == [4])
    #expect(asked.value == 2)
  }

  @Test func sheetLeadsToPracticeAndCourse() async {
    let store = store()
    let dua = Dua.sample(1, category: 1)
    await store.send(.duaTapped(dua.id)) { $0.detail = DuaDetailFeature.State(dua: dua) }
    await store.send(.detail(.presented(.practiceTapped)))
    await store.receive(\.detail.presented.delegate.practiceRequested) { $0.detail = nil }
    await store.receive(\.delegate.practiceRequested)
    await store.send(.duaTapped(dua.id)) { $0.detail = DuaDetailFeature.State(dua: dua) }
    await store.send(.detail(.presented(.courseTapped)))
    await store.receive(\.detail.presented.delegate.courseRequested) { $0.detail = nil }
    await store.receive(\.delegate.courseRequested)
    await store.send(.duaTapped(Dua.ID(rawValue: 99)))
  }

  @Test func changedLibraryReplacesTheShownOne() async {
    let changed = Library.sample(duas: [.sample(1, "Changed")])
    let store = store(load: { changed })
    await store.send(.duaTapped(Dua.ID(rawValue: 1))) {
      $0.detail = DuaDetailFeature.State(dua: .sample(1, category: 1))
    }
    await store.send(.libraryChanged)
    await store.receive(\.loaded.success) {
      $0.$content.withLock { $0 = .loaded(changed) }
      $0.detail = DuaDetailFeature.State(dua: .sample(1, "Changed"))
    }
  }
}
