import Diagnostics
import UnicodeText

// Signs in tags and comments.
extension MalformedXML {
  /// A sign that nothing needs, as an equals sign after another, or the quote before one whose value is in quotes. Reported at it.
  static func extraSign(_ sign: String, at range: SourceRange, _ applicability: FixIt.Applicability = .safe)
    -> Finding
  {
    Finding(
      Self.self,
      "this `\(sign)` is one too many; remove it",
      at: range,
      fixIts: [FixIt("remove the `\(sign)`", applicability, [.init(range, "")])]
    )
  }

  /// A sign in a tag that separates nothing in XML. Reported at it.
  ///
  /// - Parameters:
  ///   - place: What the sign follows.
  ///   - isSeparator: Whether nothing else separates it from the next attribute.
  ///   - edit: The sign with the white space to remove with it; nil for the sign alone.
  static func straySign(
    _ sign: Unicode.Scalar,
    after place: String,
    isSeparator: Bool,
    at range: SourceRange,
    edit: SourceRange? = nil
  ) -> Finding {
    let shown = sign.isASCII ? String(sign).quoted() : sign.codePointAndName
    let advice = isSeparator ? "write a space" : "remove it"
    return Finding(
      Self.self,
      "\(shown) after \(place); \(advice)",
      at: range,
      fixIts: [FixIt(advice, .safe, [.init(edit ?? range, isSeparator ? " " : "")])]
    )
  }

  /// A character of a tag that is neither in a value nor in a name. Reported at it.
  static func strayCharacter(_ character: Unicode.Scalar, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(character.codePointAndName) in a tag, outside of a value; remove it, or move it into a value",
      at: range
    )
  }

  /// Another sign instead of the quote before a value. Reported at it.
  static func otherQuote(_ sign: Unicode.Scalar, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(String(sign).quoted()) instead of the quote before a value; write `\"`",
      at: range,
      fixIts: [FixIt("write `\"`", .init(range, "\""))]
    )
  }

  /// The `<` of a tag after the first letter of its name. Reported at both.
  static func lateOpening(_ letter: String, of name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the `<` of `\(name)` is after its first letter; write `<\(letter)`",
      at: range,
      fixIts: [FixIt("write `<\(letter)`", .init(range, "<\(letter)"))]
    )
  }

  /// An end tag without its `<`. Reported at the tag.
  ///
  /// - Parameter start: The empty range before the tag.
  static func missingOpening(_ tag: String, at range: SourceRange, start: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(tag.quoted()) has no `<` before it; add it",
      at: range,
      fixIts: [FixIt("add `<`", .safe, [.init(start, "<")])]
    )
  }

  /// Another sign instead of the `<` of a tag. Reported at it.
  static func otherOpening(_ sign: String, of name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(sign)` instead of the `<` before `\(name)`; write `<`",
      at: range,
      fixIts: [FixIt("write `<`", .init(range, "<"))]
    )
  }

  /// Another sign instead of the `>` of an end tag. Reported at it.
  static func otherEnd(_ sign: String, of tag: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(sign.quoted()) instead of the `>` at the end of \(tag.quoted()); write `>`",
      at: range,
      fixIts: [FixIt("write `>`", .init(range, ">"))]
    )
  }

  /// A backslash instead of the slash of a tag. Reported at it.
  static func backslash(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a backslash in a tag; write `/`",
      at: range,
      fixIts: [FixIt("write `/`", .safe, [.init(range, "/")])]
    )
  }

  /// The start or end of a comment in another form. Reported at it.
  static func commentMark(_ mark: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a comment \(mark.utf8.first == UInt8(ascii: "<") ? "begins" : "ends") with `\(mark)`; write it so",
      at: range,
      fixIts: [FixIt("write `\(mark)`", .safe, [.init(range, mark)])]
    )
  }

  /// A comment without its end. Reported at its start.
  ///
  /// - Parameter end: What may have been meant as its end.
  static func unclosedComment(at range: SourceRange, end: SourceRange?) -> Finding {
    Finding(
      Self.self,
      "a comment that is not closed; add `-->` after it",
      at: range,
      fixIts: end.map { [FixIt("write `-->`", .init($0, "-->"))] } ?? []
    )
  }
}
