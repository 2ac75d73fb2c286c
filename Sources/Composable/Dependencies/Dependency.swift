/// Reads a dependency: `@Dependency(\.uuid) var uuid`.
///
/// The value is the one that was current where the property was initialized, unless it is overridden where the
/// property is read. A property of a reducer therefore has the dependencies that its store was made with.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: KeyPath<DependencyValues, Value> & Sendable
  private let initialValues: DependencyValues

  /// Reads the dependency at a key path.
  public init(_ keyPath: KeyPath<DependencyValues, Value> & Sendable) {
    self.keyPath = keyPath
    initialValues = .current
  }

  /// Reads the dependency of a key: `@Dependency(Files.self) var files`.
  public init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {
    self.init(\DependencyValues.[KeyBox<Key>()])
  }

  /// The value of the dependency.
  public var wrappedValue: Value {
    initialValues.merging(.current)[keyPath: keyPath]
  }
}

extension Dependency {
  /// Not available: ``DependencyValues`` has no property with this name.
  @available(
    *,
    unavailable,
    message:
      "'DependencyValues' has no property of this name. Check its spelling, or declare it in an extension."
  )
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<_UndeclaredDependencies, _UndeclaredDependency>) {
    notAvailable()
  }
}

extension Dependency where Value == _UndeclaredDependency {
  /// Not available: ``DependencyValues`` has no property with this name.
  @available(
    *,
    unavailable,
    message:
      "'DependencyValues' has no property of this name. Check its spelling, or declare it in an extension."
  )
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<_UndeclaredDependencies, _UndeclaredDependency>) {
    notAvailable()
  }
}

/// Has a property of every name, so that the compiler explains a misspelled one in `@Dependency(\.name)`.
@dynamicMemberLookup
public struct _UndeclaredDependencies: Sendable {
  /// A property that ``DependencyValues`` may not have.
  public subscript(dynamicMember name: String) -> _UndeclaredDependency { _UndeclaredDependency() }
}

/// The type of a property that ``DependencyValues`` does not have.
public struct _UndeclaredDependency: Sendable {}

/// Represents a key in a key path: a metatype cannot be the argument of a subscript there.
private struct KeyBox<Key: TestDependencyKey>: Hashable, Sendable {}

extension DependencyValues {
  fileprivate subscript<Key: TestDependencyKey>(box: KeyBox<Key>) -> Key.Value {
    self[Key.self]
  }
}
