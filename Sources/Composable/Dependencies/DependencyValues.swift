/// The dependencies in force, by key.
///
/// Extend it with a property for each dependency; see ``DependencyKey``. Read it through ``Dependency``.
public struct DependencyValues: Sendable {
  /// The dependencies in force in the current task.
  @TaskLocal package static var current = DependencyValues()
  /// Whether `withDependencies` is changing values: reading one then is no use of it.
  @TaskLocal static var isUpdating = false

  /// Immutable, so that its identity stands for its content.
  private final class Overrides: Sendable {
    let values: [ObjectIdentifier: any Sendable]

    init(_ values: [ObjectIdentifier: any Sendable]) {
      self.values = values
    }

    static let none = Overrides([:])
  }

  private var overrides = Overrides.none
  /// What holds where `overrides` says nothing.
  private var inherited = Overrides.none

  /// Values without overrides.
  public init() {}

  /// Reads or sets the value of a key.
  ///
  /// A key that was not set has its live, preview or test value, according to ``context``.
  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get {
      override(key) ?? DefaultValues.shared.value(of: key, in: context)
    }
    set {
      var values = inherited.values.merging(overrides.values) { $1 }
      values[ObjectIdentifier(key)] = newValue
      overrides = Overrides(values)
      inherited = .none
    }
  }

  func override<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    (overrides.values[ObjectIdentifier(key)] ?? inherited.values[ObjectIdentifier(key)]) as? Key.Value
  }

  package func isIdentical(to other: Self) -> Bool {
    overrides === other.overrides && inherited === other.inherited
  }

  /// These values with the overrides of `other` on top. Both usually come from `withDependencies`.
  func merging(_ other: Self) -> Self {
    if isIdentical(to: other) || other.isEmpty { return self }
    if isEmpty { return other }
    var merged = other
    merged.inherited =
      other.inherited === Overrides.none
      ? flattened
      : Overrides(
        flattened.values.merging(other.inherited.values) { $1 }
      )
    return merged
  }

  private var isEmpty: Bool {
    overrides.values.isEmpty && inherited.values.isEmpty
  }

  private var flattened: Overrides {
    inherited === Overrides.none
      ? overrides : Overrides(inherited.values.merging(overrides.values) { $1 })
  }
}
