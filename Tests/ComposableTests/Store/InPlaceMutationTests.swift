import Composable
import Testing

/// A send does not copy arrays, neither unchanged nor changed ones.
@MainActor
struct InPlaceMutationTests {
  struct Lists: Reducer {
    struct State {
      var written = [Int](repeating: 0, count: 1000)
      var untouched = [Int](repeating: 0, count: 1000)
    }

    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.written[action] += 1
      return .none
    }
  }

  private func address(_ array: [Int]) -> UnsafeRawPointer? {
    array.withUnsafeBytes { $0.baseAddress }
  }

  @Test func sendCopiesNoArray() {
    let store = Store(initialState: Lists.State()) { Lists() }
    let written = store.withState { address($0.written) }
    let untouched = store.withState { address($0.untouched) }
    for index in 0..<9 { store.send(index) }
    #expect(store.withState { address($0.written) } == written)
    #expect(store.withState { address($0.untouched) } == untouched)
    #expect(store.written[8] == 1)
  }

  @Test func sendThroughScopesCopiesNoArray() {
    let store = Store(initialState: Pair<Lists>.State(left: .init(), right: .init())) {
      Pair { Lists() }
    }
    let written = store.withState { address($0.left.written) }
    let untouched = store.withState { address($0.right.untouched) }
    for index in 0..<9 { store.send(.left(index)) }
    #expect(store.withState { address($0.left.written) } == written)
    #expect(store.withState { address($0.right.untouched) } == untouched)
    #expect(store.left.written[8] == 1)
  }
}
