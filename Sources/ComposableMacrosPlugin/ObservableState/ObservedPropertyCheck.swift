import SwiftSyntax
import SwiftSyntaxMacros

/// Finds out whether `@ObservableState` observes a stored variable, and reports what stands in the way.
struct ObservedPropertyCheck {
  private let declaration: VariableDeclSyntax

  /// Attributes that do not touch how a property is stored.
  private static let harmless: Set<String> = ["ObservationStateTracked", "MainActor"]

  init(_ declaration: VariableDeclSyntax) {
    self.declaration = declaration
  }

  func isObserved(_ context: some MacroExpansionContext) -> Bool {
    let attributes = declaration.attributes
    if ["ObservationStateIgnored", "ObservationStateTracked", "Presents"].contains(where: attributes.contains)
    {
      return false
    }
    guard let property = ObservedProperty(declaration) else {
      context.report(
        "'@ObservableState' needs each variable declared on its own: write one 'var' for each.",
        at: declaration
      )
      return false
    }
    guard let wrapper = attributes.lazy.compactMap(wrapper).first else { return true }
    report(wrapper, of: property, context)
    return false
  }

  /// A property wrapper begins with a capital letter; what the language has does not.
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
        "'@PresentationState' on '\(property.name)' stores the value where '@ObservableState' does: use '@Presents'.",
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
        "'@BindingState' on '\(property.name)' is not needed: views bind to every property of an observable state. Remove it.",
        at: wrapper
      )
    default:
      context.report(
        """
        The property wrapper '@\(wrapper.name)' on '\(property.name)' stores the value where '@ObservableState' does. \
        Remove it, or write '@ObservationStateIgnored' too, and the property is not observed.
        """,
        at: wrapper,
        fix: MacroFix(
          "Write '@ObservationStateIgnored' too",
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
