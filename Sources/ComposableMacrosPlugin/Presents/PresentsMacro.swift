import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: stores the state of a child in a `PresentationState`, and observes it in an observable state.
enum PresentsMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presented = PresentedProperty(declaration, in: context) else { return [] }
    let storage = presented.property.storage
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = .init(wrappedValue: initialValue)
      }
      """
    ] + presented.accessors(of: "\(storage).wrappedValue").map { "\(raw: $0)" }
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
    let accessors = presented.accessors(of: property.storage).joined(separator: "\n")
    return [
      "private var \(raw: property.storage): \(raw: type) = .init(wrappedValue: \(raw: value))",
      """
      \(raw: property.visibility)var $\(raw: property.storage.dropFirst()): \(raw: type) {
      \(raw: accessors)
      }
      """,
    ]
  }
}
