import SwiftSyntax

/// The members of a feature: `State`, `Action` and `body`.
struct FeatureMembers {
  private let declaration: any DeclGroupSyntax
  private let scopes: [Syntax]

  /// - Parameters:
  ///   - declaration: The feature.
  ///   - scopes: The declarations around it, from the inside out.
  init(_ declaration: some DeclGroupSyntax, in scopes: [Syntax]) {
    self.declaration = declaration
    self.scopes = scopes
  }

  /// Declarations of the missing members: names for the types that the body is declared with, or else an empty state, an
  /// action without cases, a body that does nothing.
  var missingDeclarations: [String] {
    let visibility = declaration.modifiers.visibility
    var missing: [String] = []
    let types = ReducerTypes(of: declaration, in: scopes)
    let areInferred = types?.areInferred ?? false
    if areInferred || declares(type: "State") {
      // The feature has it.
    } else if let state = types?.state {
      missing.append("\(visibility)typealias State = \(state)")
    } else {
      missing.append(
        """
        \(visibility)nonisolated struct State: Codable, Composable.ObservableState, Equatable, Hashable, Sendable {
          \(visibility)var _$id: Composable.ObservableStateID { ._$none }
          \(visibility)init() {}
        }
        """
      )
    }
    if areInferred || declares(type: "Action") {
      // The feature has it.
    } else if let action = types?.action {
      missing.append("\(visibility)typealias Action = \(action)")
    } else {
      missing.append(
        """
        \(visibility)nonisolated enum Action: Composable.CasePathable, Equatable, Hashable, Sendable {
          \(visibility)nonisolated struct AllCasePaths: Sendable {}
          \(visibility)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }
        """
      )
    }
    if !declaresBody {
      missing.append(
        """
        \(visibility)nonisolated var body: Composable.EmptyReducer<Self.State, Self.Action> { .init() }
        """
      )
    }
    return missing
  }

  private func declares(type name: String) -> Bool {
    declaration.memberBlock.members.contains {
      $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.bareName == name
        && !$0.decl.is(FunctionDeclSyntax.self)
    }
  }

  private var declaresBody: Bool {
    declaration.memberBlock.members.contains { member in
      if let function = member.decl.as(FunctionDeclSyntax.self) { return function.name.text == "reduce" }
      return member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.name?.text == "body" } ?? false
    }
  }

  /// The attributes that a member of a feature needs and that are missing.
  static func attributes(of member: some DeclSyntaxProtocol) -> [String] {
    if let member = member.as(EnumDeclSyntax.self) {
      let wanted =
        switch member.name.text {
        case "Action": ["CasePathable"]
        case "State": ["CasePathable", "dynamicMemberLookup"]
        default: [String]()
        }
      return wanted.filter { !member.attributes.contains(named: $0) }.map {
        $0 == "CasePathable" ? "ComposableMacros.CasePathable" : $0
      }
    }
    guard let member = member.as(VariableDeclSyntax.self), needsBuilder(member) else { return [] }
    // Not the types of the body, which may be aliases of these.
    return ["Composable.ReducerBuilder<Self.State, Self.Action>"]
  }

  /// Whether a property is a `body` that needs an explicit result builder: the compiler does not infer the builder from
  /// the protocol while it determines the isolation of the conformance.
  private static func needsBuilder(_ member: VariableDeclSyntax) -> Bool {
    guard member.bindings.count == 1, let binding = member.bindings.first, binding.name?.text == "body",
      binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) ?? false,
      !member.attributes.contains(named: "ReducerBuilder"),
      case .getter(let statements)? = binding.accessorBlock?.accessors
    else { return false }
    return !statements.contains { $0.item.is(ReturnStmtSyntax.self) }
  }
}

extension PatternBindingSyntax {
  /// The name of the property; `nil` for a tuple pattern.
  var name: TokenSyntax? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
  }
}
