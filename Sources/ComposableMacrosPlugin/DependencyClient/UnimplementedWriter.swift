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
    guard closure.statements.count == 1, let statement = closure.statements.first,
      case .expr(let expression) = statement.item, !endpoint.returnsNothing
    else { return statements }
    return "return \(expression.trimmedDescription)"
  }
}
