import SwiftSyntax

/// Generates the method that calls an endpoint with named arguments.
struct EndpointMethodWriter {
  let endpoint: Endpoint
  let name: String

  var declaration: String {
    let parameters = endpoint.function.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") p\(index): \(escaping(parameter.type))\(parameter.type.trimmed)"
    }
    let arguments = endpoint.function.parameters.enumerated().map { index, parameter in
      parameter.type.isInout ? "&p\(index)" : parameter.type.isAutoclosure ? "p\(index)()" : "p\(index)"
    }
    let visibility = endpoint.declaration.modifiers.visibility
    let effects = endpoint.function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let marks = (endpoint.isThrowing ? "try " : "") + (endpoint.isAsync ? "await " : "")
    let result = endpoint.function.returnClause.type.trimmedDescription
    return """
      \(endpoint.methodAttributes)\(visibility)func \(name)(\(parameters.joined(separator: ", ")))\(effects) -> \(result) {
        \(marks)self.\(endpoint.name)(\(arguments.joined(separator: ", ")))
      }
      """
  }

  /// A closure argument of a closure is always escaping, so the method's parameter must be, too.
  private func escaping(_ type: TypeSyntax) -> String {
    type.isFunction && !type.isAutoclosure ? "@escaping " : ""
  }
}

extension TypeSyntax {
  fileprivate var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }

  fileprivate var isAutoclosure: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.contains(named: "autoclosure") ?? false
  }
}
