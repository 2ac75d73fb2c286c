/// The reducers of the cases of an enum, as `@Reducer` makes them.
///
/// An action is held against one case after the other; the reducer of its case runs.
public struct _CaseReducers<State, Action>: Reducer {
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
    let place = EffectPlace(state: cases.count, action: cases.count)
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    cases.append {
      let child = LazyReducer(child)
      return { state, action in
        guard let childAction = toAction.extract(from: action) else { return nil }
        guard let effect = toState.modify(&state, { child.run(&$0, childAction) }) else {
          location.report(MissingChild.message(for: action, embeddedBy: "Reducer", reason: .otherCase))
          return Effect<Action>.none
        }
        return effect.lifted(to: toAction, at: place)
      }
    }
  }

  /// Runs the reducer of the case that the action belongs to.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolve().run(&state, action)
  }

  /// Resolves the reducers inside; see ``Reducer/_resolve()``.
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
