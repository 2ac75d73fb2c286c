import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: stores one property of an observable state elsewhere, and observes it.
enum ObservationStateTrackedMacro: UnformattedMacro, AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ObservedProperty(declaration) else { return [] }
    let (number, storage) = (property.number, property.storage)
    // The observers of a property may read the state: nothing else may be changing it then.
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

/// `@ObservationStateIgnored`: leaves a property of an observable state as it is.
enum ObservationStateIgnoredMacro: UnformattedMacro, AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
