import ComposableTesting
import DuaLibrary
import Foundation
import Testing

@testable import RizqFeatures

@MainActor
struct CollectionsFeatureTests {
  private func store(_ collections: UserCollection...) -> TestStoreOf<CollectionsFeature> {
    @Shared(.userCollections) var stored
    $stored.withLock { $0 = IdentifiedArray(uniqueElements: collections) }
    @Shared(.library) var content
    $content.withLock { $0 = .loaded(.sample()) }
    return TestStore(initialState: CollectionsFeature.State()) {
      CollectionsFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private let travel = UserCollection(id: UUID(7), name: "Travel", duas: [2, 1, 99])

  @Test func collectionIsMade() async {
    let store = store()
    await store.send(.addTapped) {
      $0.destination = .form(TextForm.State(id: UUID(0), text: "", limit: 60))
    }
    await store.send(\.destination.form.saveTapped)
    await store.send(\.destination.form.binding, .set(\.text, " Sleep ")) {
      $0.destination?.modify(\.form) { $0.text = " Sleep " }
    }
    await store.send(\.destination.form.saveTapped)
    await store.receive(\.destination.form.delegate.saved) {
      $0.destination = nil
      $0.$collections.withLock { $0 = [UserCollection(id: UUID(0), name: "Sleep")] }
    }
  }

  @Test func duasThatTheLibraryDoesNotHaveAreNotCounted() {
    let state = store(travel).state
    #expect(state.count(of: travel) == 2)
    #expect(state.count(of: UserCollection(id: UUID(8), name: "Sleep")) == 0)
  }

  @Test func nameIsUsedOnce() async {
    let store = store(travel)
    await store.send(.addTapped) {
      $0.destination = .form(TextForm.State(id: UUID(0), text: "", limit: 60, taken: ["Travel"]))
    }
    await store.send(\.destination.form.binding, .set(\.text, "Travel")) {
      $0.destination?.modify(\.form) { $0.text = "Travel" }
    }
    #expect(store.state.destination?.form?.problem == "Another is called “Travel”.")
    await store.send(\.destination.form.saveTapped)
    await store.send(\.destination.form.cancelTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await store.send(.renameTapped(travel.id)) {
      $0.destination = .form(TextForm.State(id: travel.id, text: "Travel", limit: 60))
    }
    #expect(store.state.destination?.form?.problem == nil)
    await store.send(\.destination.form.binding, .set(\.text, "Journeys")) {
      $0.destination?.modify(\.form) { $0.text = "Journeys" }
    }
    await store.send(\.destination.form.saveTapped)
    await store.receive(\.destination.form.delegate.saved) {
      $0.destination = nil
      $0.$collections.withLock { $0 = [UserCollection(id: travel.id, name: "Journeys", duas: [2, 1, 99])] }
    }
  }

  @Test func duasAreAddedMovedAndRemoved() async throws {
    let store = store(travel)
    let collection = try #require(Shared(store.state.$collections[id: travel.id]))
    await store.send(.collectionTapped(travel.id)) {
      $0.destination = .detail(CollectionDetail.State(collection: collection))
    }
    #expect(store.state.destination?.detail?.duas.map(\.id.rawValue) == [2, 1])
    await store.send(\.destination.detail.duaAdded, Dua.ID(rawValue: 3)) {
      $0.$collections.withLock { $0[id: travel.id]?.duas = [2, 1, 99, 3] }
    }
    await store.send(\.destination.detail.duaAdded, Dua.ID(rawValue: 3))
    await store.send(
      .destination(.presented(.detail(.duaMoved(Dua.ID(rawValue: 3), before: Dua.ID(rawValue: 2)))))
    ) {
      $0.$collections.withLock { $0[id: travel.id]?.duas = [3, 2, 1, 99] }
    }
    await store.send(.destination(.presented(.detail(.duaMoved(Dua.ID(rawValue: 3), before: nil))))) {
      $0.$collections.withLock { $0[id: travel.id]?.duas = [2, 1, 99, 3] }
    }
    await store.send(\.destination.detail.duaRemoved, Dua.ID(rawValue: 1)) {
      $0.$collections.withLock { $0[id: travel.id]?.duas = [2, 99, 3] }
    }
    await store.send(\.destination.detail.duaTapped, Dua.ID(rawValue: 2))
    await store.receive(\.destination.detail.delegate.practiceRequested)
    await store.receive(\.delegate.practiceRequested)
  }

  @Test func removalIsConfirmed() async {
    let store = store(travel)
    let question = AlertState<CollectionsFeature.Destination.Removal> {
      TextState("Remove “Travel”?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmed(travel.id)) { TextState("Remove") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("Its duas stay in the library.")
    }
    await store.send(.removeTapped(travel.id)) { $0.destination = .removal(question) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.send(.removeTapped(travel.id)) { $0.destination = .removal(question) }
    await store.send(\.destination.removal.confirmed, travel.id) {
      $0.destination = nil
      $0.$collections.withLock { $0 = [] }
    }
  }
}
