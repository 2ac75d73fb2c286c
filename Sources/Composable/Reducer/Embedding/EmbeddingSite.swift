/// Where an operator embeds a child: the scope of the child's effects, and the call that issues are reported at.
@usableFromInline
struct EmbeddingSite: Sendable {
  /// Why an action of a child cannot be run.
  @usableFromInline
  enum MissingChild: String {
    case absent = "its state is 'nil'"
    case otherCase = "the state is another case"
    case notPresented = "nothing is presented"
    case noElement = "no element has its id"
  }

  private let operatorName: StaticString
  @usableFromInline let scope: EffectScope
  @usableFromInline let location: IssueLocation

  /// Makes the site of an operator that embeds a child at a part of the state, for a case of the actions.
  init(
    _ operatorName: StaticString,
    state: any Hashable & Sendable,
    action: any Hashable & Sendable,
    location: IssueLocation
  ) {
    self.operatorName = operatorName
    scope = EffectScope(state: state, action: action)
    self.location = location
  }

  /// Cancels the effects of the children that are no longer there after an action.
  ///
  /// - Parameters:
  ///   - before: The child before the action.
  ///   - owner: The child that the effect of the action belongs to, if it has one.
  ///   - after: The child after the action.
  @usableFromInline
  func cancel<Action>(_ before: EffectID, _ owner: EffectID?, after: EffectID?) -> Effect<Action> {
    var cancellation: Effect<Action> = before == after ? .none : .cancel(scope: scope.child(before))
    if let owner, owner != before, owner != after {
      cancellation = cancellation.merge(with: .cancel(scope: scope.child(owner)))
    }
    return cancellation
  }

  @usableFromInline
  func reportMissingChild(_ reason: MissingChild, for action: some Any) {
    location.report(
      """
      '\(operatorName)' received an action of a child while \(reason.rawValue): …

        \(action)

      The child did not run. Either the parent removed it while handling an earlier action and an effect or a \
      view sent this one late, or the parent runs before the child: keep the removal in the reducer that \
      '\(operatorName)' is applied to.
      """
    )
  }
}
