import Composable
import Testing

/// The stores of a list and of a stack are collections.
@MainActor
struct StoreCollectionTests {
  private let store = Host.store(
    Host.State(
      rows: [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)],
      path: [Scripted.State(heard: ["root"]), Scripted.State(heard: ["top"])]
    )
  )

  @Test func newerSpellingHasNoLabel() {
    #expect(store.scope(\.rows, action: \.rows)[0] == store.scope(state: \.rows, action: \.rows)[0])
    #expect(store.scope(\.path, action: \.path).map(\.heard) == [["root"], ["top"]])
  }

  @Test func indicesAndEndsAreThoseOfTheList() {
    let rows = store.scope(\.rows, action: \.rows)
    #expect(rows.count == 3)
    #expect(rows.indices == 0..<3)
    #expect(rows.first?.state.id == 1)
    #expect(rows.last?.state.id == 3)
    #expect(rows[1].state.id == 2)
    #expect(rows[1...].map(\.state.id) == [2, 3])
    #expect(rows.reversed().map(\.state.id) == [3, 2, 1])
    #expect(rows.stores.count == 3)
    #expect(store.scope(\.path, action: \.path).last?.heard == ["top"])
  }

  @Test func collectionKeepsTheElementsThatItWasMadeWith() {
    let rows = store.scope(\.rows, action: \.rows)
    rows[0].send(.heard("a"))
    store.send(.change { $0.rows.removeAll() })
    #expect(rows.count == 3)
    #expect(rows.map(\.state.id) == [1, 2, 3])
    #expect(rows[id: 1] == nil)
    #expect(store.scope(\.rows, action: \.rows).isEmpty)
  }
}
