import ComposableTesting
import Testing

@MainActor
@Suite("S1 001 §5: Stack with an enum of features")
struct JourneyShelfTests {
  private let clock = TestClock()

  private func store() -> TestStoreOf<JourneyShelf> {
    TestStore(initialState: JourneyShelf.State()) {
      JourneyShelf()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func screensArePushedAndPopped() async {
    let store = store()
    await store.send(.journeyTapped(.dawn)) {
      $0.path[id: 0] = .detail(JourneyDetail.State(journey: .dawn))
    }
    await store.send(.searchTapped) { $0.path[id: 1] = .search(JourneySearch.State()) }
    await store.send(.path(.popFrom(id: 1))) { $0.path.removeLast() }
    await store.send(\.path[id: 0].detail.doneTapped) { $0.path = StackState() }
  }

  @Test func screenIsPushedByALink() async {
    let store = store()
    await store.send(.path(.push(id: 0, state: .search(JourneySearch.State())))) {
      $0.path[id: 0] = .search(JourneySearch.State())
    }
  }

  @Test func effectsOfAScreenEndWithIt() async {
    let store = store()
    await store.send(.searchTapped) { $0.path[id: 0] = .search(JourneySearch.State()) }
    await store.send(\.path[id: 0].search.textChanged, "a") {
      $0.path[id: 0, case: \.search]?.text = "a"
    }
    await store.send(.homeTapped) { $0.path = StackState() }
    await clock.advance(by: .seconds(1))
  }
}
