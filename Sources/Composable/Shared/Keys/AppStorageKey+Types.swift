import Foundation

// One function for each type that app storage supports. They differ only in the coding.

extension SharedReaderKey {
  /// Shares a Boolean in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Bool> {
    AppStorageKey(key, store, .bool)
  }

  /// Shares an integer in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Int> {
    AppStorageKey(key, store, .int)
  }

  /// Shares a floating-point number in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Double> {
    AppStorageKey(key, store, .double)
  }

  /// Shares a string in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<String> {
    AppStorageKey(key, store, .string)
  }

  /// Shares strings in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<[String]> {
    AppStorageKey(key, store, .strings)
  }

  /// Shares a URL in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<URL> {
    AppStorageKey(key, store, .url)
  }

  /// Shares data in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Data> {
    AppStorageKey(key, store, .data)
  }

  /// Shares a date in app storage.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage(_ key: String, store: AppStorageDefaults? = nil) -> Self
  where Self == AppStorageKey<Date> {
    AppStorageKey(key, store, .date)
  }

  /// Shares a value in app storage by its raw value, an integer.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String,
    store: AppStorageDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue(.int))
  }

  /// Shares a value in app storage by its raw value, a string.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String,
    store: AppStorageDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue(.string))
  }

  /// Shares a value of any other type in app storage, as JSON.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store; the dependency `defaultAppStorage` if `nil`.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String,
    store: AppStorageDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .json)
  }
}
