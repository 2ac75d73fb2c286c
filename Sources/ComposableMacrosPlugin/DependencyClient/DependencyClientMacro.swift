import SwiftSyntax
import SwiftSyntaxMacros

/// `@DependencyClient`: generates the initializers of a client.
enum DependencyClientMacro: UnformattedMacro, MemberMacro, MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.report(
        "'@DependencyClient' is for structs of closures; this is declared as '\(declaration.introducer.text)'.",
        at: node,
        fix: .makeStruct(declaration)
      )
      return []
    }
    return ClientInitializers(declaration).declarations(context).map(GeneratedSource.declaration)
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let endpoint = Endpoint(member), endpoint.namesArguments,
      !endpoint.declaration.attributes.contains(named: "DependencyEndpoint")
    else { return [] }
    return [GeneratedSource.attribute("ComposableMacros.DependencyEndpoint")]
  }
}

/// `@DependencyEndpoint`: generates the method of an endpoint with named arguments.
enum DependencyEndpointMacro: UnformattedMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = Endpoint(declaration) else {
      context.report(
        "'@DependencyEndpoint' is for a variable whose type is a closure: 'var load: @Sendable () async throws -> Int'.",
        at: node
      )
      return []
    }
    let method = methodName(node) ?? endpoint.name
    guard endpoint.namesArguments || method != endpoint.name else { return [] }
    return [GeneratedSource.declaration(EndpointMethodWriter(endpoint: endpoint, name: method).declaration)]
  }

  private static func methodName(_ node: AttributeSyntax) -> String? {
    guard case .argumentList(let arguments)? = node.arguments else { return nil }
    let name = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return name?.isEmpty == false ? name : nil
  }
}
