import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: Child that saves or cancels")
struct NameKeeperTests {
  private func store() async -> TestStoreOf<NameKeeper> {
    let store = TestStore(initialState: NameKeeper.State(name: "A")) { NameKeeper() }
    await store.send(.changeTapped) { $0.sheet = NameSheet.State(name: "A") }
    await store.send(.sheet(.presented(.nameChanged("B")))) { $0.sheet?.name = "B" }
    return store
  }

  @Test func savedNameIsKept() async {
    let store = await store()
    await store.send(.sheet(.presented(.saveTapped)))
    await store.receive(.sheet(.presented(.delegate(.saved("B"))))) {
      $0.name = "B"
      $0.sheet = nil
    }
  }

  @Test func cancelledNameIsDiscarded() async {
    let store = await store()
    await store.send(\.sheet.cancelTapped)
    await store.receive(\.sheet.delegate.cancelled) { $0.sheet = nil }
  }
}
