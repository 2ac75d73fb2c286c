import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: gives one property of an observable state separate storage, and observes it.
enum ObservationStateTrackedMacro: UnformattedMacro, AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    let (number, storage) = (property.number, property.storage)
    // The `willSet` or `didSet` of the property may read the state, so its storage must not be accessed exclusively.
    let set =
      property.observers == nil
      ? "_$observationRegistrar.mutate(\(number), &\(storage), newValue)"
      : "_$observationRegistrar.willSet(\(number), \(storage), newValue)\n  \(storage) = newValue"
    return GeneratedSource.accessors(
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = initialValue
      }
      get {
        _$observationRegistrar.access(\(number))
        return \(storage)
      }
      set {
        \(set)
      }
      _modify {
        let before = _$observationRegistrar.willModify(\(number), \(storage))
        defer { _$observationRegistrar.didModify(\(number), \(storage), before) }
        yield &\(storage)
      }
      """
    )
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    let type = property.binding.typeAnnotation?.trimmedDescription ?? ""
    let value = property.binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    let observers = property.observers.map { " \($0.trimmedDescription)" } ?? ""
    return [GeneratedSource.declaration("private var \(property.storage)\(type)\(value)\(observers)")]
  }
}

/// `@ObservationStateIgnored`: excludes a property of an observable state from observation. It generates nothing.
enum ObservationStateIgnoredMacro: UnformattedMacro, AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
