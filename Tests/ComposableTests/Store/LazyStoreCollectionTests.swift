import Testing

@testable import Composable

/// The collection of the stores of a list makes no store that is not read, and retains the list no longer than needed.
@MainActor
struct LazyStoreCollectionTests {
  private let store = Host.store(Host.State(rows: [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)]))

  @Test func storesAreMadeWhenTheyAreRead() {
    let rows = store.scope(\.rows, action: \.rows)
    #expect(rows.count == 3)
    #expect(rows.indices.count == 3)
    #expect(!rows.isEmpty)
    #expect(store.scopes.optionalCount == 0)
    let last = rows.last
    #expect(store.scopes.optionalCount == 1)
    #expect(rows[2] == last)
    #expect(store.scopes.optionalCount == 1)
    let all = Array(rows)
    #expect(store.scopes.optionalCount == 3)
    #expect(all.last == last)
  }

  @Test func writesCopyNoListWhenNoCollectionIsRetained() {
    store.scope(\.rows, action: \.rows)[0].send(.heard("a"))
    let before = store.withState { $0.rows.dictionary.values.withUnsafeBufferPointer { $0.baseAddress } }
    for row in store.scope(\.rows, action: \.rows) { _ = row.heard }
    store.send(.rows(.element(id: 2, action: .heard("b"))))
    #expect(
      store.withState { $0.rows.dictionary.values.withUnsafeBufferPointer { $0.baseAddress } } == before
    )
    #expect(store.rows.map(\.heard) == [["a"], ["b"], []])
  }
}
