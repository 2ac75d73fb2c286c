import Foundation

/// The cache of the default values of dependencies. Each is made once per process, or once per test in Swift Testing.
final class DefaultValues: Sendable {
  static let shared = DefaultValues()

  private struct CacheKey: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let test: TestContext.Testing.Test.ID?
  }

  private let cache = Locked<[CacheKey: any Sendable]>([:])

  func value<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) -> Key.Value {
    let cacheKey = CacheKey(key: ObjectIdentifier(key), context: context, test: Self.currentTest)
    if let cached = cache.withLock({ $0[cacheKey] }) as? Key.Value { return cached }
    let value = makeValue(of: key, in: context)
    // Not cached while `withDependencies` updates values: the read was not reported, and a later one must be.
    if !DependencyValues.isUpdating { cache.withLock { $0[cacheKey] = value } }
    return value
  }

  private static var currentTest: TestContext.Testing.Test.ID? {
    guard case .swiftTesting(let testing?) = TestContext.current else { return nil }
    return testing.test.id
  }

  private func makeValue<Key: TestDependencyKey>(
    of key: Key.Type,
    in context: DependencyContext
  ) -> Key.Value {
    switch context {
    case .live:
      if let key = key as? any DependencyKey.Type, let live = liveValue(of: key) as? Key.Value { return live }
      reportIssue(
        """
        \(key) has no live value, but the application reads it.

        Conform \(key) to 'DependencyKey', or set the dependency in 'withDependencies'.
        """
      )
      return Key.testValue
    case .preview:
      return Key.previewValue
    case .test:
      return Key.testValue
    }
  }

  private func liveValue<Key: DependencyKey>(of key: Key.Type) -> any Sendable {
    key.liveValue
  }
}
