import ComposableTesting
import Foundation
import Testing

@MainActor
@Suite("S3 003 §1, 7: Item list with destinations")
struct CollectionListTests {
  private func store(_ update: (inout CollectionList.State) -> Void = { _ in }) -> TestStoreOf<CollectionList>
  {
    var state = CollectionList.State()
    update(&state)
    return TestStore(initialState: state) {
      CollectionList()
    } withDependencies: {
      $0.collections.all = { [.family] }
      $0.uuid = .incrementing
    }
  }

  @Test func appearingLoadsTheItems() async {
    let store = store()
    await store.send(.appeared)
    await store.receive(\.loadRequested) { $0.isLoading = true }
    await store.receive(\.itemsLoaded.success) {
      $0.isLoading = false
      $0.items = [.family]
    }
    await store.send(.appeared)
  }

  @Test func unsetEndpointFailsTheTest() async {
    let store = TestStore(initialState: CollectionList.State()) { CollectionList() }
    let issues = await recordedIssues {
      await store.send(.loadRequested) { $0.isLoading = true }
    }
    #expect(issues.map { $0.message.contains("Unimplemented: CollectionClient.all") } == [true])
    await store.receive(\.itemsLoaded.failure) {
      $0.isLoading = false
      $0.problem = "\(UnimplementedEndpoint.self)(name: \"CollectionClient.all\")"
    }
  }

  @Test func tappedItemIsPresentedAndAnnounced() async {
    let store = store { $0.items = [.family] }
    await store.send(.itemTapped(.family)) {
      $0.destination = .detail(CollectionDetail.State(item: .family))
    }
    await store.receive(\.delegate.opened, .family)
    await store.send(\.destination.detail.deleteTapped)
    await store.receive(\.destination.detail.delegate.deleted, UUID(1)) {
      $0.items = []
      $0.destination = nil
    }
  }

  @Test func newItemIsAdded() async {
    let store = store()
    await store.send(.addTapped) { $0.destination = .form(CollectionForm.State()) }
    await store.send(\.destination.form.binding.title, "For rain") {
      $0.destination?.modify(\.form) { $0.title = "For rain" }
    }
    await store.send(.destination(.presented(.form(.saveTapped))))
    await store.receive(\.destination.presented.form.delegate.saved) {
      $0.items = [DuaCollection(id: UUID(0), title: "For rain")]
      $0.destination = nil
    }
  }

  @Test func formClosesItself() async {
    let store = store { $0.destination = .form(CollectionForm.State()) }
    await store.send(\.destination.form.cancelTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func nonExhaustiveTestAssertsOnlyTheResult() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.receive(\.itemsLoaded.success)
    #expect(store.state.items == [.family])
    await store.send(.itemTapped(.family))
    await store.skipReceivedActions()
    store.assert { $0.destination = .detail(CollectionDetail.State(item: .family)) }
  }
}

@MainActor
@Suite("S3 003 §1: The item list's view and its store")
struct CollectionListViewTests {
  @Test func eachDestinationHasAStoreWhileItIsPresented() {
    let store = Store(initialState: CollectionList.State()) { CollectionList() }
    store.send(.addTapped)
    let form = store.scope(state: \.destination?.form, action: \.destination.form)
    form?.binding(\.title).wrappedValue = "For rain"
    #expect(store.destination?.form?.title == "For rain")
    #expect(store.scope(state: \.destination?.detail, action: \.destination.detail) == nil)
  }

  @Test func sheetIsBoundAndDismissed() {
    let store = Store(initialState: CollectionList.State()) { CollectionList() }
    store.send(.itemTapped(.exams))
    let detail = store.binding(
      scope: \.destination?.detail,
      action: \.destination.detail,
      dismissing: \.destination
    )
    #expect(detail.wrappedValue?.item == .exams)
    detail.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test func destinationIsChosenByCase() {
    let store = Store(initialState: CollectionList.State()) { CollectionList() }
    store.send(.itemTapped(.exams))
    switch store.scope(state: \.destination, action: \.destination)?.case {
    case .detail(let detail): #expect(detail.item == .exams)
    case .form, nil: Issue.record("not the detail")
    }
  }
}
