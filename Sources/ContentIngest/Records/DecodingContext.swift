import Diagnostics
import DuaLibrary

/// The state of decoding one file.
struct DecodingContext {
  let source: Source
  let log: FindingLog
  /// The version of the format that the file states.
  var version = Version.missing
  /// The record whose fields are being decoded, from its first byte through its last.
  var entry: SourceRange?

  /// The range that stands for that record in the draft.
  var record: SourceRange?

  /// The fields of that record, as they are written.
  var fields: [RecordField] = []

  /// The language tags of the file, each parsed once: they are few, and every text has one.
  private var languageTags: [String: LanguageTag] = [:]

  enum Version {
    case missing, supported, unsupported
  }

  init(source: Source, log: FindingLog) {
    self.source = source
    self.log = log
  }

  /// Nil for other texts, and for tags that begin with a code of three letters of a language that has one of two.
  mutating func languageTag(_ text: String) -> LanguageTag? {
    if let tag = languageTags[text] { return tag }
    guard let tag = LanguageTag(text), ISO639.shortCode(of: tag.language) == nil else { return nil }
    languageTags[text] = tag
    return tag
  }

  func report(_ finding: @autoclosure () -> Finding) { log.report(finding()) }

  /// The value of a field, or `.invalid` after a report.
  mutating func field<Value>(_ field: RecordField, _ name: String, _ kind: ValueKind<Value>) -> Field<Value> {
    guard case .value(let raw) = field.content else {
      report(WrongType.finding(name, expected: kind.expected, found: .object, at: field.range))
      return .invalid(field.range)
    }
    if raw.kind == .unreadable { return .invalid(raw.range) }
    guard raw.kind == .untyped || kind.kinds.contains(raw.kind) else {
      report(WrongType.finding(name, expected: kind.expected, found: raw, fileKinds: kind.kinds))
      return .invalid(raw.range)
    }
    return kind.parse(raw, name, &self).map { Field($0, at: raw.range) } ?? .invalid(raw.range)
  }
}
