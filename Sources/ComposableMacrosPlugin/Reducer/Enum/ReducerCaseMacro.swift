import SwiftSyntax
import SwiftSyntaxMacros

/// `@ReducerCaseIgnored` and `@ReducerCaseEphemeral`: `@Reducer` reads them.
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
