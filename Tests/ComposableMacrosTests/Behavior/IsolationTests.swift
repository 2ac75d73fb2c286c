import ComposableMacros
import ComposableTesting
import IsolatedFeatures
import Testing

/// Public features of a module with main-actor isolation by default.
struct IsolationTests {
  @MainActor @Test func featuresRun() async {
    let store = TestStore(initialState: Panel.State(rows: [Row.State(id: 1)])) { Panel() }
    await store.send(.clicker(.later))
    await store.receive(\.clicker.incremented) { $0.clicker.count = 1 }
    await store.send(.binding(.set(\.clicker.count, 2))) { $0.clicker.count = 2 }
    await store.send(\.row[id: 1].binding.amount, 5) { $0.rows[id: 1]?.amount = 5 }
  }

  @MainActor @Test func enumsOfFeaturesRun() {
    let store = Store(initialState: Panel.State(destination: .clicker(Clicker.State()))) { Panel() }
    store.send(.destination(.presented(.clicker(.incremented))))
    #expect(store.destination?.clicker?.count == 1)
    guard case .clicker(let clicker)? = store.scope(state: \.destination, action: \.destination)?.case else {
      Issue.record("not the clicker")
      return
    }
    #expect(clicker.count == 1)
  }

  @MainActor @Test func isolatedFeatureRuns() {
    let store = Store(initialState: Isolated.State()) { Isolated() }
    store.send(.incremented)
    #expect(store.count == 1)
  }

  @Test func casePathsAndStatesAreNotIsolated() {
    var state = Clicker.State(count: 1)
    state.count += 1
    #expect(state == Clicker.State(count: 2))
    #expect(Destination.State.clicker(state)[case: \.clicker] == state)
    #expect(Clicker.Action.incremented.is(\.incremented))
  }
}
