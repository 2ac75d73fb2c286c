import Composable
import Observation

extension Measure {
  /// Benchmarks of sending to presented children, and to children in lists and on stacks.
  static let embedding: [Measure] = [
    forEach(1, reference: 27_900...27_900),
    forEach(100, reference: 30_300...30_300),
    forEach(1_000, target: 2_000, reference: 51_200...59_800),
    forEach(10_000, target: 2_000, reference: 234_600...234_600),
    Measure("forEach, send to one of 10,000 while the list is observed") {
      let store = Store(initialState: CounterList.State(CounterList.Row.states(count: 10_000))) {
        CounterList()
      }
      return {
        withObservationTracking {
          keep(store.value.count)
        } onChange: {
        }
        store.send(.child(.element(id: 5_000, action: .incremented)))
      }
    },
    Measure("ifLet, action of the child that is presented", target: 2_000, reference: 28_100...29_300) {
      let store = Store(initialState: Presenting.State()) { Presenting() }
      store.send(.presentTapped)
      return { store.send(.sheet(.presented(.incremented))) }
    },
    Measure("present, then dismiss", reference: 138_000...229_000) {
      let store = Store(initialState: Presenting.State()) { Presenting() }
      return {
        store.send(.presentTapped)
        store.send(.sheet(.dismiss))
      }
    },
    Measure("stack of 10, action to the top element", target: 3_000, reference: 43_000...46_400) {
      let store = Store(
        initialState: CounterStack.State(StackState((0..<10).map { _ in Counter.State(0) }))
      ) {
        CounterStack()
      }
      guard let top = store.value.ids.last else { return {} }
      return { store.send(.child(.element(id: top, action: .incremented))) }
    },
  ]

  private static func forEach(_ count: Int, target: Int? = nil, reference: ClosedRange<Int>) -> Measure {
    Measure("forEach, send to one of \(count.formatted)", target: target, reference: reference) {
      let store = Store(initialState: CounterList.State(CounterList.Row.states(count: count))) {
        CounterList()
      }
      return { store.send(.child(.element(id: count / 2, action: .incremented))) }
    }
  }
}
