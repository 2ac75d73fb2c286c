import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: Debounced search")
struct DuaSearchTests {
  private let clock = TestClock()
  private let log = CallLog()

  private func store(
    _ state: DuaSearch.State = DuaSearch.State(),
    search: @escaping @Sendable (String) throws -> [Dua]
  ) -> TestStoreOf<DuaSearch> {
    TestStore(initialState: state) {
      DuaSearch()
    } withDependencies: { [log] in
      $0.continuousClock = clock
      $0.library.search = { query in
        log(query)
        return try search(query)
      }
    }
  }

  @Test func onlyTheLastQueryIsSearched() async {
    let store = store { _ in [.travel] }
    await store.send(.queryChanged("set")) { $0.query = "set" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("setting")) { $0.query = "setting" }
    await clock.advance(by: .milliseconds(299))
    #expect(log.entries.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.searchDue)
    await store.receive(\.found, [.travel]) { $0.results = [.travel] }
    #expect(log.entries == ["setting"])
  }

  @Test func leavingCancelsTheDelay() async {
    let store = store { _ in [.travel] }
    await store.send(.queryChanged("s")) { $0.query = "s" }
    await store.send(.left)
    await clock.advance(by: .seconds(1))
    #expect(log.entries.isEmpty)
  }

  @Test func failureIsCaughtAsAnEmptyResult() async {
    let store = store(DuaSearch.State(results: [.sleep])) { _ in throw Unreachable() }
    await store.send(.searchDue)
    await store.receive(\.found) { $0.results = [] }
  }

  @Test func immediateClockDoesNotDelay() async {
    let store = store { _ in [.morning] }
    store.dependencies.continuousClock = ImmediateClock()
    await store.send(.queryChanged("waking")) { $0.query = "waking" }
    await store.receive(\.searchDue)
    await store.receive(\.found) { $0.results = [.morning] }
  }
}
