/// A field of a fragment: absent, written but not readable as its type, or a value with its place.
///
/// The reader has already reported an invalid field. Rules treat it as present and unknown, so that one mistake gives
/// one diagnostic.
public enum Field<Value> {
  case missing
  case invalid(SourceRange)
  case value(Located<Value>)

  public init(_ value: Value, at range: SourceRange) {
    self = .value(Located(value, at: range))
  }

  public var located: Located<Value>? {
    if case .value(let located) = self { located } else { nil }
  }

  public var value: Value? { located?.value }

  /// Where the field was written; nil when it was not.
  public var range: SourceRange? {
    switch self {
    case .missing: nil
    case .invalid(let range): range
    case .value(let located): located.range
    }
  }

  public var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}

extension Field: Equatable where Value: Equatable {}
extension Field: Sendable where Value: Sendable {}
