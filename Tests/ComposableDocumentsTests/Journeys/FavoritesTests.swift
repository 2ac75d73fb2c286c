import ComposableTesting
import Testing

@MainActor
@Suite("S1 001 §10: Work in effects, embedded children")
struct FavoritesTests {
  @Test func additionIsPersisted() async {
    let log = CallLog()
    let store = TestStore(initialState: Favorites.State()) {
      Favorites()
    } withDependencies: {
      $0.library.save = { log($0.title) }
    }
    await store.send(.duaAdded(.sleep)) { $0.duas = [.sleep] }
    #expect(log.entries == ["Before sleep"])
  }

  @Test func childRunsBeforeItsParent() async {
    let store = TestStore(initialState: Favorites.State()) { Favorites() }
    await store.send(.counter(.recited)) {
      $0.counter.count = 1
      $0.counter.isCelebrating = true
    }
    await store.receive(\.counter.delegate.completed)
    await store.receive(\.duaAdded, .travel) { $0.duas = [.travel] }
  }
}
