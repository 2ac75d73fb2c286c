import ComposableMacros
import Testing

@MainActor
@Suite("S0 000: The app's view and its store")
struct AppTabsViewTests {
  private let store = Store(initialState: AppTabs.State()) { AppTabs() }

  @Test func selectedTabIsBoundToItsAction() {
    let tab = store.binding(\.tab, sending: \.tabSelected)
    tab.wrappedValue = .library
    #expect(store.tab == .library)
    #expect(tab.wrappedValue == .library)
  }

  @Test func eachTabHasAStore() {
    let home = store.scope(state: \.home, action: \.home)
    #expect(home === store.scope(\.home, action: \.home))
    store.scope(state: \.journeys, action: \.journeys).send(.journeyTapped(.dawn))
    #expect(store.path.count == 1)
  }

  @Test func screenOfTheStackIsChosenByCase() throws {
    store.send(.library(.duaTapped(.travel)))
    store.send(.journeys(.journeyTapped(.night)))
    let screens = store.scope(state: \.path, action: \.path).stores
    #expect(screens.count == 2)
    var titles: [String] = []
    for screen in screens {
      switch screen.case {
      case .practice(let practice):
        practice.send(.transliterationToggled)
        titles.append(practice.dua.title)
      case .journey(let reader):
        reader.send(.nextTapped)
        titles.append(reader.journey.name)
      }
    }
    #expect(titles == ["Setting out", "Night"])
    #expect(store.path[0].practice?.showsTransliteration == false)
    #expect(store.path[1].journey?.current == 1)
  }

  @Test func backGesturePopsTheStack() {
    store.send(.library(.duaTapped(.travel)))
    store.send(.library(.duaTapped(.sleep)))
    let path = store.binding(path: \.path, action: \.path)
    path.wrappedValue.removeLast()
    #expect(store.path.map(\.practice?.dua) == [.travel])
    path.wrappedValue = StackState()
    #expect(store.path.isEmpty)
  }
}
