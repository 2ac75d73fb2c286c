import ContentDraft
import Diagnostics
import DuaLibrary

/// Why a draft that passed the checks is not a library. Resolution is the last check before a bundle is written.
struct ResolutionError: Error {
  let finding: Finding

  init(_ message: String, at range: SourceRange?) {
    finding = NotALibrary.finding(message, at: range)
  }
}

extension Field {
  /// The value, or an error that names the field.
  func orFail(_ name: String, of range: SourceRange) throws(ResolutionError) -> Value {
    guard let value else {
      throw ResolutionError("`\(name)` is missing or cannot be read", at: self.range ?? range)
    }
    return value
  }

  /// The value, nil if the field is missing, or an error that names an unreadable field: it is never silently dropped.
  func ifPresent(_ name: String) throws(ResolutionError) -> Value? {
    guard case .invalid(let range) = self else { return value }
    throw ResolutionError("`\(name)` cannot be read", at: range)
  }
}

extension [LocalizedField] {
  /// The texts, or an error that names the field if one of them cannot be read.
  func texts(_ name: String) throws(ResolutionError) -> LocalizedText {
    for field in self { _ = try field.text.ifPresent(name) }
    return localizedText
  }
}
