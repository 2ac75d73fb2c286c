import SwiftSyntax

extension DeclModifierListSyntax {
  /// `public ` or `package `, for generated members with the same access as their type; otherwise an empty string.
  ///
  /// Other modifiers are not needed: without one, the members of a private type have the access of the type.
  var visibility: String {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }

  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension AttributeListSyntax {
  /// The attribute with a name, which may be written with or without its module.
  func attribute(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.name == name { return attribute }
    return nil
  }

  func contains(named name: String) -> Bool {
    attribute(named: name) != nil
  }
}

extension AttributeSyntax {
  /// The name, without the module.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension TokenSyntax {
  /// The name, without backticks.
  var bareName: String {
    identifier?.name ?? text
  }
}

extension DeclGroupSyntax {
  /// `nonisolated ` if the type is declared `nonisolated`, for its conformances; otherwise an empty string.
  ///
  /// In a module with main-actor isolation by default, an extension is isolated even if the type is not. A macro cannot
  /// know the default of the module.
  var isolation: String {
    modifiers.contains(.nonisolated) ? "nonisolated " : ""
  }
}

extension TypeSyntax {
  /// The last component of the type's name: `State` in `Feature.State` and in `State<Int>`.
  var lastName: String? {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.bareName }
    return self.as(IdentifierTypeSyntax.self)?.name.bareName
  }
}

extension [TypeSyntax] {
  /// Whether these protocols, which the compiler asks a macro to conform a type to, include the one with a name.
  func contains(named name: String) -> Bool {
    contains { $0.lastName == name }
  }
}
