import Diagnostics

/// The file is not stored as UTF-8.
///
/// ## What it does
/// Checks every byte of a file before anything in it is read, and names the first place that is not UTF-8.
/// Where the bytes look like UTF-16, UTF-32 or Windows-1256, the message says so.
/// ## Why it matters
/// A tool that guesses an encoding, or puts a replacement character for what it cannot read, changes the text
/// without telling anybody.
/// ## Example
/// A file saved by an old editor as Windows-1256, in which «الله» is the bytes `C7 E1 E1 E5`.
/// ## How to fix it
/// Open the file with the encoding that it has, and save it as UTF-8.
public enum NotUTF8: RuleDescription {
  public static let id: RuleID = "EN01"
  public static let name = "not-utf-8"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  /// The first bytes show another encoding.
  static func finding(guess: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the file is \(guess), not UTF-8; save it as UTF-8", at: range)
  }

  static func finding(
    _ problem: UTF8Sequence.Problem,
    offset: Int,
    guess: String?,
    at range: SourceRange
  ) -> Finding {
    let advice = guess.map { "it looks like \($0); save it as UTF-8" } ?? "save the file as UTF-8"
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
    case .strayContinuation(let byte): "byte \(Self.hexadecimal(byte)) without the start of a character"
    case .cutShort: "a character that is cut short"
    case .overlong: "a character in more bytes than it needs"
    case .surrogate: "half of a surrogate pair, which only UTF-16 uses,"
    case .beyondUnicode: "a character beyond U+10FFFF"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + String(byte, radix: 16, uppercase: true)
  }
}
