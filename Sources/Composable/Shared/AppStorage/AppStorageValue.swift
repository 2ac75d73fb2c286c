import Foundation

/// A value in app storage. Its cases are the types that `UserDefaults` can store.
public enum AppStorageValue: Hashable, Codable, Sendable {
  case bool(Bool)
  case data(Data)
  case date(Date)
  case double(Double)
  case int(Int)
  case string(String)
  case strings([String])
  case url(URL)

  /// The kinds of values.
  enum Kind: Sendable {
    case bool, data, date, double, int, string, strings, url
  }
}

/// How a type is stored in app storage.
struct AppStorageCoding<Value: Sendable>: Sendable {
  let kind: AppStorageValue.Kind
  /// Returns `nil` for a stored value of another type.
  let decode: @Sendable (AppStorageValue) throws -> Value?
  /// Returns `nil` for a value that is stored by removing the key.
  let encode: @Sendable (Value) throws -> AppStorageValue?

  /// The coding of an optional value: a missing one is `nil`.
  var optional: AppStorageCoding<Value?> {
    AppStorageCoding<Value?>(
      kind: kind,
      decode: { [decode] in try decode($0) },
      encode: { [encode] in try $0.flatMap { try encode($0) } }
    )
  }
}

extension AppStorageCoding where Value: RawRepresentable, Value.RawValue: Sendable {
  /// The coding of a type by its raw value.
  static func rawValue(_ base: AppStorageCoding<Value.RawValue>) -> Self {
    AppStorageCoding(
      kind: base.kind,
      decode: { try base.decode($0).flatMap { Value(rawValue: $0) } },
      encode: { try base.encode($0.rawValue) }
    )
  }
}

extension AppStorageCoding where Value: Codable {
  /// The coding of any other type: as JSON.
  static var json: Self {
    AppStorageCoding(
      kind: .data,
      decode: {
        if case .data(let data) = $0 { try JSONDecoder().decode(Value.self, from: data) } else { nil }
      },
      encode: { .data(try JSONEncoder().encode($0)) }
    )
  }
}

extension AppStorageCoding<Bool> {
  static var bool: Self {
    Self(kind: .bool, decode: { if case .bool(let value) = $0 { value } else { nil } }, encode: { .bool($0) })
  }
}

extension AppStorageCoding<Data> {
  static var data: Self {
    Self(kind: .data, decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}

extension AppStorageCoding<Date> {
  static var date: Self {
    Self(kind: .date, decode: { if case .date(let value) = $0 { value } else { nil } }, encode: { .date($0) })
  }
}

extension AppStorageCoding<Double> {
  static var double: Self {
    Self(
      kind: .double,
      decode: { if case .double(let value) = $0 { value } else { nil } },
      encode: { .double($0) }
    )
  }
}

extension AppStorageCoding<Int> {
  static var int: Self {
    Self(kind: .int, decode: { if case .int(let value) = $0 { value } else { nil } }, encode: { .int($0) })
  }
}

extension AppStorageCoding<String> {
  static var string: Self {
    Self(
      kind: .string,
      decode: { if case .string(let value) = $0 { value } else { nil } },
      encode: { .string($0) }
    )
  }
}

extension AppStorageCoding<[String]> {
  static var strings: Self {
    Self(
      kind: .strings,
      decode: { if case .strings(let value) = $0 { value } else { nil } },
      encode: { .strings($0) }
    )
  }
}

extension AppStorageCoding<URL> {
  static var url: Self {
    Self(kind: .url, decode: { if case .url(let value) = $0 { value } else { nil } }, encode: { .url($0) })
  }
}
