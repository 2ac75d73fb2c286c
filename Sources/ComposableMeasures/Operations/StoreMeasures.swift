import Composable

extension Measure {
  /// Benchmarks of sending to a store and reading from it.
  static let store: [Measure] = [
    Measure("reducer called directly, counter, no store", reference: 150...240) {
      let reducer = Counter()
      var state = Counter.State(0)
      return { keep(reducer.reduce(into: &state, action: .incremented)) }
    },
    Measure("Store.send, no effect, counter, observable state", target: 500, reference: 7_000...7_400) {
      let store = Store(initialState: Counter.State(0)) { Counter() }
      return { store.send(.incremented) }
    },
    Measure("Store.send, no effect, counter, plain state", target: 500, reference: 4_200...4_500) {
      let store = Store(initialState: PlainCounter.State()) { PlainCounter() }
      return { store.send(.incremented) }
    },
    Measure("store.count read", reference: 1_220...1_360) {
      let store = Store(initialState: Counter.State(0)) { Counter() }
      return { keep(store.value) }
    },
    Measure("send from the root through 3 Scopes", target: 1_200, reference: 17_700...18_900) {
      let store = Store(initialState: Outer.State()) { Outer() }
      return { store.send(.child(.child(.child(.incremented)))) }
    },
    Measure("send on a store scoped 3 deep", reference: 26_300...33_600) {
      let store = Store(initialState: Outer.State()) { Outer() }
      let counter = store.scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child)
      return {
        counter.send(.incremented)
        // The root retains the stores between it and the counter.
        keep(store)
      }
    },
    Measure("scope x3 (cached) plus read", reference: 8_400...9_400) {
      let store = Store(initialState: Outer.State()) { Outer() }
      return {
        let counter = store.scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child)
        keep(counter.value)
      }
    },
    Measure("touch 1 Int in an array of 10,000, plain state", reference: 5_900...6_300) {
      let store = Store(initialState: Lists.State()) { Lists() }
      return { store.send(.touchArray) }
    },
    Measure("leave the array of 10,000 alone", reference: 4_200...4_300) {
      let store = Store(initialState: Lists.State()) { Lists() }
      return { store.send(.leaveArrayAlone) }
    },
    Measure("binding set", reference: 9_000...10_700) {
      let store = Store(initialState: Form.State()) { Form() }
      var number = 0
      return {
        number += 1
        store.send(.set(\.number, number))
      }
    },
    Measure("onChange firing every time", reference: 8_300...11_500) {
      let store = Store(initialState: Counter.State(0)) { WatchedCounter() }
      return { store.send(.incremented) }
    },
  ]
}
