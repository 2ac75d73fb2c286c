import Diagnostics
import UnicodeText

extension RuleDescription {
  /// A text of a database or of a dump has a scalar that no text may have. Reported at the value.
  static func forbidden(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(scalar.codePointAndName) is not allowed in text; remove it", at: range)
  }
}
