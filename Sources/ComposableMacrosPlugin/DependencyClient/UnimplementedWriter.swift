import SwiftSyntax

/// Writes what an endpoint does until somebody sets it: report an issue, and come back somehow.
struct UnimplementedWriter {
  let endpoint: Endpoint
  /// The name of the client.
  let client: String

  /// The closure; `nil` if the endpoint must return something, and nobody says what.
  var closure: String? {
    let report = "Composable.UnimplementedEndpoint(reporting: \"\(client).\(endpoint.name)\")"
    guard let value = endpoint.defaultValue else {
      if endpoint.throwsAnyError { return "\(endpoint.closureHead) throw \(report) }" }
      if endpoint.returnsNothing { return "\(endpoint.closureHead) _ = \(report) }" }
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

  /// The statements, which need a `return` now that they are not alone.
  private func statements(of closure: ClosureExprSyntax) -> String {
    let statements = closure.statements.trimmedDescription
    guard closure.statements.count == 1, let statement = closure.statements.first,
      case .expr(let expression) = statement.item, !endpoint.returnsNothing
    else { return statements }
    return "return \(expression.trimmedDescription)"
  }
}
