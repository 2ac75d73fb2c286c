/// A key with the values of a dependency in tests and previews.
///
/// The module that declares a client conforms the key to it; the module that implements the client conforms the same
/// key to ``DependencyKey``.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value in Xcode previews; ``testValue`` by default.
  static var previewValue: Value { get }

  /// The value in tests that do not set the dependency.
  static var testValue: Value { get }
}

/// A key with the values of a dependency in the application, in previews and in tests.
///
/// ```swift
/// struct Files: Sendable {
///   var read: @Sendable (String) throws -> [UInt8]
/// }
///
/// extension Files: DependencyKey {
///   static let liveValue = Files(read: { … })
///   static let testValue = Files(read: unimplemented("Files.read"))
/// }
///
/// extension DependencyValues {
///   var files: Files {
///     get { self[Files.self] }
///     set { self[Files.self] = newValue }
///   }
/// }
/// ```
///
/// A key without a `testValue` fails every test that reads the dependency before setting it.
public protocol DependencyKey<Value>: TestDependencyKey {
  // Redeclared, along with the requirements that use it, so that it is inferred from `liveValue` alone.
  /// The type of the dependency.
  associatedtype Value = Self

  /// The value in Xcode previews; ``liveValue`` by default.
  static var previewValue: Value { get }

  /// The value in tests that do not set the dependency.
  static var testValue: Value { get }

  /// The value in the application.
  static var liveValue: Value { get }
}

extension TestDependencyKey {
  /// ``testValue``, unless the key declares another value.
  public static var previewValue: Value {
    testValue
  }
}

extension DependencyKey {
  /// ``liveValue``, unless the key declares another value.
  public static var previewValue: Value {
    liveValue
  }

  /// ``previewValue``. Reports an issue, so that a test does not use a live dependency unnoticed.
  public static var testValue: Value {
    if !DependencyValues.isUpdating { reportUnset() }
    return previewValue
  }

  private static func reportUnset() {
    reportIssue(
      """
      \(Self.self) has no test value, but a test reads it.

      Set the dependency in 'withDependencies', or declare a 'testValue' in the key.
      """
    )
  }
}
