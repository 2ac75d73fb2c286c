import UnicodeText

/// The path of a file that is published with the library, relative to its root: `audio/8.m4a`.
///
/// Only paths that denote the same file on every platform are asset paths: ASCII letters, digits, `-`, `_`, `.` and `/`, no
/// empty, hidden, `.` or `..` segment, no segment starting with a hyphen, no device name of Windows, at most 255 bytes.
public struct AssetPath: Hashable, Sendable, CustomStringConvertible {
  /// The maximum length of a path, in bytes.
  public static let maximumLength = 255

  /// Why a text is not an asset path.
  public enum Problem: Error, Equatable, Sendable {
    /// It has no characters.
    case empty
    /// It has more bytes than ``maximumLength``.
    case tooLong(bytes: Int)
    /// It begins with `/`.
    case absolute
    /// A part of it is `..`.
    case leavesTheRoot
    /// It has a character other than ASCII letters and digits, `-`, `_`, `.` and `/`.
    case character(Unicode.Scalar)
    /// A part of it is empty, begins with `.` or `-`, ends with `.`, or is the name of a device in Windows.
    case segment(String)
  }

  /// The path as text.
  public let rawValue: String

  /// Throws a ``Problem`` unless `text` denotes exactly one file below the root.
  public init(_ text: String) throws(Problem) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(bytes: text.utf8.count) }
    guard !text.hasPrefix("/") else { throw .absolute }
    if let scalar = text.unicodeScalars.first(where: { !Self.allows($0) }) { throw .character(scalar) }
    for segment in text.split(separator: "/", omittingEmptySubsequences: false) {
      if segment == ".." { throw .leavesTheRoot }
      let stem = segment.prefix { $0 != "." }.lowercased()
      if segment.isEmpty || segment.hasPrefix(".") || segment.hasPrefix("-") || segment.hasSuffix(".")
        || Self.isDeviceName(stem)
      {
        throw .segment(String(segment))
      }
    }
    rawValue = text
  }

  public var description: String { rawValue }

  private static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": true
    default: false
    }
  }

  /// The names that Windows reserves in every folder, with any extension.
  private static func isDeviceName(_ stem: String) -> Bool {
    ["con", "prn", "aux", "nul"].contains(stem)
      || stem.utf8.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
        && stem.utf8.last.map(\.isASCIIDigit) == true
  }
}
