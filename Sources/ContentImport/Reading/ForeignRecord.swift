import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// An object of a foreign JSON file. Reports the keys that the importer does not know.
struct ForeignRecord {
  let range: SourceRange
  private let members: [JSONTree.Member]
  private let log: ImportLog

  /// Returns nil, after a report, when the value is not an object.
  ///
  /// - Parameters:
  ///   - what: What the object is: `a dua`.
  ///   - keys: Every key that the importer understands.
  init?(_ tree: JSONTree, _ what: String, keys: [String], _ log: ImportLog) {
    guard case .object(let members) = tree.content else {
      log.report(WrongShape.finding(what, expected: "an object", tree.content, at: tree.range))
      return nil
    }
    self.members = members
    self.log = log
    // The opening brace only, so that a finding does not mark the whole object.
    range = SourceRange(
      file: tree.range.file,
      tree.range.bytes.lowerBound..<(tree.range.bytes.lowerBound + 1)
    )
    let missing = keys.filter { key in !members.contains { $0.key.value == key } }
    for member in members where !keys.contains(member.key.value) {
      let hint = Suggestion.nearest(to: member.key.value, among: missing)
      let name = hint.map { "\(member.key.value.quoted()) (did you mean `\($0)`?)" }
      log.notImported("the key", name ?? member.key.value.quoted(), at: member.key.range)
    }
  }

  func keyRange(_ key: String) -> SourceRange? { members.first { $0.key.value == key }?.key.range }

  /// The value of a key; nil when it is missing or null.
  func value(_ key: String) -> JSONTree? {
    guard let value = members.first(where: { $0.key.value == key })?.value else { return nil }
    if case .null = value.content { return nil }
    return value
  }

  /// The text under a key. The reader has reported an unreadable one.
  func text(_ key: String) -> Located<String>? {
    guard let value = value(key) else { return nil }
    switch value.content {
    case .string(let text): return log.text(Located(text, at: value.range), "the `\(key)`")
    case .unreadable: return nil
    default:
      log.report(WrongShape.finding("`\(key)`", expected: "a text", value.content, at: value.range))
      return nil
    }
  }

  func integer(_ key: String) -> Located<Int>? {
    guard let value = value(key) else { return nil }
    switch value.content {
    case .number(let text), .string(let text):
      return log.integer(Located(text, at: value.range), "the `\(key)`").map { Located($0, at: value.range) }
    case .unreadable: return nil
    default:
      log.report(WrongShape.finding("`\(key)`", expected: "a number", value.content, at: value.range))
      return nil
    }
  }

  func boolean(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    if case .boolean(let flag) = value.content { return flag }
    log.report(WrongShape.finding("`\(key)`", expected: "`true` or `false`", value.content, at: value.range))
    return nil
  }

  func array(_ key: String) -> [JSONTree] {
    guard let value = value(key) else { return [] }
    if case .array(let elements) = value.content { return elements }
    log.report(WrongShape.finding("`\(key)`", expected: "an array", value.content, at: value.range))
    return []
  }

  /// A text in one language, or none.
  func texts(_ key: String, in language: LanguageTag) -> ImportedTexts {
    text(key).map { [language: $0] } ?? [:]
  }
}
