import Foundation

/// The cache of the default values of dependencies. Each is made once per process, or once per test.
final class DefaultValues: Sendable {
  static let shared = DefaultValues()

  private struct CacheKey: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let test: TestContext.Testing.Test.ID?

    /// Few values differ only in their context or test, so these are compared, not hashed.
    func hash(into hasher: inout Hasher) {
      hasher.combine(key)
    }
  }

  private let cache = Locked<[CacheKey: any Sendable]>([:])

  // In `flatMap`, because a cast of a missing value to an optional type would succeed.
  func value<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) -> Key.Value {
    let cacheKey = CacheKey(key: ObjectIdentifier(key), context: context, test: Self.currentTest)
    if let cached = cache.withLock({ $0[cacheKey] }).flatMap({ $0 as? Key.Value }) { return cached }
    let value = makeValue(of: key, in: context)
    // Not cached while `withDependencies` updates values: the read was not reported, and a later one must be.
    if DependencyValues.isUpdating { return value }
    return cache.withLock { cache in
      // Another thread may have made one in the meantime.
      if let cached = cache[cacheKey].flatMap({ $0 as? Key.Value }) { return cached }
      cache[cacheKey] = value
      return value
    }
  }

  /// Replaces the default values of some keys.
  ///
  /// - Returns: Whether none of them has been read or replaced before.
  func prepare(_ values: [ObjectIdentifier: any Sendable], in context: DependencyContext) -> Bool {
    let test = Self.currentTest
    return cache.withLock { cache in
      var isFirst = true
      for (key, value) in values {
        let previous = cache.updateValue(value, forKey: CacheKey(key: key, context: context, test: test))
        if previous != nil { isFirst = false }
      }
      return isFirst
    }
  }

  private static var currentTest: TestContext.Testing.Test.ID? {
    guard DependencyContext.ofProcess == .test else { return nil }
    switch TestContext.current {
    case .swiftTesting(let testing?): return testing.test.id
    case .xcTest: beginObservingTests
    default: break
    }
    return nil
  }

  /// Forgets the values made outside Swift Testing, at the beginning of a test under XCTest.
  func forgetTest() {
    cache.withLock { $0 = $0.filter { $0.key.test != nil } }
  }

  /// Observes when tests under XCTest begin. `ComposableTesting` does so, because an app must not link XCTest.
  private static let beginObservingTests: Void = {
    let observer = _typeByName("17ComposableTesting19TestCaseObservationO") as? any TestObservation.Type
    observer?.begin { shared.forgetTest() }
  }()

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
