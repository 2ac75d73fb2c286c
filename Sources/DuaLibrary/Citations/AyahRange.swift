import UnicodeText

/// The ayahs of a reference as text: `201`, or `255-257` for more than one.
///
/// Sources, bundles and the search vocabulary share this format.
public struct AyahRange: Equatable, Sendable, CustomStringConvertible {
  /// In ascending order. Not checked against a surah, which ``QuranReference`` does.
  public let ayahs: ClosedRange<Int>

  public init(_ ayahs: ClosedRange<Int>) { self.ayahs = ayahs }

  /// Returns nil unless `text` is one number, or two in ascending order separated by a hyphen, each in ASCII digits without a
  /// sign or leading zeros.
  public init?(_ text: some StringProtocol) {
    let parts = String(text).split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first.flatMap(Self.number),
      let last = parts.last.flatMap(Self.number), first <= last
    else { return nil }
    ayahs = first...last
  }

  public var description: String {
    ayahs.count == 1 ? "\(ayahs.lowerBound)" : "\(ayahs.lowerBound)-\(ayahs.upperBound)"
  }

  /// At most nine digits, so that it fits 32 bits.
  static func number(_ text: Substring) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy(\.isASCIIDigit),
      text.utf8.first != 0x30 || text.utf8.count == 1
    else { return nil }
    return Int(text)
  }
}
