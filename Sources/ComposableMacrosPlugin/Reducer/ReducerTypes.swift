import SwiftSyntax

/// The types of the state and the action that the body of a feature is declared with, for a feature that declares none:
/// `Int` and `Bool` of `var body: some Reducer<Int, Bool>`.
struct ReducerTypes {
  /// The type of the state; `nil` if it is the feature's own `State`.
  private(set) var state: String?
  /// The type of the action; `nil` if it is the feature's own `Action`.
  private(set) var action: String?

  init?(of declaration: some DeclGroupSyntax) {
    let feature = declaration.asProtocol((any NamedDeclSyntax).self)?.name.bareName
    for member in declaration.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        guard function.name.text == "reduce" else { continue }
        read(function.signature.parameterClause.parameters, of: feature)
        return
      }
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        binding.name?.text == "body",
        let type = binding.typeAnnotation?.type
      else { continue }
      read(type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type, of: feature)
      return
    }
    return nil
  }

  /// Reads the parameters of `reduce(into:action:)`.
  private mutating func read(_ parameters: FunctionParameterListSyntax, of feature: String?) {
    guard let first = parameters.first, let last = parameters.last, parameters.count == 2 else { return }
    let type = first.type.as(AttributedTypeSyntax.self)?.baseType ?? first.type
    state = Self.name(type, unless: "State", of: feature)
    action = Self.name(last.type, unless: "Action", of: feature)
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
    switch (name, arguments.count) {
    case ("Reducer", 2), ("Reduce", 2), ("EmptyReducer", 2):
      state = Self.name(arguments[0], unless: "State", of: feature)
      action = Self.name(arguments[1], unless: "Action", of: feature)
    case ("ReducerOf", 1) where arguments[0] != "Self" && arguments[0] != feature:
      state = "\(arguments[0]).State"
      action = "\(arguments[0]).Action"
    default:
      return
    }
  }

  private static func name(_ type: TypeSyntax, unless own: String, of feature: String?) -> String? {
    name(type.trimmedDescription, unless: own, of: feature)
  }

  private static func name(_ type: String, unless own: String, of feature: String?) -> String? {
    [own, "Self.\(own)", "\(feature ?? "Self").\(own)"].contains(type) ? nil : type
  }
}
