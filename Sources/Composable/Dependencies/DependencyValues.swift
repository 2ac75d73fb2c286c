/// A collection of dependencies, by key.
///
/// Extend it with a property for each dependency; see ``DependencyKey``. Read the current values through
/// ``Dependency``.
public struct DependencyValues: Sendable {
  /// The dependencies of the current task.
  @TaskLocal package static var current = DependencyValues()
  /// Whether `withDependencies` is updating values. Reading an unset dependency is not reported then.
  @TaskLocal static var isUpdating = false

  /// The values that were set. Immutable, so that equal identity means equal content.
  private final class Overrides: Sendable {
    let values: [ObjectIdentifier: any Sendable]
    /// The values of the keys that `values` does not contain.
    let inherited: [ObjectIdentifier: any Sendable]

    init(
      _ values: [ObjectIdentifier: any Sendable],
      inheriting inherited: [ObjectIdentifier: any Sendable] = [:]
    ) {
      self.values = values
      self.inherited = inherited
    }

    static let none = Overrides([:])

    var isEmpty: Bool { values.isEmpty && inherited.isEmpty }

    var flattened: [ObjectIdentifier: any Sendable] {
      if inherited.isEmpty { return values }
      return values.isEmpty ? inherited : inherited.merging(values) { $1 }
    }
  }

  // A single reference, because this is copied for every action.
  private var overrides = Overrides.none

  /// Makes a collection in which nothing is set.
  public init() {}

  /// Reads or sets the value of a key.
  ///
  /// A key that is not set has its live, preview or test value, depending on ``context``.
  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get {
      override(key) ?? DefaultValues.shared.value(of: key, in: context)
    }
    set {
      var values = overrides.flattened
      values[ObjectIdentifier(key)] = newValue
      overrides = Overrides(values)
    }
  }

  func override<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    // A cast of a missing value to an optional type would succeed: the value would seem to be set.
    return (overrides.values[id] ?? overrides.inherited[id]).flatMap { $0 as? Key.Value }
  }

  /// The values that were set, by the identity of their key.
  var overridden: [ObjectIdentifier: any Sendable] { overrides.flattened }

  package func isIdentical(to other: Self) -> Bool {
    overrides === other.overrides
  }

  /// Returns these values, overridden by those that are set in `other`.
  func merging(_ other: Self) -> Self {
    if isIdentical(to: other) || other.overrides.isEmpty { return self }
    if overrides.isEmpty { return other }
    var merged = self
    merged.overrides = Overrides(
      other.overrides.values,
      inheriting: other.overrides.inherited.isEmpty
        ? overrides.flattened : overrides.flattened.merging(other.overrides.inherited) { $1 }
    )
    return merged
  }
}
