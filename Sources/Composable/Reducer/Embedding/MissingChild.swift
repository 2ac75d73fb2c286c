/// The wording of the issue that an action came for a child that is not there.
@usableFromInline
enum MissingChild {
  @usableFromInline
  enum Reason: String {
    case absent = "its state is 'nil'"
    case otherCase = "the state is another case"
    case notPresented = "nothing is presented"
    case noElement = "no element has its id"
  }

  @usableFromInline
  static func message(for action: some Any, embeddedBy operatorName: String, reason: Reason) -> String {
    """
    '\(operatorName)' received an action of a child while \(reason.rawValue): …

      \(action)

    The child did not run. Either the parent removed it while handling an earlier action and an effect or a \
    view sent this one late, or the parent runs before the child: keep the removal in the reducer that \
    '\(operatorName)' is applied to.
    """
  }
}
