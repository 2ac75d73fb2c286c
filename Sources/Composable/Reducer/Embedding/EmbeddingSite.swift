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
