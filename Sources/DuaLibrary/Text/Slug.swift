/// The stable, readable name of an entity: `[a-z0-9-]+`, 1 to 100 bytes, not starting with a hyphen.
///
/// Slugs are ASCII, so that every tool compares, hashes and sorts them in the same way.
public struct Slug: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The maximum length of a slug, in bytes.
  public static let maximumLength = 100

  /// The slug as text.
  public let rawValue: String

  /// Returns nil if `text` is not a slug.
  @inlinable
  public init?(_ text: some StringProtocol) {
    self.init(written: String(text))
  }

  @usableFromInline
  init?(written text: String) {
    let bytes = text.utf8
    guard (1...Self.maximumLength).contains(bytes.count), bytes.first != UInt8(ascii: "-"),
      bytes.allSatisfy(Self.allows)
    else { return nil }
    rawValue = text
  }

  public var description: String { rawValue }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  private static func allows(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
