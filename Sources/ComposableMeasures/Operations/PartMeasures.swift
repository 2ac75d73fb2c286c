import Composable

extension Measure {
  /// Benchmarks of dependencies, case paths and states without a store.
  static let parts: [Measure] = [
    Measure("@Dependency read", reference: 610...680) {
      let dependency = Dependency(\.client)
      return { keep(dependency.wrappedValue) }
    },
    Measure("withDependencies of one value", reference: 172...181) {
      {
        withDependencies {
          $0.client = .testValue
        } operation: {
          keep(0)
        }
      }
    },
    Measure("case path kept, extract", reference: 2...560) {
      let path = AnyCasePath(\Case<Outer.Action>.child)
      let action = Outer.Action.child(.child(.child(.incremented)))
      return { keep(path.extract(from: action)) }
    },
    Measure("case key path written inline, extract", reference: 2_060...2_810) {
      let action = Outer.Action.child(.child(.child(.incremented)))
      return { keep(action[case: \.child]) }
    },
    Measure("IdentifiedArray, mutate by id among 1,000", reference: 390...400) {
      var rows = CounterList.Row.states(count: 1_000)
      return { rows[id: 500]?.value += 1 }
    },
    Measure("observable state, no store: a[1] += 1, array of 100,000", reference: 19_821...19_821) {
      var state = ObservedState([Int](repeating: 0, count: 100_000))
      return { state.value[1] += 1 }
    },
  ]
}
