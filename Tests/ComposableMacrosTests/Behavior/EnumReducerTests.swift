import ComposableMacros
import ComposableTesting
import Testing

@MainActor
struct EnumReducerTests {
  private typealias Destination = Inventory.Destination

  private func store(_ destination: Destination.State?) -> StoreOf<Inventory> {
    Store(initialState: Inventory.State(destination: destination, title: "")) { Inventory() }
  }

  @Test func featureOfTheCaseRuns() {
    let store = store(.sheet(Counter.State()))
    store.send(.destination(.presented(.sheet(.incremented))))
    #expect(store.destination?.sheet?.count == 1)
    store.send(.destination(.presented(.sheet(.set(3)))))
    #expect(store.destination == nil)
  }

  @Test func defaultValueInitializesTheFeature() {
    let store = store(.labeled(Labeled.State()))
    store.send(.destination(.presented(.labeled(.logged))))
    #expect(store.destination?.labeled?.log == ["b"])
  }

  @Test func tappedButtonDismissesItsAlert() {
    let store = store(.alert(AlertState { TextState("") }))
    store.send(.destination(.presented(.alert(.deleted))))
    #expect(store.destination == nil)
  }

  @Test func otherDestinationsStayPresentedAfterAnAction() {
    let store = store(.item(Item.State(id: 1)))
    store.send(.destination(.presented(.item(.removeTapped))))
    #expect(store.destination?.is(\.item) == true)
  }

  @Test func actionOfAnotherCaseIsReported() async {
    let store = store(.help)
    let issues = await recordedIssues { store.send(.destination(.presented(.sheet(.incremented)))) }
    #expect(issues.map { $0.message.contains("the state is another case") } == [true])
    #expect(store.destination == .help)
  }

  @Test func switchOverAStoreReturnsTheStoreOfTheCase() throws {
    let parent = store(.sheet(Counter.State()))
    let destination = try #require(parent.scope(state: \.destination, action: \.destination))
    guard case .sheet(let sheet) = destination.case else {
      Issue.record("not the sheet")
      return
    }
    sheet.send(.incremented)
    #expect(sheet.count == 1)
    #expect(parent.destination?.sheet?.count == 1)
    guard case .sheet(let again) = destination.case else {
      Issue.record("not the sheet")
      return
    }
    #expect(again === sheet)
  }

  @Test func casesWithoutAFeatureHaveTheirValues() throws {
    let parent = store(.share(text: "a", count: 2))
    let destination = try #require(parent.scope(state: \.destination, action: \.destination))
    guard case .share("a", count: 2) = destination.case else {
      Issue.record("not shared")
      return
    }
    #expect(parent.destination?.share?.text == "a")
  }

  @Test func stackOfFeaturesRuns() async throws {
    let store = TestStore(initialState: Inventory.State(title: "")) { Inventory() }
    await store.send(.path(.push(id: 0, state: .counter(Counter.State())))) {
      $0.path[id: 0] = .counter(Counter.State())
    }
    await store.send(\.path[id: 0].counter.incremented) {
      $0.path[id: 0, case: \.counter]?.count = 1
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @Test func featureMayContainItself() {
    let inner = Inventory.State(favorite: Counter.State(), title: "inner")
    let store = Store(initialState: Inventory.State(path: [.inventory(inner)], title: "")) { Inventory() }
    store.send(.path(.element(id: store.path.ids[0], action: .inventory(.favorite(.incremented)))))
    #expect(store.path[0].inventory?.favorite.count == 1)
  }

  @Test func conformancesAreSynthesized() {
    #expect(Step.State.first(Counter.State()) == .first(Counter.State()))
    #expect(Step.Action.first(.incremented) == .first(.incremented))
  }
}

@Reducer(state: .equatable, .sendable, action: .equatable)
enum Step {
  case first(Counter)
  case second(Counter)
}
