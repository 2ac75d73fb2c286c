import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction`: conforms a view to `ViewActionSending`.
enum ViewActionMacro: UnformattedMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.hasStore else {
      let feature = node.feature ?? "Feature"
      context.report(
        "'@ViewAction' requires a property 'store' with the store of '\(feature)': 'let store: StoreOf<\(feature)>'.",
        at: node,
        fix: MacroFix(
          "Insert 'let store: StoreOf<\(feature)>'",
          replace: declaration.memberBlock.leftBrace,
          with: declaration.memberBlock.leftBrace
            .with(\.trailingTrivia, .newline)
            .with(\.tokenKind, .identifier("{\n  let store: StoreOf<\(feature)>"))
        )
      )
      return []
    }
    let sends = WrappedSends(viewMode: .sourceAccurate)
    sends.walk(declaration.memberBlock)
    for (call, action) in sends.calls { report(call, action, context) }
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Composable.ViewActionSending {}")]
  }

  private static func report(
    _ call: FunctionCallExprSyntax,
    _ action: LabeledExprSyntax,
    _ context: some MacroExpansionContext
  ) {
    let short = call.with(
      \.calledExpression,
      ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("send")))
    )
    .with(\.arguments, [action.with(\.trailingComma, nil)])
    .with(\.leadingTrivia, call.leadingTrivia)
    context.report(
      "A view with '@ViewAction' sends its actions with 'send': use '\(short.trimmed)'.",
      at: call,
      severity: .warning,
      fix: MacroFix("Use '\(short.trimmed)'", replace: call, with: short)
    )
  }
}

extension AttributeSyntax {
  /// The feature in `@ViewAction(for: Feature.self)`.
  fileprivate var feature: String? {
    guard case .argumentList(let arguments)? = arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return member.base?.trimmedDescription
  }
}

extension DeclGroupSyntax {
  fileprivate var hasStore: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.name?.text == "store" } ?? false
    }
  }
}

/// Finds calls of the form `store.send(.view(action))`, which `@ViewAction` shortens to `send(action)`.
private final class WrappedSends: SyntaxVisitor {
  /// The calls, each with its view action.
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
