import Foundation

// The same for optional values. `nil` removes the value from the store.

extension SharedReaderKey {
  /// Shares an optional Boolean in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, store, AppStorageCoding.bool.optional)
  }

  /// Shares an optional integer in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Int?> {
    AppStorageKey(key, store, AppStorageCoding.int.optional)
  }

  /// Shares an optional floating-point number in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Double?> {
    AppStorageKey(key, store, AppStorageCoding.double.optional)
  }

  /// Shares an optional string in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<String?> {
    AppStorageKey(key, store, AppStorageCoding.string.optional)
  }

  /// Shares optional strings in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, store, AppStorageCoding.strings.optional)
  }

  /// Shares an optional URL in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<URL?> {
    AppStorageKey(key, store, AppStorageCoding.url.optional)
  }

  /// Shares optional data in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Data?> {
    AppStorageKey(key, store, AppStorageCoding.data.optional)
  }

  /// Shares an optional date in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Date?> {
    AppStorageKey(key, store, AppStorageCoding.date.optional)
  }

  /// Shares an optional value in app storage by its raw value, an integer.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String,
    store: AppStorageDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, AppStorageCoding<Value>.rawValue(.int).optional)
  }

  /// Shares an optional value in app storage by its raw value, a string.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String,
    store: AppStorageDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, AppStorageCoding<Value>.rawValue(.string).optional)
  }
}
