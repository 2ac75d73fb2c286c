import UnicodeText

/// A language tag of BCP 47 (RFC 5646), limited to language, script and region: `en`, `ar-Latn`, `pt-BR`.
///
/// The subtags have the letter case that RFC 5646, section 2.1.1 recommends, so equal tags have equal bytes.
public struct LanguageTag: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Arabic, `ar`.
  public static let arabic = LanguageTag(language: "ar")
  /// English, `en`.
  public static let english = LanguageTag(language: "en")

  /// The whole tag, for example `pt-BR`.
  public let rawValue: String
  /// The primary language subtag, for example `pt`.
  public let language: String
  /// The script subtag, for example `Latn`; nil if the tag has none.
  public let script: String?

  /// Returns nil if `text` is not a tag of the supported form. Letter case does not matter.
  public init?(_ text: some StringProtocol) {
    var subtags = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard subtags.count <= 3, let first = subtags.popFirst(), (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(\.isASCIILetter)
    else { return nil }
    var script: String?
    var region: String?
    if let next = subtags.first, next.utf8.count == 4, next.utf8.allSatisfy(\.isASCIILetter) {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      subtags.removeFirst()
    }
    if let next = subtags.first, Self.isRegion(next) {
      region = next.uppercased()
      subtags.removeFirst()
    }
    guard subtags.isEmpty else { return nil }
    self.init(language: first.lowercased(), script: script, region: region)
  }

  private init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    rawValue = [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  /// The region subtag, for example `BR`; nil if the tag has none.
  public var region: String? {
    rawValue.split(separator: "-").dropFirst().last.flatMap { Self.isRegion($0) ? String($0) : nil }
  }

  public var description: String { rawValue }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  private static func isRegion(_ subtag: some StringProtocol) -> Bool {
    let bytes = subtag.utf8
    return bytes.count == 2 && bytes.allSatisfy(\.isASCIILetter)
      || bytes.count == 3 && bytes.allSatisfy(\.isASCIIDigit)
  }
}
