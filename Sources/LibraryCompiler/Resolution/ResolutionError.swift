import ContentDraft
import Diagnostics
import DuaLibrary

/// A draft that passed the checks and still is not a library: the last guard before a bundle is written.
struct ResolutionError: Error {
  let finding: Finding

  init(_ message: String, at range: SourceRange?) {
    finding = NotALibrary.finding(message, at: range)
  }
}

extension Field {
  /// The value, or a failure that names the field.
  func orFail(_ name: String, of range: SourceRange) throws(ResolutionError) -> Value {
    guard let value else {
      throw ResolutionError("`\(name)` is missing or cannot be read", at: self.range ?? range)
    }
    return value
  }

  /// The value, nil where the field is left out, or a failure that names the field: what is written and
  /// cannot be read is never left out of a library.
  func ifPresent(_ name: String) throws(ResolutionError) -> Value? {
    guard case .invalid(let range) = self else { return value }
    throw ResolutionError("`\(name)` cannot be read", at: range)
  }
}

extension [LocalizedField] {
  /// The texts, or a failure that names the field when one of them cannot be read.
  func texts(_ name: String) throws(ResolutionError) -> LocalizedText {
    for field in self { _ = try field.text.ifPresent(name) }
    return localizedText
  }
}
