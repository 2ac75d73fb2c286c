import Diagnostics
import UnicodeText

/// The file is not stored as UTF-8.
///
/// ## What it does
/// Checks every byte of a file before anything else is read, and reports the first that is not UTF-8. If the bytes look like
/// UTF-16, UTF-32 or Windows-1256, the message says so.
///
/// A file is not text at all if it starts like a ZIP archive, a gzip file or a PDF. The same is assumed of a file that starts
/// like neither XML nor JSON and has a control character among its first 256 bytes.
///
/// ## Why it matters
/// A tool that guesses an encoding, or inserts replacement characters, changes the text silently.
/// ## Example
/// A file saved by an old editor as Windows-1256, in which «الله» is the bytes `C7 E1 E1 E5`.
/// ## How to fix it
/// Open the file in its real encoding, and save it as UTF-8. If it is a document of another kind, move it out of the content folder.
enum NotUTF8: RuleDescription {
  static let id: RuleID = "EN01"
  static let name = "not-utf-8"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// The first bytes show another encoding.
  static func finding(guess: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the file is \(guess), not UTF-8; save it as UTF-8", at: range)
  }

  /// The first bytes show a format that is not text.
  static func finding(format: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the file is not text, but \(format); \(notTextAdvice)", at: range)
  }

  /// A control character in a file that is neither XML nor JSON. Reported at the character.
  static func finding(control: Unicode.Scalar, offset: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file is not text: it starts like neither XML nor JSON, and has \(control.codePointAndName) at byte \(offset); "
        + notTextAdvice,
      at: range
    )
  }

  private static let notTextAdvice = "save its content as UTF-8, or move the file out of the content folder"

  /// A byte that is not UTF-8. Reported at the byte.
  ///
  /// - Parameters:
  ///   - guess: The encoding that the file may be in; nil if none is likely.
  ///   - declared: The encoding that the file declares.
  static func finding(
    _ problem: UTF8Sequence.Problem,
    offset: Int,
    guess: String?,
    declared: String?,
    at range: SourceRange
  ) -> Finding {
    let declared = declared.flatMap { XMLDeclaration.isUTF8($0) ? nil : $0 }
    let advice =
      declared.map { "it declares \($0.quoted()); save it as UTF-8, and write `encoding=\"UTF-8\"`" }
      ?? guess.map { "it looks like \($0); save it as UTF-8" } ?? "save the file as UTF-8"
    return Finding(
      Self.self,
      "\(problem.explanation) at byte \(offset), so the file is not UTF-8; \(advice)",
      at: range
    )
  }
}

extension UTF8Sequence.Problem {
  fileprivate var explanation: String {
    switch self {
    case .neverUsed(let byte): "byte \(Self.hexadecimal(byte)), which UTF-8 never uses,"
    case .strayContinuation(let byte): "byte \(Self.hexadecimal(byte)) without the first byte of a character"
    case .cutShort: "an incomplete character"
    case .overlong: "a character encoded in more bytes than necessary"
    case .surrogate: "half of a surrogate pair, which only UTF-16 uses,"
    case .beyondUnicode: "a character beyond U+10FFFF"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + String(byte, radix: 16, uppercase: true)
  }
}

/// The XML declaration names the wrong encoding.
///
/// ## What it does
/// Compares the `encoding` of the line `<?xml …?>` with the bytes of the file, which are UTF-8.
/// ## Why it matters
/// A tool that trusts the declaration misreads every letter outside ASCII.
/// ## Example
/// `<?xml version="1.0" encoding="windows-1256"?>` at the top of a UTF-8 file.
/// ## How to fix it
/// Write `UTF-8`, or omit `encoding`.
enum DeclaredEncoding: RuleDescription {
  static let id: RuleID = "EN02"
  static let name = "declared-encoding"
  static let severity = Severity.error

  /// Reported at the name of the encoding.
  static func finding(_ declared: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the declared encoding is \(declared.quoted()), but the file is UTF-8",
      at: range,
      fixIts: [FixIt("write `UTF-8`", .safe, [.init(range, "UTF-8")])]
    )
  }
}

/// The file starts with a byte order mark.
///
/// ## What it does
/// Looks for U+FEFF before the first character.
/// ## Why it matters
/// UTF-8 has no byte order. The mark is invisible, and some tools treat it as part of the text.
/// ## Example
/// A file whose first bytes are `EF BB BF`.
/// ## How to fix it
/// Save the file as "UTF-8", not as "UTF-8 with BOM".
enum ByteOrderMark: RuleDescription {
  static let id: RuleID = "EN03"
  static let name = "byte-order-mark"
  static let severity = Severity.warning

  /// Reported at the mark.
  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file starts with U+FEFF, a byte order mark, which UTF-8 does not need",
      at: range,
      fixIts: [FixIt("remove the mark", .safe, [.init(range, "")])]
    )
  }
}

/// The file contains a character that is not allowed in text.
///
/// ## What it does
/// Looks for control characters other than tab and line end, and for noncharacters, whether written directly or as a
/// reference or escape.
/// ## Why it matters
/// Such a character is invisible; it truncates the text in some tools and breaks others.
/// ## Example
/// `&#0;` in XML, `\u0007` in JSON, or the byte 0x0B, which some editors insert for a line break.
/// ## How to fix it
/// Remove the character. If it separates two words, write a space.
enum ForbiddenCharacter: RuleDescription {
  static let id: RuleID = "EN04"
  static let name = "forbidden-character"
  static let severity = Severity.error
  static let isEssential = true

  /// - Parameter isWritten: Whether `range` is the character itself, not a reference to it.
  static func finding(_ scalar: Unicode.Scalar, isWritten: Bool, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(scalar.codePointAndName) is not allowed in text; remove it",
      at: range,
      fixIts: isWritten ? [FixIt("remove the character", .init(range, ""))] : []
    )
  }

  /// A line break of a word processor that alone separates the words beside it. Reported at the character.
  static func separator(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(scalar.codePointAndName) is not allowed in text; write a space",
      at: range,
      fixIts: [FixIt("write a space", .init(range, " "))]
    )
  }

  /// A reference that XML itself rejects.
  static func reference(_ text: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(text.quoted()) does not refer to a character that is allowed in text; remove it",
      at: range
    )
  }
}

/// A JSON escape is half of a character.
///
/// ## What it does
/// Looks for `\uD800` to `\uDFFF` that do not form a pair of a high and a low surrogate.
/// ## Why it matters
/// Half of a surrogate pair is not a character; tools drop it or replace it with U+FFFD.
/// ## Example
/// `"emoji": "\ud83d"`
/// ## How to fix it
/// Write the character itself.
enum LoneSurrogate: RuleDescription {
  static let id: RuleID = "EN05"
  static let name = "lone-surrogate"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the escape.
  static func finding(_ escape: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(escape.quoted()) is half of a surrogate pair, not a character; write the character itself",
      at: range
    )
  }
}
