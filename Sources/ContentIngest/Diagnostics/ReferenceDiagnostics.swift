import Diagnostics
import UnicodeText

/// An `&` is not escaped.
///
/// ## What it does
/// Looks for `&` that does not start a reference such as `&amp;` or `&#x2019;`.
/// ## Why it matters
/// In XML, `&` always starts a reference, so the text around it cannot be read.
/// ## Example
/// `<title xml:lang="en">Morning & evening</title>`
/// ## How to fix it
/// Write `&amp;`.
enum BareAmpersand: RuleDescription {
  static let id: RuleID = "XM05"
  static let name = "bare-ampersand"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the ampersand.
  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`&` starts a reference in XML; write `and`, or `&amp;` for a literal `&`",
      at: range,
      fixIts: [FixIt("write `&amp;`", .safe, [.init(range, "&amp;")])]
    )
  }

  /// A reference without its semicolon. Reported at it.
  static func missingSemicolon(_ reference: String, at range: SourceRange, end: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(reference.quoted()) has no `;` at its end; add it",
      at: range,
      fixIts: [FixIt("add `;`", .safe, [.init(end, ";")])]
    )
  }

  /// A reference with white space after its ampersand. Reported at the space.
  static func space(in reference: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "white space inside of \(reference.quoted()); remove it",
      at: range,
      fixIts: [FixIt("remove the space", .safe, [.init(range, "")])]
    )
  }

  /// A reference with another semicolon. Reported at the semicolon.
  static func arabicSemicolon(_ reference: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(reference.quoted()) ends with U+061B ARABIC SEMICOLON; write `;`",
      at: range,
      fixIts: [FixIt("write `;`", .safe, [.init(range, ";")])]
    )
  }
}

/// A named reference is not one of the five that XML defines.
///
/// ## What it does
/// Looks for names other than `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&apos;`.
/// ## Why it matters
/// Names such as `&nbsp;` are defined in HTML, not in XML.
/// ## Example
/// `<title xml:lang="en">Morning&nbsp;dua</title>`
/// ## How to fix it
/// Write the character itself.
enum UndefinedEntity: RuleDescription {
  static let id: RuleID = "XM07"
  static let name = "undefined-entity"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the reference.
  static func finding(_ name: String, at range: SourceRange) -> Finding {
    if name == "nbsp" {
      return Finding(
        Self.self,
        "`&nbsp;` is not defined in XML; write a space",
        at: range,
        fixIts: [FixIt("write a space", .safe, [.init(range, " ")])]
      )
    }
    let lowercase = name.lowercased()
    if ["amp", "lt", "gt", "quot", "apos"].contains(lowercase) {
      return Finding(
        Self.self,
        "`&\(name);` is not defined in XML; write `&\(lowercase);`",
        at: range,
        fixIts: [FixIt("write `&\(lowercase);`", .safe, [.init(range, "&\(lowercase);")])]
      )
    }
    guard let scalar = characters[name] else {
      return Finding(
        Self.self,
        "`&\(name.escapedForDisplay);` is not defined in XML; write the character itself",
        at: range
      )
    }
    return Finding(
      Self.self,
      "`&\(name);` is not defined in XML; write \(scalar.codePointAndName) itself",
      at: range,
      fixIts: [FixIt("write \(scalar.codePointAndName)", .safe, [.init(range, String(scalar))])]
    )
  }

  /// Common names of HTML.
  private static let characters: [String: Unicode.Scalar] = [
    "shy": "\u{AD}", "copy": "\u{A9}", "reg": "\u{AE}", "deg": "\u{B0}", "middot": "\u{B7}",
    "laquo": "\u{AB}", "raquo": "\u{BB}", "times": "\u{D7}", "eacute": "\u{E9}", "egrave": "\u{E8}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "sbquo": "\u{201A}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bdquo": "\u{201E}", "bull": "\u{2022}", "hellip": "\u{2026}",
    "prime": "\u{2032}", "lsaquo": "\u{2039}", "rsaquo": "\u{203A}", "trade": "\u{2122}", "rarr": "\u{2192}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]
}
