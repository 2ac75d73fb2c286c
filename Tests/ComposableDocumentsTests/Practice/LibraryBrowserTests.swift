import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: Library loading and search")
struct LibraryBrowserTests {
  @Test func appearingLoadsTheDuas() async {
    let store = TestStore(initialState: LibraryBrowser.State()) {
      LibraryBrowser()
    } withDependencies: {
      $0.library.duas = { [.morning, .travel] }
    }
    await store.send(.appeared) { $0.isLoading = true }
    await store.receive(\.duasLoaded.success) {
      $0.isLoading = false
      $0.duas = [.morning, .travel]
    }
    await store.send(.appeared)
  }

  @Test func failureIsShownUntilTheNextAttempt() async {
    let store = TestStore(initialState: LibraryBrowser.State()) {
      LibraryBrowser()
    } withDependencies: {
      $0.library.duas = { throw Unreachable() }
    }
    await store.send(.appeared) { $0.isLoading = true }
    await store.receive(\.duasLoaded.failure) {
      $0.isLoading = false
      $0.problem = "Unreachable()"
    }
    store.dependencies.library.duas = { [.sleep] }
    await store.send(.pulledToRefresh) {
      $0.isLoading = true
      $0.problem = nil
    }
    await store.receive(\.duasLoaded.success, [.sleep]) {
      $0.isLoading = false
      $0.duas = [.sleep]
    }
  }

  @Test func queryFiltersTheList() async {
    let store = TestStore(initialState: LibraryBrowser.State(duas: [.morning, .sleep])) { LibraryBrowser() }
    await store.send(.queryChanged("SLEEP")) { $0.query = "SLEEP" }
    #expect(store.state.found == [.sleep])
    await store.send(.queryChanged("")) { $0.query = "" }
    #expect(store.state.found == [.morning, .sleep])
  }

  @Test func tappedDuaIsDelegatedToTheParent() async {
    let store = TestStore(initialState: LibraryBrowser.State(duas: [.travel])) { LibraryBrowser() }
    await store.send(.duaTapped(.travel))
    await store.receive(\.delegate.practiceRequested, .travel)
  }
}
