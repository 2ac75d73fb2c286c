import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: stores the state of a child in a `PresentationState`, and observes it in an observable state.
enum PresentsMacro: UnformattedMacro, AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presented = PresentedProperty(declaration, in: context) else { return [] }
    let storage = presented.property.storage
    return GeneratedSource.accessors(
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = .init(wrappedValue: initialValue)
      }
      \(presented.accessors(of: "\(storage).wrappedValue"))
      """
    )
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let presented = PresentedProperty(declaration, in: context) else {
      PresentedProperty.report(declaration, node, context)
      return []
    }
    let property = presented.property
    let type = "Composable.PresentationState<\(presented.stateType)>"
    let value = property.binding.initializer?.value.trimmedDescription ?? "nil"
    let declarations = [
      "private var \(property.storage): \(type) = .init(wrappedValue: \(value))",
      """
      \(property.visibility)var $\(property.storage.dropFirst()): \(type) {
        \(presented.accessors(of: property.storage).indented())
      }
      """,
    ]
    return declarations.map(GeneratedSource.declaration)
  }
}
