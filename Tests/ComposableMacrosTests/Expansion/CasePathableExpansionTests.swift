import Testing

struct CasePathableExpansionTests {
  @Test func everyCaseHasAPath() {
    let expansion = Expansion(
      """
      @CasePathable public enum Action {
        case appeared
        case set(Int)
        case moved(x: Int, y: Int)
        #if DEBUG
          case crashed
        #endif
        case binding(BindingAction<State>)
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.isWellFormed)
    for text in [
      "public var appeared: Composable.AnyCasePath<Action, Void>",
      "public var set: Composable.AnyCasePath<Action, Int>",
      "public var moved: Composable.AnyCasePath<Action, (x: Int, y: Int)>",
      "#if DEBUG",
      "extension Action: nonisolated Composable.CasePathable",
      "public nonisolated var _$binding: BindingAction<State>?",
    ] {
      #expect(expansion.source.contains(text), "\(expansion.source)")
    }
  }

  @Test(arguments: ["struct", "class"]) func otherTypesAreReported(keyword: String) {
    let expansion = Expansion("@CasePathable \(keyword) Action {}")
    #expect(expansion.diagnostics.map { $0.hasPrefix("'@CasePathable' is for enums") } == [true])
  }

  @Test func casesWithTheSameNameAreReported() {
    let expansion = Expansion("@CasePathable enum Action { case set(x: Int), set(y: Int) }")
    #expect(
      expansion.diagnostics == [
        "'@CasePathable' cannot distinguish two cases named 'set': rename one of them."
      ]
    )
  }
}
