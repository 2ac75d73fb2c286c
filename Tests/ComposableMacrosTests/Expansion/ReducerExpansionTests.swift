import Testing

struct ReducerExpansionTests {
  @Test func missingMembersAreGenerated() {
    let expansion = Expansion("@Reducer public struct Feature {}")
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed)
    for text in [
      "public nonisolated struct State:", "public nonisolated enum Action:",
      "public nonisolated var body: Composable.EmptyReducer<Self.State, Self.Action>",
      "extension Feature: Composable.Reducer",
    ] {
      #expect(expansion.source.contains(text), "\(expansion.source)")
    }
  }

  @Test func declaredMembersAreKept() {
    let expansion = Expansion(
      """
      @Reducer nonisolated struct Feature {
        struct State {}
        enum Action { case a }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    )
    #expect(expansion.source.ranges(of: "struct State").count == 1)
    #expect(expansion.source.contains("@Composable.ReducerBuilder<Self.State, Self.Action>"))
    #expect(
      expansion.source.contains("AnyCasePath<Action, Void>") || expansion.source.contains("CasePathable")
    )
    #expect(expansion.source.contains("extension Feature: nonisolated Composable.Reducer"))
  }

  @Test func enumIsGeneratedWithConcreteTypes() {
    let expansion = Expansion(
      """
      @Reducer enum Destination {
        case detail(Detail)
        case alert(AlertState<Alert>)
        @ReducerCaseIgnored case share(String)
        case help
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed, "\(expansion.source)")
    #expect(!expansion.source.contains("some "))
    for text in [
      "case detail(Detail.State)", "case detail(Detail.Action)", "case detail(Composable.StoreOf<Detail>)",
      "case alert(AlertState<Alert>)", "case alert(AlertState<Alert>.Action)", "case share(String)",
      "reducers.add(State.allCasePaths.detail, Action.allCasePaths.detail, Detail())",
    ] {
      #expect(expansion.source.contains(text), "\(expansion.source)")
    }
  }

  @Test(arguments: ["class", "actor"]) func otherTypesAreReported(keyword: String) {
    let expansion = Expansion("@Reducer \(keyword) Feature {}")
    #expect(expansion.diagnostics.map { $0.hasPrefix("'@Reducer' is for structs") } == [true])
    if keyword == "class" { #expect(expansion.fixed == "@Reducer struct Feature {}") }
  }

  @Test func valueInsteadOfAFeatureIsReported() {
    let expansion = Expansion("@Reducer enum Destination { case share(String) }")
    #expect(
      expansion.diagnostics == [
        """
        'share' has a value instead of a feature: String is not a reducer. Add '@ReducerCaseIgnored'. \
        [Add '@ReducerCaseIgnored']
        """
      ]
    )
    #expect(expansion.fixed == "@Reducer enum Destination { @ReducerCaseIgnored case share(String) }")
  }
}
