import ComposableTesting
import Foundation
import Testing

@MainActor
@Suite("S1 001 §9: Identified arrays, and a store for each row")
struct DuaRowsTests {
  private let rows = DuaRows.State(rows: [DuaRow.State(dua: .morning), DuaRow.State(dua: .sleep)])

  @Test func rowIsChangedAndRemovedById() async {
    let store = TestStore(initialState: rows) { DuaRows() }
    await store.send(.row(.element(id: 3, action: .doneToggled))) { $0.rows[id: 3]?.isDone = true }
    await store.send(\.row[id: 1].removeTapped)
    await store.receive(\.row[id: 1].delegate.removed) { $0.rows.remove(id: 1) }
    #expect(store.state.rows.ids == [3])
  }

  @Test func allRowsAreChangedAndMoved() async {
    let store = TestStore(initialState: rows) { DuaRows() }
    await store.send(.allDoneTapped) {
      $0.rows[0].isDone = true
      $0.rows[1].isDone = true
    }
    await store.send(.moved(from: IndexSet(integer: 0), to: 2)) { $0.rows.swapAt(0, 1) }
  }

  @Test func eachRowHasAStore() {
    let store = Store(initialState: rows) { DuaRows() }
    let rows = store.scope(state: \.rows, action: \.row)
    #expect(rows.stores.map(\.dua.title) == ["On waking", "Before sleep"])
    rows[id: 3]?.send(.doneToggled)
    #expect(store.rows[id: 3]?.isDone == true)
    rows.stores[0].send(.removeTapped)
    #expect(store.scope(state: \.rows, action: \.row).count == 1)
    #expect(store.scope(state: \.rows, action: \.row).stores[0] === rows[id: 3])
  }
}
