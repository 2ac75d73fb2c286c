import Composable

extension Measure {
  /// Sending to a store and reading from it.
  static let store: [Measure] = [
    Measure("reducer called directly, counter, no store", original: 150...240) {
      let reducer = Counter()
      var state = Counter.State()
      return { keep(reducer.reduce(into: &state, action: .incremented)) }
    },
    Measure("Store.send, no effect, counter, observable state", asked: 500, original: 7_000...7_400) {
      let store = Store(initialState: Counter.State()) { Counter() }
      return { store.send(.incremented) }
    },
    Measure("Store.send, no effect, counter, plain state", asked: 500, original: 4_200...4_500) {
      let store = Store(initialState: PlainCounter.State()) { PlainCounter() }
      return { store.send(.incremented) }
    },
    Measure("store.count read", original: 1_220...1_360) {
      let store = Store(initialState: Counter.State()) { Counter() }
      return { keep(store.count) }
    },
    Measure("send from the root through 3 Scopes", asked: 1_200, original: 17_700...18_900) {
      let store = Store(initialState: Outer.State()) { Outer() }
      return { store.send(.child(.child(.child(.incremented)))) }
    },
    Measure("send on a store scoped 3 deep", original: 26_300...33_600) {
      let store = Store(initialState: Outer.State()) { Outer() }
      let counter = store.scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child)
        .scope(state: \.child, action: \.child)
      return {
        counter.send(.incremented)
        // The parents are kept by the root alone.
        keep(store)
      }
    },
    Measure("scope x3 (cached) plus read", original: 8_400...9_400) {
      let store = Store(initialState: Outer.State()) { Outer() }
      return {
        let counter = store.scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child)
        keep(counter.count)
      }
    },
    Measure("touch 1 Int in an array of 10,000, plain state", original: 5_900...6_300) {
      let store = Store(initialState: Lists.State()) { Lists() }
      return { store.send(.touchArray) }
    },
    Measure("leave the array of 10,000 alone", original: 4_200...4_300) {
      let store = Store(initialState: Lists.State()) { Lists() }
      return { store.send(.leaveArrayAlone) }
    },
    Measure("binding set", original: 9_000...10_700) {
      let store = Store(initialState: Form.State()) { Form() }
      var number = 0
      return {
        number += 1
        store.send(.set(\.number, number))
      }
    },
    Measure("onChange firing every time", original: 8_300...11_500) {
      let store = Store(initialState: Counter.State()) { Watching() }
      return { store.send(.incremented) }
    },
  ]
}
