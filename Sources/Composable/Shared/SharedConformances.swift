import CustomDump
import Observation

extension Shared: Observable {}
extension SharedReader: Observable {}

/// Compares two shared values: their current ones or, while a test store compares states, those of the two states.
private func areEqual<Value: Equatable>(
  _ lhs: any SharedSource<Value>,
  _ rhs: any SharedSource<Value>
) -> Bool {
  let views = SharedView.comparison ?? (lhs: .current, rhs: .current)
  return lhs.value(in: views.lhs) == rhs.value(in: views.rhs)
}

extension Shared: Equatable where Value: Equatable {
  /// Whether the current values are equal.
  public static func == (lhs: Shared, rhs: Shared) -> Bool {
    areEqual(lhs.source, rhs.source)
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether the current values are equal.
  public static func == (lhs: SharedReader, rhs: SharedReader) -> Bool {
    areEqual(lhs.source, rhs.source)
  }
}

extension Shared: Hashable where Value: Hashable {
  /// Hashes the current value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.value(in: .current))
  }
}

extension SharedReader: Hashable where Value: Hashable {
  /// Hashes the current value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.value(in: .current))
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The id of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The id of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Encodable where Value: Encodable {
  /// Encodes the current value.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension Shared: Decodable where Value: Decodable {
  /// Decodes a value that is not persisted. A key is not part of what is encoded.
  public init(from decoder: any Decoder) throws {
    self.init(source: SharedStorage(try Value(from: decoder)))
  }
}

extension SharedReader: Encodable where Value: Encodable {
  /// Encodes the current value.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension SharedReader: Decodable where Value: Decodable {
  /// Decodes a value that never changes.
  public init(from decoder: any Decoder) throws {
    self.init(source: SharedStorage(try Value(from: decoder)))
  }
}

extension Shared: CustomStringConvertible {
  /// `Shared<Int>(5)`
  public var description: String { "Shared<\(Value.self)>(\(source.value(in: .current)))" }
}

extension SharedReader: CustomStringConvertible {
  /// `SharedReader<Int>(5)`
  public var description: String { "SharedReader<\(Value.self)>(\(source.value(in: .current)))" }
}

extension Shared: CustomDumpRepresentable {
  /// The current value.
  public var customDumpValue: Any { source.value(in: .current) }
}

extension SharedReader: CustomDumpRepresentable {
  /// The current value.
  public var customDumpValue: Any { source.value(in: .current) }
}

// A difference of two states shows the values that each of them had.

extension Shared: _CustomDiffObject {
  /// The values of the two sides of a comparison.
  public var _customDiffValues: (Any, Any) { comparedValues(of: source) }

  /// The same for all that share the value. A dump numbers those of one type: `#1 5`.
  public var _objectIdentifier: ObjectIdentifier { source.root.token(of: source.path) }
}

extension SharedReader: _CustomDiffObject {
  /// The values of the two sides of a comparison.
  public var _customDiffValues: (Any, Any) { comparedValues(of: source) }

  /// The same for all that share the value.
  public var _objectIdentifier: ObjectIdentifier { source.root.token(of: source.path) }
}

private func comparedValues<Value>(of source: any SharedSource<Value>) -> (Any, Any) {
  let views = SharedView.comparison ?? (lhs: .current, rhs: .current)
  return (source.value(in: views.lhs), source.value(in: views.rhs))
}
