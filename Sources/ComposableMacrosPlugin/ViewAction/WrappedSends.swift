import SwiftSyntax

/// Finds `store.send(.view(action))`, which a view with `@ViewAction` writes as `send(action)`.
final class WrappedSends: SyntaxVisitor {
  /// The calls, and the view action of each.
  private(set) var calls: [(FunctionCallExprSyntax, LabeledExprSyntax)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["store.send", "self.store.send"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1,
      let wrapped = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      wrapped.calledExpression.trimmedDescription == ".view", wrapped.arguments.count == 1,
      let action = wrapped.arguments.first
    {
      calls.append((node, action))
    }
    return .visitChildren
  }
}
