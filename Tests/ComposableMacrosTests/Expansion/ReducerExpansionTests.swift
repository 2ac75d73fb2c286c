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

  /// The types that a feature without a state and an action has by its body.
  @Test(arguments: [
    ("var body: some Reducer<Int, Bool> { EmptyReducer() }", "Int", "Bool"),
    (
      "var body: some ComposableArchitecture.Reducer<[Int], Set<Bool>> { EmptyReducer() }", "[Int]",
      "Set<Bool>"
    ),
    ("var body: Reduce<Int, Bool> { Reduce { _, _ in .none } }", "Int", "Bool"),
    ("let body = Reduce<Int, Bool> { _, _ in .none }", "Int", "Bool"),
    ("let body = Composable.EmptyReducer<Int, Self.Action>()", "Int", nil),
    ("var body: some ReducerOf<Other> { Other() }", "Other.State", "Other.Action"),
    ("func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }", "Int", "Bool"),
    ("var body: some Reducer<Int, Self.Action> { EmptyReducer() }", "Int", nil),
    ("var body: some Reducer<Feature.State, Bool> { EmptyReducer() }", nil, "Bool"),
    ("var body: some ReducerOf<Self> { EmptyReducer() }", nil, nil),
    ("var body: some ReducerOf<Feature> { EmptyReducer() }", nil, nil),
  ])
  func typesOfTheBodyAreNamed(member: String, state: String?, action: String?) {
    let source = Expansion("@Reducer public struct Feature {\n  \(member)\n}").source
    #expect(source.contains("public typealias State = \(state ?? "")\n") == (state != nil), "\(source)")
    #expect(source.contains("struct State") == (state == nil), "\(source)")
    #expect(source.contains("public typealias Action = \(action ?? "")\n") == (action != nil), "\(source)")
    #expect(source.contains("enum Action") == (action == nil), "\(source)")
  }

  @Test(arguments: ["Other()", "Collecting<String>()", "Other.shared"])
  func typesOfABodyWithoutATypeAreLeftToTheCompiler(value: String) {
    let source = Expansion("@Reducer struct Feature {\n  let body = \(value)\n}").source
    #expect(!source.contains("State"), "\(source)")
    #expect(!source.contains("Action"), "\(source)")
  }

  @Test func stateAndActionOfAnInnerBodyAreThoseOfTheFeatureAround() {
    let source = Expansion(
      """
      @Reducer struct Outer {
        struct State {}
        enum Action {}
        @Reducer struct Inner {
          var body: some Reducer<State, Action> { EmptyReducer() }
        }
      }
      """
    ).source
    #expect(source.contains("typealias State = Outer.State\n"), "\(source)")
    #expect(source.contains("typealias Action = Outer.Action\n"), "\(source)")
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
