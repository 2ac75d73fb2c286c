import ComposableTesting
import Testing

@MainActor
@Suite("S1 001 §1, 2, 8: Feature with loading state, a sheet, and its tests")
struct JourneyListTests {
  private func store(
    _ state: JourneyList.State = JourneyList.State(),
    journeys: @escaping @Sendable () throws -> [Journey] = { [.dawn] }
  ) -> TestStoreOf<JourneyList> {
    TestStore(initialState: state) {
      JourneyList()
    } withDependencies: {
      $0.library.journeys = journeys
    }
  }

  @Test func appearingLoadsOnce() async {
    let store = store()
    await store.send(.appeared) { $0.loading = .loading }
    #expect(store.state.loading.isLoading)
    await store.receive(\.journeysLoaded.success) {
      $0.loading = .loaded
      $0.journeys = [.dawn]
    }
    await store.send(.appeared)
  }

  @Test func failureIsAState() async {
    let store = store { throw Unreachable() }
    await store.send(.appeared) { $0.loading = .loading }
    await store.receive(\.journeysLoaded.failure) { $0.loading = .failed("Unreachable()") }
    #expect(!store.state.loading.isLoading)
  }

  @Test func refreshReplacesTheJourneys() async {
    let store = store(JourneyList.State(journeys: [.dawn], loading: .loaded)) { [.dawn, .night] }
    await store.send(.refreshTapped) { $0.loading = .loading }
    await store.receive(\.journeysLoaded.success, [.dawn, .night]) {
      $0.loading = .loaded
      $0.journeys = [.dawn, .night]
    }
  }

  @Test func computedPropertiesFollowTheState() async {
    let store = store(JourneyList.State(journeys: [.dawn, .night]))
    store.exhaustivity = .off
    await store.send(.journeyTapped(.night))
    #expect(store.state.selected == .night)
    #expect(!store.state.isEmpty)
    #expect(store.state.detail != nil)
  }
}

@MainActor
@Suite("S1 001 §5: Sheet with @Presents")
struct JourneySheetTests {
  private let opened = JourneyList.State(journeys: [.dawn], detail: JourneyDetail.State(journey: .dawn))

  @Test func tappedJourneyIsPresented() async {
    let store = TestStore(initialState: JourneyList.State(journeys: [.dawn])) { JourneyList() }
    await store.send(.journeyTapped(.dawn)) {
      $0.selectedID = 1
      $0.detail = JourneyDetail.State(journey: .dawn)
    }
    await store.send(.detail(.presented(.favoriteToggled))) { $0.detail?.isFavorite = true }
    await store.send(\.detail.presented.favoriteToggled) { $0.detail?.isFavorite = false }
    await store.send(\.detail.doneTapped) { $0.detail = nil }
  }

  @Test func sheetIsClosedBySwipe() async {
    let store = TestStore(initialState: opened) { JourneyList() }
    await store.send(.detail(.dismiss)) { $0.detail = nil }
  }

  @Test func sheetClosesItself() async {
    let store = TestStore(initialState: opened) { JourneyList() }
    await store.send(\.detail.closeTapped)
    await store.receive(\.detail.dismiss) { $0.detail = nil }
  }

  @Test func viewOfTheSheetHasAnOptionalStore() {
    let store = Store(initialState: JourneyList.State()) { JourneyList() }
    #expect(store.scope(state: \.detail, action: \.detail) == nil)
    store.send(.journeyTapped(.night))
    let sheet = store.binding(scope: \.detail, action: \.detail)
    sheet.wrappedValue?.send(.favoriteToggled)
    #expect(store.scope(\.detail, action: \.detail)?.isFavorite == true)
    sheet.wrappedValue = nil
    #expect(store.detail == nil)
  }
}
