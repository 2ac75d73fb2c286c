import ComposableTesting
import Testing

@MainActor
@Suite("S1 001 §4: Debounce and cancellation")
struct JourneySearchTests {
  private let clock = TestClock()

  private func store<R: Reducer>(_ state: R.State, reducer: () -> R) -> TestStoreOf<R> {
    TestStore(initialState: state) {
      reducer()
    } withDependencies: {
      $0.continuousClock = clock
      $0.library.search = { [Dua(id: 9, title: $0)] }
    }
  }

  @Test func lastTextIsSearchedAfterADelay() async {
    let store = store(JourneySearch.State()) { JourneySearch() }
    await store.send(.textChanged("a")) { $0.text = "a" }
    await clock.advance(by: .milliseconds(150))
    await store.send(.textChanged("ab")) { $0.text = "ab" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.resultsLoaded) { $0.results = [Dua(id: 9, title: "ab")] }
  }

  @Test func searchEndsWhenTheViewDisappears() async {
    let store = store(JourneySearch.State()) { JourneySearch() }
    await store.send(.textChanged("a")) { $0.text = "a" }
    await store.send(.disappeared)
    await clock.advance(by: .seconds(1))
  }

  @Test func twoSearchesDoNotCancelEachOther() async {
    let store = store(DoubleSearch.State()) { DoubleSearch() }
    await store.send(\.left.textChanged, "l") { $0.left.text = "l" }
    await store.send(\.right.textChanged, "r") { $0.right.text = "r" }
    await store.send(\.right.disappeared)
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.left.resultsLoaded) { $0.left.results = [Dua(id: 9, title: "l")] }
  }
}
