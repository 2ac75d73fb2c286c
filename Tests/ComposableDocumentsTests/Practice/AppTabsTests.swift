import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: App with tabs and stack")
struct AppTabsTests {
  private func store(_ state: AppTabs.State = AppTabs.State()) -> TestStoreOf<AppTabs> {
    TestStore(initialState: state) { AppTabs() }
  }

  @Test func tabIsSelected() async {
    let store = store()
    await store.send(.tabSelected(.journeys)) { $0.tab = .journeys }
  }

  @Test func duaOfTheLibraryIsPushedAndItsPointsCounted() async {
    let store = store()
    await store.send(.library(.duaTapped(.travel)))
    await store.receive(\.library.delegate.practiceRequested) {
      $0.path[id: 0] = .practice(PracticeCounter.State(dua: .travel))
    }
    await store.send(.path(.element(id: 0, action: .practice(.recited)))) {
      $0.path[id: 0, case: \.practice]?.count = 1
      $0.path[id: 0, case: \.practice]?.isCelebrating = true
    }
    await store.receive(\.path[id: 0].practice.delegate.completed) { $0.home.points = 5 }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    await store.send(.home(.pointsCleared)) { $0.home.points = 0 }
  }

  @Test func everyScreenOnTheStackHasItsOwnID() async {
    let store = store()
    for id in 0...1 {
      await store.send(\.journeys.journeyTapped, .dawn)
      await store.receive(\.journeys.delegate.opened, .dawn) {
        $0.path.append(.journey(JourneyReader.State(journey: .dawn)))
      }
      #expect(store.state.path.ids.last == StackElementID(integerLiteral: id))
    }
    await store.send(\.path[id: 1].journey.nextTapped) {
      $0.path[id: 1, case: \.journey]?.current = 1
    }
    #expect(store.state.path[0].journey?.current == 0)
  }

  @Test func screenClosesItself() async {
    let state = AppTabs.State(path: StackState([.journey(JourneyReader.State(journey: .night))]))
    let store = store(state)
    await store.send(.path(.element(id: 0, action: .journey(.closeTapped))))
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
  }
}
