import SwiftSyntax

/// An endpoint: a closure property of a client.
struct Endpoint {
  /// The name of the property, including any backticks.
  let name: String
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let function: FunctionTypeSyntax
  /// The attributes of the closure's type, such as `@Sendable`.
  private let typeAttributes: AttributeListSyntax

  /// Returns `nil` if the declaration is not one stored variable of function type.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let declaration = declaration.as(VariableDeclSyntax.self), declaration.isStoredVariable,
      declaration.bindings.count == 1, let binding = declaration.bindings.first, let name = binding.name,
      let type = binding.typeAnnotation?.type, let (function, attributes) = type.functionType
    else { return nil }
    self.name = name.text
    self.declaration = declaration
    self.binding = binding
    self.function = function
    typeAttributes = attributes
  }

  var isThrowing: Bool {
    function.effectSpecifiers?.throwsClause != nil
  }

  /// Whether it throws, without a typed `throws`.
  var throwsAnyError: Bool {
    isThrowing && function.effectSpecifiers?.throwsClause?.type == nil
  }

  var isAsync: Bool {
    function.effectSpecifiers?.asyncSpecifier != nil
  }

  var returnsNothing: Bool {
    ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
  }

  /// Whether it returns an optional value, as far as that can be seen: a type alias cannot.
  var returnsOptional: Bool {
    let type = function.returnClause.type
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// The default value, if any.
  var defaultValue: ExprSyntax? {
    binding.initializer?.value
  }

  /// `{ _, _ in`, or `{` for a closure without parameters.
  var closureHead: String {
    let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
    return parameters.isEmpty ? "{" : "{ \(parameters) in"
  }

  /// Whether any argument is named, so that a method has argument labels.
  var namesArguments: Bool {
    function.parameters.contains { $0.label != nil }
  }

  /// The attributes of the endpoint's method.
  var methodAttributes: String {
    typeAttributes.compactMap { element in
      guard case .attribute(let attribute) = element, attribute.name == "MainActor" else { return nil }
      return "@MainActor "
    }
    .joined()
  }
}

extension TupleTypeElementSyntax {
  /// The name of an argument: `id` in `(_ id: Int) -> Void`.
  var label: String? {
    let name = secondName ?? firstName
    return name.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
  }
}

extension TypeSyntax {
  /// The function type and its attributes, if this is one, possibly in parentheses.
  fileprivate var functionType: (FunctionTypeSyntax, AttributeListSyntax)? {
    if let function = self.as(FunctionTypeSyntax.self) { return (function, []) }
    if let type = self.as(AttributedTypeSyntax.self), let (function, inner) = type.baseType.functionType {
      return (function, AttributeListSyntax(Array(type.attributes) + Array(inner)))
    }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first,
      element.firstName == nil
    else { return nil }
    return element.type.functionType
  }

  /// Whether this is a function type: a parameter of it needs `@escaping` to be stored.
  var isFunction: Bool {
    functionType != nil
  }
}
