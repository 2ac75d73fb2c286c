import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: observes every property of a struct individually, and the case of an enum.
enum ObservableStateMacro: UnformattedMacro {}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let visibility = declaration.modifiers.visibility
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      let members = EnumMember.all(in: declaration.memberBlock.members)
      let writer = EnumIdentityWriter(members: members, visibility: visibility)
      return [GeneratedSource.declaration(writer.declaration)]
    }
    guard declaration.is(StructDeclSyntax.self) else {
      reportKind(of: declaration, node, context)
      return []
    }
    let entries = declaration.memberBlock.members.compactMap { entry(of: $0.decl) }
    let declarations = [
      "\(visibility)nonisolated var _$observationRegistrar = Composable.ObservationStateRegistrar()",
      "\(visibility)nonisolated var _$id: Composable.ObservableStateID { _$observationRegistrar.id }",
      """
      \(visibility)static var _$observedProperties: [Composable.ObservedProperty<Self>] {
        [
          \(entries.joined(separator: ",\n").indented(by: 4))
        ]
      }
      """,
    ]
    return declarations.map(GeneratedSource.declaration)
  }

  private static func entry(of member: DeclSyntax) -> String? {
    guard let property = ObservedProperty(member) else { return nil }
    let attributes = property.declaration.attributes
    // Key paths are slow to compile, and a scalar is not a child. A child with such a state would be copied in and out.
    if property.isScalar { return nil }
    if ["ObservationStateIgnored", "Shared", "SharedReader"].contains(where: attributes.contains) {
      return nil
    }
    let observed = attributes.contains(named: "Presents") ? "$\(property.storage.dropFirst())" : property.name
    return ".init(\(property.number), \\.\(observed), stored: \\.\(property.storage))"
  }

  private static func reportKind(
    of declaration: some DeclGroupSyntax,
    _ node: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) {
    let fix = MacroFix.makeStruct(declaration)
    context.report(
      """
      '@ObservableState' is for structs and enums, because a state is a value; this is declared as \
      '\(declaration.introducer.text)'.\(fix != nil ? " Use '@Observable' for a class that is not a state." : "")
      """,
      at: node,
      fix: fix
    )
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let member = member.as(VariableDeclSyntax.self),
      member.isStoredVariable, ObservedPropertyCheck(member).isObserved(context)
    else { return [] }
    return [GeneratedSource.attribute("ComposableMacros.ObservationStateTracked")]
  }
}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if declaration.is(EnumDeclSyntax.self), protocols.contains(named: "ObservableState") {
      return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Composable.ObservableState {}")]
    }
    guard declaration.is(StructDeclSyntax.self), protocols.contains(named: "ObservableProperties") else {
      return []
    }
    // `ObservableProperties` is not `nonisolated`, because it has key paths to properties with the state's isolation.
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): nonisolated Composable.ObservableState, Composable.ObservableProperties {}"
      )
    ]
  }
}
