import Foundation

/// The environment of the process, which determines the default values of dependencies.
public enum DependencyContext: Hashable, Sendable {
  /// The application.
  case live
  /// An Xcode preview.
  case preview
  /// A test.
  case test

  /// The context of this process: ``test`` if a test runner started it.
  ///
  /// `isTesting` makes a dictionary of the environment for each variable that it looks for, which takes a thirtieth of the time of a
  /// short command. So the environment is read once, and `isTesting` is asked only where a test runner is possible.
  static let ofProcess: Self = {
    let environment = ProcessInfo.processInfo.environment
    let mayBeTest =
      environment.keys.contains { $0.hasPrefix("XCTest") || $0 == "BAZEL_TEST" }
      || CommandLine.arguments.contains { $0.contains("test") }
    if mayBeTest, isTesting { return .test }
    return environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : .live
  }()
}

private enum DependencyContextKey: DependencyKey {
  static var liveValue: DependencyContext { .ofProcess }
  static var testValue: DependencyContext { .ofProcess }
}

extension DependencyValues {
  /// The context that determines the default values of dependencies. It can be overridden like any dependency.
  public var context: DependencyContext {
    get { override(DependencyContextKey.self) ?? .ofProcess }
    set { self[DependencyContextKey.self] = newValue }
  }
}
