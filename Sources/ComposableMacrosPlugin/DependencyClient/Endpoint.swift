import SwiftSyntax

/// A closure of a client.
struct Endpoint {
  /// The property, with the backticks its name may have.
  let name: String
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let function: FunctionTypeSyntax
  /// The attributes of the closure's type, such as `@Sendable `.
  private let typeAttributes: AttributeListSyntax

  /// `nil` unless the declaration is that of a variable of function type.
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

  /// Whether it throws any error, and not only those of one type.
  var throwsAnyError: Bool {
    isThrowing && function.effectSpecifiers?.throwsClause?.type == nil
  }

  var isAsync: Bool {
    function.effectSpecifiers?.asyncSpecifier != nil
  }

  var returnsNothing: Bool {
    ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
  }

  /// The value that the endpoint has by default.
  var defaultValue: ExprSyntax? {
    binding.initializer?.value
  }

  /// `{ _, _ in`, or `{` for a closure without parameters.
  var closureHead: String {
    let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
    return parameters.isEmpty ? "{" : "{ \(parameters) in"
  }

  /// Whether any argument is named, so that a method has something to add.
  var namesArguments: Bool {
    function.parameters.contains { $0.label != nil }
  }

  /// The attributes of a method that does the same.
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
  /// A type that is a function, perhaps in parentheses or with attributes, and the attributes.
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

  /// Whether a parameter of this type must be escaping to be stored.
  var isFunction: Bool {
    functionType != nil
  }
}
