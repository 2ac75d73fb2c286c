import Composable
import Testing

/// Gives each test, and each case of a parameterized test, its own dependencies: `.dependencies`, `.dependency`.
///
/// The module has the name and the contents of that of swift-dependencies. It is separate from `ComposableTesting`, because an app
/// that links this one would link Swift Testing.
public struct _DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate let update: @Sendable (inout DependencyValues) async throws -> Void

  /// Also applies to the suites inside a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with its dependencies.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSeparateDependencies(update, operation: function)
  }
}

extension Trait where Self == _DependenciesTrait {
  /// Gives each test, and each case of a parameterized test, empty storages of shared values.
  public static var dependencies: Self {
    Self { _ in }
  }

  /// Sets dependencies for each test: `@Suite(.dependencies { $0.uuid = .incrementing })`.
  ///
  /// The closure is called for each test and each case, which therefore share nothing that it makes.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (_ values: inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(update: updateValues)
  }

  /// Sets one dependency for each test: `@Test(.dependency(\.date.now, .distantPast))`.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Sets the dependency whose key is its own type: `@Test(.dependency(Files(read: { _ in [] })))`.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }
}
