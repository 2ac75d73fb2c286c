/// A key that gives a dependency its value in tests and previews.
///
/// A module that only declares a client conforms to it; the module that implements the client conforms the
/// same type to ``DependencyKey``.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value in Xcode previews; by default ``testValue``.
  static var previewValue: Value { get }

  /// The value in tests, unless a test sets another.
  static var testValue: Value { get }
}

/// A key that gives a dependency its value when the application runs, in previews and in tests.
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
  // Declared again, with what uses it, so that it is inferred from `liveValue` alone.
  /// The type of the dependency.
  associatedtype Value = Self

  /// The value in Xcode previews; by default ``liveValue``.
  static var previewValue: Value { get }

  /// The value in tests, unless a test sets another.
  static var testValue: Value { get }

  /// The value when the application runs.
  static var liveValue: Value { get }
}

extension TestDependencyKey {
  /// ``testValue``, unless the key says otherwise.
  public static var previewValue: Value {
    testValue
  }
}

extension DependencyKey {
  /// ``liveValue``, unless the key says otherwise.
  public static var previewValue: Value {
    liveValue
  }

  /// The preview value, reported as an issue: a test must not come by real work unnoticed.
  public static var testValue: Value {
    if !DependencyValues.isUpdating { reportUnset() }
    return previewValue
  }

  private static func reportUnset() {
    reportIssue(
      """
      \(Self.self) has no test value, but a test reads it.

      Set the dependency in 'withDependencies', or give the key a 'testValue'.
      """
    )
  }
}
