/// An enum whose cases can be named by key paths: `\.child`, `\.child.saved`.
///
/// ```swift
/// extension Parent.Action: CasePathable {
///   struct AllCasePaths: Sendable {
///     var child: AnyCasePath<Parent.Action, Child.Action> {
///       AnyCasePath(
///         embed: { .child($0) },
///         extract: { if case .child(let action) = $0 { action } else { nil } }
///       )
///     }
///   }
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
/// ```
///
/// A case without a value has a case path to `Void`.
public protocol CasePathable {
  /// A type with one property of type `AnyCasePath<Self, Value>` for each case, with the name of the case.
  associatedtype AllCasePaths: Sendable

  /// The case paths of this enum.
  static var allCasePaths: AllCasePaths { get }
}

/// A key path to a case of an enum.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

extension CasePathable {
  /// Whether this value is the given case: `action.is(\.child)`.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    self[case: keyPath] != nil
  }

  /// The value held by the given case, or `nil` if this is another case.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }
}
