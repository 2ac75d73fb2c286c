import Composable

extension Measure {
  /// The parts that features are made of.
  static let parts: [Measure] = [
    Measure("@Dependency read", original: 610...680) {
      let dependency = Dependency(\.client)
      return { keep(dependency.wrappedValue) }
    },
    Measure("withDependencies of one value", original: 172...181) {
      {
        withDependencies {
          $0.client = .testValue
        } operation: {
          keep(0)
        }
      }
    },
    Measure("case path kept, extract", original: 2...560) {
      let path = AnyCasePath<Outer.Action, Middle.Action>(\.child)
      let action = Outer.Action.child(.child(.child(.incremented)))
      return { keep(path.extract(from: action)) }
    },
    Measure("case key path written inline, extract", original: 2_060...2_810) {
      let action = Outer.Action.child(.child(.child(.incremented)))
      return { keep(action[case: \.child]) }
    },
    Measure("IdentifiedArray, mutate by id among 1,000", original: 390...400) {
      var rows = IdentifiedArray(uniqueElements: (0..<1_000).map { Row.State(id: $0) })
      return { rows[id: 500]?.count += 1 }
    },
    Measure("observable state, no store: a[1] += 1, array of 100,000", original: 19_821...19_821) {
      var state = Numbers.State()
      return { state.numbers[1] += 1 }
    },
  ]
}
