import SwiftSyntax

extension DeclModifierListSyntax {
  /// `public ` or `package ` if that is written, for generated members that must be as visible as their type.
  ///
  /// Everything else is left out: without a modifier a member of a private type is as visible as the type.
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
  /// The attribute with a name, written with or without the module it comes from.
  func attribute(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.name == name { return attribute }
    return nil
  }

  func contains(named name: String) -> Bool {
    attribute(named: name) != nil
  }
}

extension AttributeSyntax {
  /// The name, without the module it comes from.
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
  /// What kind of type this declares, as messages call it, and the keyword that does it.
  var kindKeyword: TokenSyntax {
    introducer
  }

  /// The name of the type, with the backticks it may have.
  var typeName: TokenSyntax? {
    asProtocol((any NamedDeclSyntax).self)?.name.trimmed
  }
}

extension DeclGroupSyntax {
  /// `nonisolated ` if the type is declared so, for a conformance.
  ///
  /// In a module whose code belongs to the main actor by default, an extension belongs to it even if the
  /// type does not. A macro cannot know the default of the module.
  var isolation: String {
    modifiers.contains(.nonisolated) ? "nonisolated " : ""
  }
}

extension TypeSyntax {
  /// The name at the end of a type: `State` in `Feature.State` and in `State<Int>`.
  var lastName: String? {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.bareName }
    return self.as(IdentifierTypeSyntax.self)?.name.bareName
  }
}

extension [TypeSyntax] {
  /// Whether a protocol with a name is among these, which the compiler asks a macro to conform a type to.
  func contains(named name: String) -> Bool {
    contains { $0.lastName == name }
  }
}
