import Diagnostics
import DuaLibrary
import UnicodeText

/// What a reviewer of a dua approves: the recited text, its transliteration, its translations and its sources.
public struct ReviewedText: Equatable, Sendable {
  /// A field under the name that it has in the canonical form, such as `translation.en`.
  public struct Part: Equatable, Sendable {
    /// The name of the field.
    public let name: String
    /// The text of the field, scalar for scalar.
    @ScalarExact public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields that are present, in the order of the canonical form.
  public private(set) var parts: [Part] = []

  /// Nil if a field of the dua cannot be read, which has been reported.
  public init?(_ dua: DuaFragment) {
    let translations = dua.translation.sorted {
      $0.language.rawValue.utf8.lexicographicallyPrecedes($1.language.rawValue.utf8)
    }
    do throws(UnreadableField) {
      try add("arabic", dua.arabic)
      try add("transliteration", dua.transliteration)
      for translation in translations {
        try add("translation.\(translation.language.rawValue)", translation.text)
      }
      for (index, source) in dua.sources.enumerated() { try add(source, "source.\(index + 1)") }
    } catch {
      return nil
    }
  }

  /// The canonical form, version 1, of `docs/source-format.md`: a line with the version; then for each part a line with its name
  /// and the number of its UTF-8 bytes, and a line with the bytes.
  public var canonicalForm: [UInt8] {
    var bytes = Array("rizq-review 1\n".utf8)
    for part in parts {
      bytes += "\(part.name) \(part.value.utf8.count)\n".utf8
      bytes += part.value.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// SHA-256 (FIPS 180-4) of the canonical form, as 64 lowercase hexadecimal digits.
  public var hash: String { Checksum.sha256(of: canonicalForm) }

  private struct UnreadableField: Error {}

  private mutating func add(_ source: CitationFragment, _ name: String) throws(UnreadableField) {
    try add("\(name).type", source.kind) { $0.rawValue }
    try add("\(name).surah", source.surah) { String($0) }
    try add("\(name).ayah", source.ayah) { AyahRange($0).description }
    try add("\(name).collection", source.collection) { $0.rawValue }
    try add("\(name).number", source.number) { $0.description }
    try add("\(name).grade", source.grade) { $0.rawValue }
    try add("\(name).grader", source.grader)
    try add("\(name).note", source.note)
    try add("\(name).title", source.title)
  }

  private mutating func add(_ name: String, _ field: Field<String>) throws(UnreadableField) {
    try add(name, field) { $0 }
  }

  private mutating func add<Value>(_ name: String, _ field: Field<Value>, _ text: (Value) -> String)
    throws(UnreadableField)
  {
    switch field {
    case .missing: return
    case .invalid: throw UnreadableField()
    case .value(let located): parts.append(Part(name, text(located.value)))
    }
  }
}

extension DuaFragment {
  /// Whether the dua's review is signed and fits its text.
  public enum ReviewState: Equatable, Sendable {
    /// No one has reviewed the dua.
    case unreviewed
    /// The review has no hash.
    case unsigned
    /// The text has changed since the review.
    case stale
    /// The review fits the text.
    case current
    /// The review, or a part of what it is about, cannot be read, which has been reported.
    case unreadable
  }

  /// The state of the dua's review.
  public var reviewState: ReviewState {
    guard let review = self.review else { return .unreviewed }
    switch review.status {
    case .missing: return .unreviewed
    case .invalid: return .unreadable
    case .value(let status) where status.value == .unreviewed: return .unreviewed
    case .value: break
    }
    if review.hash.isMissing { return .unsigned }
    guard let hash = review.hash.value, let text = ReviewedText(self) else { return .unreadable }
    return hash.utf8.elementsEqual(text.hash.utf8) ? .current : .stale
  }
}
