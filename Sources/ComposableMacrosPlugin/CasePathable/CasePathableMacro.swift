import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: generates the case paths of an enum, and the conformance.
enum CasePathableMacro: UnformattedMacro, MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.report(
        "'@CasePathable' is for enums; this is declared as '\(declaration.introducer.text)'. Properties already have key paths.",
        at: node
      )
      return []
    }
    let members = EnumMember.all(in: declaration.memberBlock.members)
    guard reportOverloads(in: members, context) else { return [] }
    let writer = CasePathWriter(
      root: declaration.name.trimmed.text,
      members: members,
      visibility: declaration.modifiers.visibility
    )
    return (writer.declarations + [binding(in: members, visibility: writer.visibility)]).compactMap {
      $0.map(GeneratedSource.declaration)
    }
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), protocols.contains(named: "CasePathable") else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Composable.CasePathable {}")]
  }

  /// The implementation of `_$binding` for a bindable action, which makes reflection unnecessary.
  private static func binding(in members: [EnumMember], visibility: String) -> String? {
    let binding = members.flatMap(\.cases).first { enumCase in
      enumCase.name == "binding" && enumCase.parameters.count == 1
        && enumCase.parameters[0].type.lastName == "BindingAction"
    }
    guard let binding else { return nil }
    return """
      \(visibility)nonisolated var _$binding: \(binding.valueType)? {
        if case .binding(let action) = self { action } else { nil }
      }
      """
  }

  private static func reportOverloads(
    in members: [EnumMember],
    _ context: some MacroExpansionContext
  ) -> Bool {
    var names: Set<String> = []
    var isFree = true
    for member in members {
      guard case .enumCase(let enumCase) = member, !names.insert(enumCase.name).inserted else { continue }
      isFree = false
      context.report(
        "'@CasePathable' cannot distinguish two cases named '\(enumCase.name)': rename one of them.",
        at: enumCase.element
      )
    }
    return isFree
  }
}
