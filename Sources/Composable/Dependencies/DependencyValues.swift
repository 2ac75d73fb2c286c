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
      var values = overrides.values
      values[ObjectIdentifier(key)] = newValue
      overrides = Overrides(values)
    }
  }

  func override<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    overrides.values[ObjectIdentifier(key)] as? Key.Value
  }

  func isIdentical(to other: Self) -> Bool {
    overrides === other.overrides
  }

  /// These values with the overrides of `other` on top.
  func merging(_ other: Self) -> Self {
    if overrides === other.overrides || other.overrides.values.isEmpty { return self }
    if overrides.values.isEmpty { return other }
    var merged = self
    merged.overrides = Overrides(overrides.values.merging(other.overrides.values) { $1 })
    return merged
  }
}
