import Foundation

/// Generates the current date: call `date()`, or read `date.now`.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  /// Makes a generator from a closure.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always returns the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date. Setting it makes the generator constant.
  public var now: Date {
    get { generate() }
    set { self = .constant(newValue) }
  }

  /// Returns the current date.
  public func callAsFunction() -> Date {
    generate()
  }
}

private enum DateKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
  static let testValue = DateGenerator {
    // A write of `\.date.now` by key path reads it first.
    if !DependencyValues.isUpdating {
      reportIssue("A test reads the current date. Set it: '$0.date = .constant(…)' or '$0.date.now = …'.")
    }
    return Date(timeIntervalSince1970: 0)
  }
}

extension DependencyValues {
  /// The generator of the current date. A test must set it.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}
