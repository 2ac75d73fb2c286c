import ContentSource

/// A draft that passed the checks and still is not a library: a rule that would have told was silenced by policy.
struct ClosingFailure: Error {
  let finding: Finding

  init(_ message: String, at range: SourceRange?) {
    finding = NotALibrary.finding(message, at: range)
  }
}

extension Field {
  /// The value, or a failure that names the field.
  func orFail(_ name: String, of range: SourceRange) throws(ClosingFailure) -> Value {
    guard let value else {
      throw ClosingFailure("`\(name)` is missing or cannot be read", at: self.range ?? range)
    }
    return value
  }
}
