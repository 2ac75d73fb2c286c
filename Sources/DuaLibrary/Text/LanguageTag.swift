import UnicodeText

/// A language tag of BCP 47 (RFC 5646), limited to language, script and region: `en`, `ar-Latn`, `pt-BR`.
///
/// Texts of a library have such tags. ``init(identifier:)`` reads the longer ones with which a device names its user's languages.
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
    guard subtags.count <= 3, let language = subtags.popFirst(), Self.isLanguage(language) else { return nil }
    self.init(language: language, &subtags)
    guard subtags.isEmpty else { return nil }
  }

  /// The language, script and region of an identifier by which a system names the language of its user, for example an element of
  /// Foundation's `Locale.preferredLanguages` or the value of `LANG`: `en-GB`, `ar-u-nu-latn`, `ca-ES-valencia`, `en_GB.UTF-8`.
  ///
  /// What else it has is ignored: extensions, variants, and extended languages, so that `zh-yue` is `zh`. Returns nil if it does not
  /// begin with a language: `C`, `i-default`.
  public init?(identifier: String) {
    let tag = identifier.prefix { $0 != "." && $0 != "@" }
    var subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let language = subtags.popFirst(), Self.isLanguage(language) else { return nil }
    let extended = subtags.prefix { $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isASCIILetter) }
    subtags = subtags.dropFirst(extended.count)
    self.init(language: language, &subtags)
  }

  /// Takes the script and the region from the beginning of the subtags after the language.
  private init<Subtag: StringProtocol>(language: Subtag, _ subtags: inout ArraySlice<Subtag>) {
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
    self.init(language: language.lowercased(), script: script, region: region)
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

  private static func isLanguage(_ subtag: some StringProtocol) -> Bool {
    (2...3).contains(subtag.utf8.count) && subtag.utf8.allSatisfy(\.isASCIILetter)
  }

  private static func isRegion(_ subtag: some StringProtocol) -> Bool {
    let bytes = subtag.utf8
    return bytes.count == 2 && bytes.allSatisfy(\.isASCIILetter)
      || bytes.count == 3 && bytes.allSatisfy(\.isASCIIDigit)
  }
}
