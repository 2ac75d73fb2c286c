import SwiftSyntax
import SwiftSyntaxMacros

/// A property with `@Presents`.
struct PresentedProperty {
  let property: ObservedProperty
  /// The type of the state, without the optional.
  let stateType: TypeSyntax
  /// Whether it is in an observable state.
  private let isObserved: Bool

  /// Returns `nil` where `@Presents` cannot be applied; see ``report(_:_:_:)``.
  init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard let property = ObservedProperty(declaration), property.observers == nil,
      let type = property.binding.typeAnnotation?.type.wrappedType
    else { return nil }
    self.property = property
    stateType = type
    let owner = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
    isObserved = owner?.attributes.contains(named: "ObservableState") ?? false
  }

  /// The accessors of a property with the given storage.
  func accessors(of storage: String) -> String {
    let number = property.number
    if !isObserved {
      return """
        get { \(storage) }
        _modify { yield &\(storage) }
        """
    }
    return """
      get {
        _$observationRegistrar.access(\(number))
        return \(storage)
      }
      set {
        _$observationRegistrar.mutate(\(number), &\(storage), newValue)
      }
      _modify {
        let before = _$observationRegistrar.willModify(\(number), \(storage))
        defer { _$observationRegistrar.didModify(\(number), \(storage), before) }
        yield &\(storage)
      }
      """
  }

  /// Reports why `@Presents` cannot be applied to a declaration.
  static func report(
    _ declaration: some DeclSyntaxProtocol,
    _ node: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      context.report("'@Presents' is for a stored property.", at: node)
      return
    }
    let specifier = variable.bindingSpecifier
    if specifier.tokenKind == .keyword(.let) {
      context.report(
        "'@Presents' is for variables: presenting and dismissing change the value. Use 'var'.",
        at: specifier,
        fix: MacroFix(
          "Use 'var'",
          replace: specifier,
          with: specifier.with(\.tokenKind, .keyword(.var))
        )
      )
      return
    }
    guard let property = ObservedProperty(declaration), property.observers == nil else {
      context.report(
        "'@Presents' is for a single stored instance property without 'willSet' and 'didSet'.",
        at: node
      )
      return
    }
    guard let annotation = property.binding.typeAnnotation else {
      context.report(
        "'@Presents' requires a type annotation: write one, as in 'var \(property.name): Detail.State?'.",
        at: property.binding
      )
      return
    }
    context.report(
      "'@Presents' is for optionals: '\(property.name)' must be 'nil' while nothing is presented.",
      at: annotation.type,
      fix: MacroFix(
        "Make the type optional",
        replace: annotation.type,
        with: OptionalTypeSyntax(wrappedType: annotation.type.trimmed)
          .with(\.trailingTrivia, annotation.type.trailingTrivia)
      )
    )
  }
}

extension TypeSyntax {
  /// The wrapped type of an optional.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional",
      let argument = type.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    // Before swift-syntax 601 an argument is always a type.
    return Syntax(argument).as(TypeSyntax.self)?.trimmed
  }
}
