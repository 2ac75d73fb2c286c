import SwiftSyntax
import SwiftSyntaxMacros

/// Determines whether `@ObservableState` observes a stored variable, and reports what prevents it.
struct ObservedPropertyCheck {
  private let declaration: VariableDeclSyntax

  /// Attributes that do not change the storage of a property.
  private static let harmless: Set<String> = ["ObservationStateTracked", "MainActor"]

  /// Attributes of properties that are not observed, or observe themselves.
  private static let observedOtherwise = [
    "ObservationStateIgnored", "ObservationStateTracked", "Presents", "Shared", "SharedReader",
  ]

  init(_ declaration: VariableDeclSyntax) {
    self.declaration = declaration
  }

  func isObserved(_ context: some MacroExpansionContext) -> Bool {
    let attributes = declaration.attributes
    if Self.observedOtherwise.contains(where: attributes.contains) { return false }
    guard let property = ObservedProperty(declaration) else {
      context.report(
        "'@ObservableState' requires a separate declaration for each variable: write one 'var' for each.",
        at: declaration
      )
      return false
    }
    guard let wrapper = attributes.lazy.compactMap(wrapper).first else { return true }
    report(wrapper, of: property, context)
    return false
  }

  /// Returns the attribute if it is a property wrapper: their names start with a capital letter, unlike those of the
  /// language's attributes.
  private func wrapper(_ attribute: AttributeListSyntax.Element) -> AttributeSyntax? {
    guard case .attribute(let attribute) = attribute, !Self.harmless.contains(attribute.name),
      attribute.name.first?.isUppercase ?? false
    else { return nil }
    return attribute
  }

  private func report(
    _ wrapper: AttributeSyntax,
    of property: ObservedProperty,
    _ context: some MacroExpansionContext
  ) {
    switch wrapper.name {
    case "PresentationState":
      context.report(
        "'@PresentationState' on '\(property.name)' conflicts with the storage of '@ObservableState': use '@Presents'.",
        at: wrapper,
        fix: MacroFix(
          "Use '@Presents'",
          replace: wrapper.attributeName,
          with: IdentifierTypeSyntax(name: .identifier("Presents"))
            .with(\.trailingTrivia, wrapper.attributeName.trailingTrivia)
        )
      )
    case "BindingState":
      context.report(
        "'@BindingState' on '\(property.name)' is not needed: views can bind to every property of an observable state. Remove it.",
        at: wrapper
      )
    default:
      context.report(
        """
        The property wrapper '@\(wrapper.name)' on '\(property.name)' conflicts with the storage of '@ObservableState'. \
        Remove it, or add '@ObservationStateIgnored' to exclude the property from observation.
        """,
        at: wrapper,
        fix: MacroFix(
          "Add '@ObservationStateIgnored'",
          replace: wrapper,
          with: wrapper.with(
            \.attributeName,
            "ObservationStateIgnored @\(wrapper.attributeName)"
          )
        )
      )
    }
  }
}
