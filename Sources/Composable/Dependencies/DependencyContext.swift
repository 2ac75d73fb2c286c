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
  static let ofProcess: Self =
    if isTesting {
      .test
    } else if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      .preview
    } else {
      .live
    }
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
