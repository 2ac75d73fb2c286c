import Diagnostics
import UnicodeText

/// The file holds a character that no text can hold.
///
/// ## What it does
/// Looks for control characters other than tab and line end, and for noncharacters, whether they are written
/// as they are or as a reference or escape.
/// ## Why it matters
/// Such a character shows as nothing, and cuts a text short in one tool and breaks another.
/// ## Example
/// `&#0;` in XML, `\u0007` in JSON, or the byte 0x0B, which some editors put in for a line break.
/// ## How to fix it
/// Remove the character.
public enum ForbiddenCharacter: RuleDescription {
  public static let id: RuleID = "EN04"
  public static let name = "forbidden-character"
  public static let severity = Severity.error
  public static let isEssential = true

  /// - Parameter isWritten: Whether `range` holds the character itself, and not a reference to it.
  static func finding(_ scalar: Unicode.Scalar, isWritten: Bool, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(scalar.codePointAndName) cannot stand in a text; remove it",
      at: range,
      fixIts: isWritten ? [FixIt("remove the character", .init(range, ""))] : []
    )
  }

  /// A reference that XML itself does not allow.
  static func reference(_ text: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(text.quoted()) names no character that can stand in a text; remove it", at: range)
  }
}
