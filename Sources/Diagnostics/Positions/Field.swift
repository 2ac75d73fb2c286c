/// A field of a fragment: missing, invalid, or a value with its source range.
///
/// The reader has already reported an invalid field. Rules treat it as present and unknown, so that one error gives one
/// diagnostic.
public enum Field<Value> {
  /// The source does not contain the field.
  case missing
  /// The source contains the field in this range, and the reader has reported why it cannot be read.
  case invalid(SourceRange)
  case value(Located<Value>)

  /// A value that was read.
  public init(_ value: Value, at range: SourceRange) {
    self = .value(Located(value, at: range))
  }

  /// The value with its source range; nil if the field is missing or invalid.
  public var located: Located<Value>? {
    if case .value(let located) = self { located } else { nil }
  }

  /// The value; nil if the field is missing or invalid.
  public var value: Value? { located?.value }

  /// The source range of the field; nil if it is missing.
  public var range: SourceRange? {
    switch self {
    case .missing: nil
    case .invalid(let range): range
    case .value(let located): located.range
    }
  }

  /// Whether the source does not contain the field.
  public var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}

extension Field: Equatable where Value: Equatable {}
extension Field: Sendable where Value: Sendable {}
