import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer`: turns a struct into a feature, or an enum of features into a reducer.
enum ReducerMacro: UnformattedMacro {
  /// Whether a type can be a reducer; reports why not.
  static func isApplicable(
    to declaration: some DeclGroupSyntax,
    _ node: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) -> Bool {
    if declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) { return true }
    context.report(
      "'@Reducer' is for structs, which are features, and for enums of features; this is declared as '\(declaration.introducer.text)'.",
      at: node,
      fix: .makeStruct(declaration)
    )
    return false
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard isApplicable(to: declaration, node, context) else { return [] }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      let writer = CaseReducerWriter(declaration, attribute: node)
      writer.report(in: context)
      return writer.declarations.map(GeneratedSource.declaration)
    }
    let members = FeatureMembers(declaration, in: context.lexicalContext)
    return members.missingDeclarations.map(GeneratedSource.declaration)
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    return FeatureMembers.attributes(of: member).map(GeneratedSource.attribute)
  }
}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if declaration.is(EnumDeclSyntax.self), protocols.contains(named: "CaseReducer") {
      return [
        try ExtensionDeclSyntax(
          "extension \(type.trimmed): nonisolated Composable.CaseReducer, nonisolated Composable.Reducer {}"
        )
      ]
    }
    guard declaration.is(StructDeclSyntax.self), protocols.contains(named: "Reducer") else { return [] }
    let isolation = declaration.isolation
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: isolation)Composable.Reducer {}")]
  }
}

/// `@ReducerCaseIgnored` and `@ReducerCaseEphemeral`: markers for `@Reducer`. They generate nothing.
enum ReducerCaseMacro: UnformattedMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) {
      context.report("'@\(node.name)' is for a case of an enum with '@Reducer'.", at: node)
    }
    return []
  }
}
