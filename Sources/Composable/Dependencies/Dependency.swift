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

/// Represents a key in a key path: a metatype cannot be the argument of a subscript there.
private struct KeyBox<Key: TestDependencyKey>: Hashable, Sendable {}

extension DependencyValues {
  fileprivate subscript<Key: TestDependencyKey>(box: KeyBox<Key>) -> Key.Value {
    self[Key.self]
  }
}
