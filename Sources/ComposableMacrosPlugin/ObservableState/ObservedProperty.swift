import SwiftSyntax

/// A stored property of an observable state.
struct ObservedProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The name, including any backticks.
  let name: String
  private let bareName: String

  /// Returns `nil` if the declaration is not one stored instance variable.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let declaration = declaration.as(VariableDeclSyntax.self), declaration.isStoredVariable,
      declaration.bindings.count == 1, let binding = declaration.bindings.first, let name = binding.name
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.name = name.text
    bareName = name.bareName
  }

  /// The name of the property that stores the value.
  var storage: String {
    "_\(bareName)"
  }

  /// The number of the property: a hash of its name (FNV-1a, 31 bits), so that all macros compute the same.
  ///
  /// Two properties with the same number would be observed as one.
  var number: Int {
    let hash = bareName.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(hash & 0x7fff_ffff)
  }

  /// Whether the syntax shows that the property is a number, a Boolean, a string, or an optional one.
  var isScalar: Bool {
    guard let type = binding.typeAnnotation?.type else {
      let value = binding.initializer?.value
      return value?.is(IntegerLiteralExprSyntax.self) ?? false
        || value?.is(FloatLiteralExprSyntax.self) ?? false
        || value?.is(BooleanLiteralExprSyntax.self) ?? false
        || value?.is(StringLiteralExprSyntax.self) ?? false
    }
    let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return ["Bool", "Double", "Int", "String"].contains(wrapped.trimmedDescription)
  }

  /// The `willSet` and `didSet` of the property.
  var observers: AccessorBlockSyntax? {
    binding.accessorBlock
  }

  /// The access modifier of the property, for another property with the same access.
  var visibility: String {
    let kept = declaration.modifiers.first { modifier in
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package), .keyword(.fileprivate), .keyword(.private):
        modifier.detail == nil
      default: false
      }
    }
    return kept.map { "\($0.name.text) " } ?? ""
  }
}

extension VariableDeclSyntax {
  /// Whether this declares stored instance variables.
  var isStoredVariable: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var), !modifiers.contains(.static),
      !modifiers.contains(.class), !modifiers.contains(.lazy)
    else { return false }
    return bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let accessors):
        accessors.allSatisfy {
          [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
      }
    }
  }
}
