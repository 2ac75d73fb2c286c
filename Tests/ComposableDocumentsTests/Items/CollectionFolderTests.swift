import ComposableTesting
import Foundation
import Testing

@MainActor
@Suite("S3 003 §3: Screen, sheet, alert and dialog in one destination")
struct CollectionFolderTests {
  private func store() -> TestStoreOf<CollectionFolder> {
    TestStore(initialState: CollectionFolder.State(items: [.family, .exams])) {
      CollectionFolder()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func confirmationDismissesTheAlert() async {
    let store = store()
    await store.send(.deleteTapped) { $0.destination = .deleteAlert(.deletion) }
    await store.send(.destination(.presented(.deleteAlert(.deleteConfirmed)))) {
      $0.items = []
      $0.destination = nil
    }
  }

  @Test func choiceDismissesTheDialog() async {
    let store = store()
    await store.withExhaustivity(.off) { await store.send(.sortTapped) }
    await store.send(\.destination.sortDialog.byTitle) {
      $0.items = [.exams, .family]
      $0.destination = nil
    }
  }

  @Test func oneDestinationReplacesAnother() async {
    let store = store()
    await store.send(.detailTapped(.family)) {
      $0.destination = .detail(CollectionDetail.State(item: .family))
    }
    await store.send(.editTapped) { $0.destination = .edit(CollectionForm.State()) }
    await store.send(\.destination.edit.saveTapped)
    await store.receive(\.destination.edit.delegate.saved) {
      $0.items.append(DuaCollection(id: UUID(0), title: ""))
      $0.destination = nil
    }
  }

  @Test func viewShowsAnAlertOfTheDestination() {
    let store = Store(initialState: CollectionFolder.State(items: [.family])) { CollectionFolder() }
    let alert = store.binding(
      scope: \.destination?.deleteAlert,
      action: \.destination.deleteAlert,
      dismissing: \.destination
    )
    #expect(alert.wrappedValue == nil)
    store.send(.deleteTapped)
    #expect(alert.wrappedValue.map { "\($0.title)" } == "Delete the folder?")
    alert.wrappedValue?.send(.deleteConfirmed)
    #expect(alert.wrappedValue == nil)
    #expect(store.items.isEmpty)
  }
}
