/// Why a value cannot be read from JSON.
enum JSONFailure: Error {
  /// The bytes are not JSON.
  case syntax
  /// A value is missing, or of another type.
  case row(RowProblem)

  static func wrongType(_ expected: String) -> JSONFailure { .row(.wrongType(key: "", expected: expected)) }

  /// The failure with its key as a path from the member or element that contains it.
  func within(_ container: String) -> JSONFailure {
    switch self {
    case .syntax: .syntax
    case .row(let problem): .row(problem.within(container))
    }
  }
}

extension RowProblem {
  fileprivate func within(_ container: String) -> RowProblem {
    func path(_ key: String) -> String {
      key.isEmpty || key.utf8.first == UInt8(ascii: "[") ? container + key : "\(container).\(key)"
    }
    return switch self {
    case .missing(let key): .missing(key: path(key))
    case .repeated(let key): .repeated(key: path(key))
    case .wrongType(let key, let expected): .wrongType(key: path(key), expected: expected)
    case .unknownValue(let key, let value, let known):
      .unknownValue(key: path(key), value: value, known: known)
    case .malformed(let key, let value, let expected):
      .malformed(key: path(key), value: value, expected: expected)
    case .dangling(let key, let value, let file): .dangling(key: path(key), value: value, file: file)
    case .duplicate(let key, let value): .duplicate(key: path(key), value: value)
    case .disagreement(let key, let other): .disagreement(key: path(key), other: other)
    }
  }
}
