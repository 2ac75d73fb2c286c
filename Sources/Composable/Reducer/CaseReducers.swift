/// The reducers of the cases of an enum, as `@Reducer` generates them.
public struct _CaseReducers<State, Action>: _ResolvedReducer {
  private typealias Run = (inout State, Action) -> Effect<Action>?

  private var cases: [() -> Run] = []

  /// Makes a reducer without cases.
  public init() {}

  /// Adds the reducer of a case.
  public mutating func add<Child: Reducer>(
    _ toState: AnyCasePath<State, Child.State>,
    _ toAction: AnyCasePath<Action, Child.Action>,
    _ child: Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = EmbeddingSite(
      "Reducer",
      state: cases.count,
      action: cases.count,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    cases.append {
      let child = LazyReducer(child)
      return { state, action in
        guard let childAction = toAction.extract(from: action) else { return nil }
        guard let effect = toState.modify(&state, { child.run(&$0, childAction) }) else {
          site.reportMissingChild(.otherCase, for: action)
          return Effect<Action>.none
        }
        return effect.lifted(to: toAction, in: site.scope)
      }
    }
  }

  /// Runs the reducer of the action's case: the first whose case path extracts a value.
  public func _resolve() -> Reduce<State, Action> {
    let cases = cases.map { $0() }
    return Reduce { state, action in
      for run in cases {
        if let effect = run(&state, action) { return effect }
      }
      return .none
    }
  }
}
