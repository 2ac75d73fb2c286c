import SwiftSyntax

/// Generates the closure of an unset endpoint, which reports an issue and then throws or returns.
struct UnimplementedWriter {
  let endpoint: Endpoint
  /// The name of the client.
  let client: String

  /// The closure; `nil` if the endpoint needs a default value and has none.
  var closure: String? {
    let report = "Composable.UnimplementedEndpoint(reporting: \"\(client).\(endpoint.name)\")"
    guard let value = endpoint.defaultValue else {
      if endpoint.throwsAnyError { return "\(endpoint.closureHead) throw \(report) }" }
      if endpoint.returnsNothing { return "\(endpoint.closureHead) _ = \(report) }" }
      if endpoint.returnsOptional { return "\(endpoint.closureHead) _ = \(report); return nil }" }
      return nil
    }
    guard let closure = value.as(ClosureExprSyntax.self) else { return value.trimmedDescription }
    let head = closure.signature.map { "{ \($0.trimmedDescription)" } ?? "{"
    return """
      \(head)
        _ = \(report)
        \(statements(of: closure).indented())
      }
      """
  }

  /// The statements of the closure. A single expression needs a `return`, because it is no longer the only statement.
  private func statements(of closure: ClosureExprSyntax) -> String {
    let statements = closure.statements.trimmedDescription
    guard let value = closure.statements.value, !value.neverReturns, !endpoint.returnsNothing else {
      return statements
    }
    return "return \(value.trimmedDescription)"
  }
}

extension CodeBlockItemListSyntax {
  /// The only expression of a closure or of a branch, which is its value.
  fileprivate var value: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    if case .expr(let expression) = item { return expression.isValue ? expression : nil }
    guard case .stmt(let statement) = item,
      let expression = statement.as(ExpressionStmtSyntax.self)?.expression
    else { return nil }
    return expression.isValue ? expression : nil
  }

  /// Whether this is the value of a branch, or ends the function without one.
  fileprivate var isValueOrEnd: Bool {
    value != nil || (count == 1 && first?.item.is(ThrowStmtSyntax.self) == true)
  }
}

extension ExprSyntax {
  /// Whether an `if` or `switch` has a value in every branch. Any other expression is a value.
  fileprivate var isValue: Bool {
    if let condition = self.as(IfExprSyntax.self) {
      guard condition.body.statements.isValueOrEnd else { return false }
      return switch condition.elseBody {
      case .codeBlock(let block)?: block.statements.isValueOrEnd
      case .ifExpr(let other)?: ExprSyntax(other).isValue
      case nil: false
      }
    }
    guard let cases = self.as(SwitchExprSyntax.self)?.cases else { return true }
    return cases.allSatisfy { $0.as(SwitchCaseSyntax.self)?.statements.isValueOrEnd == true }
  }

  /// Whether this is a call of one of the functions of the standard library that end the process. What they return cannot be
  /// returned as another type.
  fileprivate var neverReturns: Bool {
    guard let function = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    let name =
      function.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? function.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return ["fatalError", "preconditionFailure"].contains(name)
  }
}
