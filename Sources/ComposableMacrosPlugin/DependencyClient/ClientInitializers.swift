import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates the initializers of a client.
struct ClientInitializers {
  private struct Parameter {
    let name: String
    let type: TypeSyntax
    let defaultValue: ExprSyntax?
  }

  private let declaration: StructDeclSyntax
  private let parameters: [Parameter]
  private let endpoints: [Endpoint]
  /// The properties that are not endpoints; empty if all of them have a default value.
  private let settings: [Parameter]

  init(_ declaration: StructDeclSyntax) {
    self.declaration = declaration
    let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    endpoints = variables.compactMap { Endpoint($0) }
    parameters = variables.flatMap(Self.parameters)
    let names = Set(endpoints.map(\.name))
    let settings = parameters.filter { !names.contains($0.name) }
    let needsArguments = settings.contains {
      $0.defaultValue == nil && !$0.type.is(OptionalTypeSyntax.self)
    }
    self.settings = needsArguments ? settings : []
  }

  private static func parameters(of variable: VariableDeclSyntax) -> [Parameter] {
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    guard isConstant || variable.isStoredVariable, !variable.modifiers.contains(.static) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.name?.text, let type = binding.typeAnnotation?.type.trimmed else { return nil }
      let isEndpoint = !isConstant && type.isFunction
      let value = isEndpoint ? nil : binding.initializer?.value.trimmed
      if value != nil, isConstant || variable.modifiers.contains(.private) { return nil }
      return Parameter(name: name, type: type, defaultValue: value)
    }
  }

  /// Returns the initializers, and reports endpoints that need a default value.
  func declarations(_ context: some MacroExpansionContext) -> [String] {
    var unimplemented: [String] = []
    for endpoint in endpoints {
      let writer = UnimplementedWriter(endpoint: endpoint, client: declaration.name.trimmed.text)
      if let closure = writer.closure {
        unimplemented.append("self.\(endpoint.name) = \(closure)")
      } else {
        reportMissingDefault(of: endpoint, context)
      }
    }
    let visibility = declaration.modifiers.visibility
    var initializers: [String] = []
    if !parameters.isEmpty { initializers.append(memberwise(visibility)) }
    if unimplemented.count == endpoints.count, settings.count < parameters.count || parameters.isEmpty {
      // With another argument, so that a client may have an initializer of its own from its settings.
      let unset = settings.isEmpty ? [] : ["_: Void = ()"]
      let assignments = settings.map { "self.\($0.name) = \($0.name)" } + unimplemented
      initializers.append(
        """
        \(visibility)init(\((settings.map(argument) + unset).joined(separator: ", "))) {
          \(assignments.joined(separator: "\n").indented())
        }
        """
      )
    }
    return initializers
  }

  private func memberwise(_ visibility: String) -> String {
    """
    \(visibility)init(
      \(parameters.map(argument).joined(separator: ",\n  "))
    ) {
      \(parameters.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n  "))
    }
    """
  }

  private func argument(_ parameter: Parameter) -> String {
    let escaping = parameter.type.isFunction ? "@escaping " : ""
    let value = parameter.defaultValue.map { " = \($0)" } ?? ""
    return "\(parameter.name): \(escaping)\(parameter.type)\(value)"
  }

  private func reportMissingDefault(of endpoint: Endpoint, _ context: some MacroExpansionContext) {
    let value = "\(endpoint.closureHead) <#value#> }"
    context.report(
      """
      '\(endpoint.name)' returns \(endpoint.function.returnClause.type.trimmed) and cannot throw: add a default value, \
      which it returns in a test that does not set it, as in '= \(value)'.
      """,
      at: endpoint.binding,
      fix: MacroFix(
        "Insert '= \(value)'",
        replace: endpoint.binding,
        with: endpoint.binding.trimmed
          .with(
            \.initializer,
            InitializerClauseSyntax(
              equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
              value: "\(raw: value)" as ExprSyntax
            )
          )
          .with(\.trailingTrivia, endpoint.binding.trailingTrivia)
      )
    )
  }
}
