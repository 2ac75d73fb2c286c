import Foundation

// The accessors of `UserDefaults`, so that code that uses the dependency `defaultAppStorage` compiles everywhere. Like those,
// they do not report errors.
extension AppDefaults {
  /// The Boolean of a key; `false` if there is none.
  public func bool(forKey key: String) -> Bool {
    if case .bool(let value)? = try? value(forKey: key) { value } else { false }
  }

  /// The integer of a key; 0 if there is none.
  public func integer(forKey key: String) -> Int {
    if case .int(let value)? = try? value(forKey: key) { value } else { 0 }
  }

  /// The number of a key; 0 if there is none.
  public func double(forKey key: String) -> Double {
    if case .double(let value)? = try? value(forKey: key) { value } else { 0 }
  }

  /// The string of a key; `nil` if there is none.
  public func string(forKey key: String) -> String? {
    if case .string(let value)? = try? value(forKey: key) { value } else { nil }
  }

  /// The strings of a key; `nil` if there are none.
  public func stringArray(forKey key: String) -> [String]? {
    if case .strings(let value)? = try? value(forKey: key) { value } else { nil }
  }

  /// The data of a key; `nil` if there is none.
  public func data(forKey key: String) -> Data? {
    if case .data(let value)? = try? value(forKey: key) { value } else { nil }
  }

  /// The URL of a key; `nil` if there is none.
  public func url(forKey key: String) -> URL? {
    if case .url(let value)? = try? value(forKey: key) { value } else { nil }
  }

  /// Sets a Boolean.
  public func set(_ value: Bool, forKey key: String) {
    try? set(.bool(value), forKey: key)
  }

  /// Sets an integer.
  public func set(_ value: Int, forKey key: String) {
    try? set(.int(value), forKey: key)
  }

  /// Sets a number.
  public func set(_ value: Double, forKey key: String) {
    try? set(.double(value), forKey: key)
  }

  /// Sets a string.
  public func set(_ value: String, forKey key: String) {
    try? set(.string(value), forKey: key)
  }

  /// Sets strings.
  public func set(_ value: [String], forKey key: String) {
    try? set(.strings(value), forKey: key)
  }

  /// Sets data.
  public func set(_ value: Data, forKey key: String) {
    try? set(.data(value), forKey: key)
  }

  /// Sets a URL.
  public func set(_ value: URL, forKey key: String) {
    try? set(.url(value), forKey: key)
  }

  /// Removes the value of a key.
  public func removeObject(forKey key: String) {
    try? set(AppStorageValue?.none, forKey: key)
  }
}
