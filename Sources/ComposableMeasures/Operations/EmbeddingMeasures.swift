import Composable
import Observation

extension Measure {
  /// Sending to children in lists, on stacks, and presented.
  static let embedding: [Measure] = [
    forEach(1, original: 27_900...27_900),
    forEach(100, original: 30_300...30_300),
    forEach(1_000, asked: 2_000, original: 51_200...59_800),
    forEach(10_000, asked: 2_000, original: 234_600...234_600),
    Measure("forEach, send to one of 10,000 while the list is observed") {
      let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
      return {
        withObservationTracking {
          keep(store.rows.count)
        } onChange: {
        }
        store.send(.rows(.element(id: 5_000, action: .incremented)))
      }
    },
    Measure("ifLet, action of the child that is presented", asked: 2_000, original: 28_100...29_300) {
      let store = Store(initialState: Presenting.State()) { Presenting() }
      store.send(.presentTapped)
      return { store.send(.sheet(.presented(.incremented))) }
    },
    Measure("present, then dismiss", original: 138_000...229_000) {
      let store = Store(initialState: Presenting.State()) { Presenting() }
      return {
        store.send(.presentTapped)
        store.send(.sheet(.dismiss))
      }
    },
    Measure("stack of 10, action to the top element", asked: 3_000, original: 43_000...46_400) {
      let store = Store(initialState: Stacked.State(depth: 10)) { Stacked() }
      guard let top = store.path.ids.last else { return {} }
      return { store.send(.path(.element(id: top, action: .incremented))) }
    },
  ]

  private static func forEach(_ count: Int, asked: Int? = nil, original: ClosedRange<Int>) -> Measure {
    Measure("forEach, send to one of \(count.formatted)", asked: asked, original: original) {
      let store = Store(initialState: Rows.State(count: count)) { Rows() }
      return { store.send(.rows(.element(id: count / 2, action: .incremented))) }
    }
  }
}
