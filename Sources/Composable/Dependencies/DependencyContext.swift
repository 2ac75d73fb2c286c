import Foundation

/// Decides which default value a dependency gets.
public enum DependencyContext: Hashable, Sendable {
  /// The application runs.
  case live
  /// Xcode shows a preview.
  case preview
  /// A test runs.
  case test

  /// The context of this process: a test if a test runner started it.
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
  /// The context that decides which default values dependencies get. It may be set, as any dependency.
  public var context: DependencyContext {
    get { override(DependencyContextKey.self) ?? .ofProcess }
    set { self[DependencyContextKey.self] = newValue }
  }
}
