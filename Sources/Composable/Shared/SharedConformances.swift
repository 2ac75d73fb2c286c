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
  /// The current value, marked as shared.
  public var customDumpValue: Any { SharedDump(source) }
}

extension SharedReader: CustomDumpRepresentable {
  /// The current value, marked as shared.
  public var customDumpValue: Any { SharedDump(source) }
}

/// A shared value in a dump or in the difference of two states, each with the value of its time.
private struct SharedDump: _CustomDiffObject, Equatable {
  let _customDiffValues: (Any, Any)
  let _objectIdentifier: ObjectIdentifier

  init<Value>(_ source: any SharedSource<Value>) {
    let views = SharedView.comparison ?? (lhs: .current, rhs: .current)
    _customDiffValues = (source.value(in: views.lhs), source.value(in: views.rhs))
    _objectIdentifier = source.root.token(of: source.path)
  }
  /// Whether the value is the same on both sides of a comparison.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs._objectIdentifier == rhs._objectIdentifier
      && isEqual(lhs._customDiffValues.0, rhs._customDiffValues.1)
  }
}
