import SwiftSyntax

/// The types of the state and the action that the body of a feature is declared with, for a feature that declares none:
/// `Int` and `Bool` of `var body: some Reducer<Int, Bool>`.
struct ReducerTypes {
  /// The type of the state; `nil` if it is the feature's own `State`.
  private(set) var state: String?
  /// The type of the action; `nil` if it is the feature's own `Action`.
  private(set) var action: String?
  /// Whether the types are known only to the compiler, which infers them from `let body = Other()`.
  private(set) var areInferred = false
  /// The feature that the feature is declared in. The names `State` and `Action` of a body are its types, unless the inner
  /// feature declares its own.
  private let outer: String?

  /// - Parameters:
  ///   - declaration: The feature.
  ///   - scopes: The declarations around it, from the inside out.
  init?(of declaration: some DeclGroupSyntax, in scopes: [Syntax]) {
    let feature = declaration.asProtocol((any NamedDeclSyntax).self)?.name.bareName
    outer = Self.feature(around: scopes)
    for member in declaration.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        guard function.name.text == "reduce" else { continue }
        read(function.signature.parameterClause.parameters, of: feature)
        return
      }
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        binding.name?.text == "body"
      else { continue }
      if let type = binding.typeAnnotation?.type {
        read(type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type, of: feature)
        return
      }
      guard let value = binding.initializer?.value else { continue }
      read(value, of: feature)
      return
    }
    return nil
  }

  /// The name of the innermost declaration with `@Reducer`.
  private static func feature(around scopes: [Syntax]) -> String? {
    for scope in scopes {
      guard let declaration = scope.asProtocol((any DeclGroupSyntax).self),
        declaration.attributes.contains(named: "Reducer")
      else { continue }
      return scope.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
    return nil
  }

  /// Reads the value of a body: `EmptyReducer<Int, Bool>()`, `Reduce<Int, Bool> { … }`, `Other()`.
  private mutating func read(_ value: ExprSyntax, of feature: String?) {
    let call = value.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let generic = call?.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? generic.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["Reduce", "EmptyReducer"].contains(name)
    else {
      areInferred = true
      return
    }
    read(name, generic.genericArgumentClause.arguments.map(\.argument.trimmedDescription), of: feature)
  }

  /// Reads the parameters of `reduce(into:action:)`.
  private mutating func read(_ parameters: FunctionParameterListSyntax, of feature: String?) {
    guard let first = parameters.first, let last = parameters.last, parameters.count == 2 else { return }
    let type = first.type.as(AttributedTypeSyntax.self)?.baseType ?? first.type
    state = name(type.trimmedDescription, unless: "State", of: feature)
    action = name(last.type.trimmedDescription, unless: "Action", of: feature)
  }

  /// Reads the type of a body: `Reducer<Int, Bool>`, `Reduce<Int, Bool>`, `ReducerOf<Other>`.
  private mutating func read(_ type: TypeSyntax, of feature: String?) {
    let clause =
      type.as(MemberTypeSyntax.self)?.genericArgumentClause
      ?? type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
    guard let name = type.lastName, let arguments = clause?.arguments.map(\.argument.trimmedDescription)
    else {
      return
    }
    read(name, arguments, of: feature)
  }

  /// Reads the arguments of a generic reducer.
  private mutating func read(_ name: String, _ arguments: [String], of feature: String?) {
    switch (name, arguments.count) {
    case ("Reducer", 2), ("Reduce", 2), ("EmptyReducer", 2):
      state = self.name(arguments[0], unless: "State", of: feature)
      action = self.name(arguments[1], unless: "Action", of: feature)
    case ("ReducerOf", 1) where arguments[0] != "Self" && arguments[0] != feature:
      state = "\(arguments[0]).State"
      action = "\(arguments[0]).Action"
    default:
      return
    }
  }

  private func name(_ type: String, unless own: String, of feature: String?) -> String? {
    if type == own, let outer { return "\(outer).\(own)" }
    return [own, "Self.\(own)", "\(feature ?? "Self").\(own)"].contains(type) ? nil : type
  }
}
