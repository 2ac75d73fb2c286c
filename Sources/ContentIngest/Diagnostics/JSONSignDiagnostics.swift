import Diagnostics
import UnicodeText

// Colons and brackets.
extension MalformedJSON {
  /// Another sign between a key and its value.
  static func otherColon(_ sign: String, at range: SourceRange, _ applicability: FixIt.Applicability)
    -> Finding
  {
    let shown = sign.unicodeScalars.first.map { $0.isASCII ? sign.quoted() : $0.codePointAndName } ?? ""
    return Finding(
      Self.self,
      "\(shown) instead of a colon; write `:`",
      at: range,
      fixIts: [FixIt("write `:`", applicability, [.init(range, ":")])]
    )
  }

  /// A sign between a colon and a value.
  ///
  /// - Parameter edit: The sign, with the white space before it that is one too many as well.
  static func extraSign(
    _ sign: String,
    at range: SourceRange,
    edit: SourceRange,
    _ applicability: FixIt.Applicability
  ) -> Finding {
    Finding(
      Self.self,
      "this `\(sign)` is one too many; remove it",
      at: range,
      fixIts: [FixIt("remove the `\(sign)`", applicability, [.init(edit, "")])]
    )
  }

  /// Another sign instead of the closing quote of a key or text.
  static func otherQuote(_ sign: String, of string: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(sign.quoted()) instead of the closing quote of a \(string); write `\"`",
      at: range,
      fixIts: [FixIt("write `\"`", .unsafe, [.init(range, "\"")])]
    )
  }

  /// A closing quote before the last letters of a key. Reported at the quote and the letters.
  static func earlyQuote(_ end: String, at range: SourceRange, _ applicability: FixIt.Applicability)
    -> Finding
  {
    Finding(
      Self.self,
      "\(end.quoted()) is after the closing quote of a key; write `\(end)\"`",
      at: range,
      fixIts: [FixIt("write `\(end)\"`", applicability, [.init(range, "\(end)\"")])]
    )
  }

  /// Letters beside the quotes of a key that is known without them. Reported at the letters.
  static func lettersOutside(_ letters: String, of key: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(letters.quoted()) is outside of the quotes of the key `\(key)`; remove it",
      at: range,
      fixIts: [FixIt("remove \(letters.quoted())", .init(range, ""))]
    )
  }

  /// A quote after the first letters of a key or text. Reported at the letters and the quote.
  static func lateQuote(_ start: String, at range: SourceRange, _ applicability: FixIt.Applicability)
    -> Finding
  {
    Finding(
      Self.self,
      "\(start.quoted()) is before the opening quote; write `\"\(start)`",
      at: range,
      fixIts: [FixIt("write `\"\(start)`", applicability, [.init(range, "\"\(start)")])]
    )
  }

  /// A key before a comma, a brace or another key. Reported at the key.
  static func keyWithoutValue(_ key: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the key \(key.quoted()) has no value; write one after a colon, or remove the key",
      at: range
    )
  }

  /// A closing bracket of the other kind.
  ///
  /// - Parameter opened: The bracket that it closes.
  static func otherBracket(_ bracket: String, at range: SourceRange, opened: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the wrong closing bracket; write `\(bracket)`",
      at: range,
      notes: [.init("it closes this one", at: opened)],
      fixIts: [FixIt("write `\(bracket)`", .init(range, bracket))]
    )
  }

  /// Keys with values in an array. Reported at its bracket.
  ///
  /// - Parameters:
  ///   - colon: The colon after the first key.
  ///   - closing: The bracket at its end, if it is that of an array.
  ///   - hasFix: Whether its end was found.
  static func objectInArrayBrackets(
    at range: SourceRange,
    colon: SourceRange,
    closing: SourceRange?,
    hasFix: Bool
  ) -> Finding {
    let edits = [FixIt.Edit(range, "{")] + (closing.map { [FixIt.Edit($0, "}")] } ?? [])
    return Finding(
      Self.self,
      "keys with values between `[` and `]`; write `{` and `}`",
      at: range,
      notes: [.init("the first value begins here", at: colon)],
      fixIts: hasFix ? [FixIt("write `{` and `}`", .unsafe, edits)] : []
    )
  }
}
