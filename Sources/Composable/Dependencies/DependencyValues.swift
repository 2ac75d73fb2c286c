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
    /// What holds where `values` says nothing.
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

  // One reference and no more: it is copied for every action.
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
      var values = overrides.flattened
      values[ObjectIdentifier(key)] = newValue
      overrides = Overrides(values)
    }
  }

  func override<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    return (overrides.values[id] ?? overrides.inherited[id]) as? Key.Value
  }

  package func isIdentical(to other: Self) -> Bool {
    overrides === other.overrides
  }

  /// These values with the overrides of `other` on top. Both usually come from `withDependencies`.
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
