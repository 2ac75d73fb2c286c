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
    let empty = UserCollection(id: UUID(0), name: "")
    await store.send(.addTapped) {
      $0.destination = .form(CollectionForm.State(collection: empty, names: []))
    }
    await store.send(\.destination.form.saveTapped)
    await store.send(\.destination.form.binding, .set(\.collection.name, " Sleep ")) {
      $0.destination?.modify(\.form) { $0.collection.name = " Sleep " }
    }
    await store.send(\.destination.form.saveTapped)
    await store.receive(\.destination.form.delegate.saved) {
      $0.destination = nil
      $0.$collections.withLock { $0 = [UserCollection(id: UUID(0), name: "Sleep")] }
    }
  }

  @Test func nameIsUsedOnce() async {
    let store = store(travel)
    store.exhaustivity = .off
    await store.send(.addTapped)
    await store.send(\.destination.form.binding, .set(\.collection.name, "Travel"))
    #expect(store.state.destination?.form?.problem == "Another collection is called “Travel”.")
    await store.send(\.destination.form.saveTapped)
    await store.send(\.destination.form.cancelTapped)
    await store.receive(\.destination.dismiss)
    await store.send(.renameTapped(travel.id))
    #expect(store.state.destination?.form?.problem == nil)
  }

  @Test func duasAreAddedMovedAndRemoved() async {
    let store = store(travel)
    store.exhaustivity = .off
    await store.send(.collectionTapped(travel.id))
    #expect(store.state.destination?.detail?.duas.map(\.id.rawValue) == [2, 1])
    await store.send(\.destination.detail.duaAdded, Dua.ID(rawValue: 3))
    await store.send(\.destination.detail.duaAdded, Dua.ID(rawValue: 3))
    #expect(store.state.collections[0].duas == [2, 1, 99, 3])
    await store.send(
      .destination(.presented(.detail(.duaMoved(Dua.ID(rawValue: 3), before: Dua.ID(rawValue: 2)))))
    )
    #expect(store.state.collections[0].duas == [3, 2, 1, 99])
    await store.send(.destination(.presented(.detail(.duaMoved(Dua.ID(rawValue: 3), before: nil)))))
    await store.send(\.destination.detail.duaRemoved, Dua.ID(rawValue: 1))
    #expect(store.state.collections[0].duas == [2, 99, 3])
    await store.send(\.destination.detail.duaTapped, Dua.ID(rawValue: 2))
    await store.receive(\.delegate.practiceRequested)
  }

  @Test func removalIsConfirmed() async {
    let store = store(travel)
    store.exhaustivity = .off
    await store.send(.removeTapped(travel.id))
    await store.send(.destination(.dismiss))
    #expect(store.state.collections.count == 1)
    await store.send(.removeTapped(travel.id))
    await store.send(\.destination.removal.confirmed, travel.id)
    #expect(store.state.collections.isEmpty)
    #expect(store.state.destination == nil)
  }
}
