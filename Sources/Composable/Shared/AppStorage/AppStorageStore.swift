import Foundation

#if canImport(Darwin)
  /// The type of the dependency `defaultAppStorage`: `UserDefaults` on Apple systems, ``AppDefaults`` on others.
  public typealias AppStorageDefaults = UserDefaults
#else
  /// The type of the dependency `defaultAppStorage`: `UserDefaults` on Apple systems, ``AppDefaults`` on others.
  public typealias AppStorageDefaults = AppDefaults
#endif

/// A store of named values.
protocol AppStorageStore: AnyObject {
  /// Returns the value of a key; `nil` if there is none of the kind.
  func read(_ key: String, _ kind: AppStorageValue.Kind) throws -> AppStorageValue?

  /// Sets the value of a key; `nil` removes it.
  func write(_ value: AppStorageValue?, forKey key: String) throws

  /// Calls a closure after a value may have been changed.
  func observe(_ key: String, onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

/// A store that is identified by reference.
struct AppStorageReference: Hashable, @unchecked Sendable {
  // `@unchecked`: `UserDefaults` is documented to be thread-safe, and `AppDefaults` is sendable.
  let store: AppStorageDefaults

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.store === rhs.store }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(store))
  }
}

private enum AppStorageDependencyKey: DependencyKey {
  static var liveValue: AppStorageReference { AppStorageReference(store: .standard) }
  static var previewValue: AppStorageReference { AppStorageReference(store: .inMemory) }
  static var testValue: AppStorageReference { AppStorageReference(store: .inMemory) }
}

extension DependencyValues {
  /// The store of `@Shared(.appStorage(…))`: the standard one in the application, and an empty one in each test.
  public var defaultAppStorage: AppStorageDefaults {
    get { appStorageReference.store }
    set { appStorageReference = AppStorageReference(store: newValue) }
  }

  var appStorageReference: AppStorageReference {
    get { self[AppStorageDependencyKey.self] }
    set { self[AppStorageDependencyKey.self] = newValue }
  }
}
