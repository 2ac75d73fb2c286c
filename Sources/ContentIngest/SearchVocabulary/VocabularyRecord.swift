import Diagnostics
import UnicodeText

/// An object of a vocabulary file, which must have all keys of a list, may have those of another, and has no others.
struct VocabularyRecord {
  private let members: [JSONTree.Member]
  /// The opening bracket, so that a finding does not mark the whole object.
  let start: SourceRange

  /// Returns nil, after a finding, when the value is not an object.
  init?(
    _ tree: JSONTree,
    _ what: String,
    keys: [String],
    optional: [String] = [],
    _ findings: inout [Finding]
  ) {
    guard let members = Self.members(tree, what, &findings) else { return nil }
    self.members = members
    let first = tree.range.bytes.lowerBound
    start = SourceRange(file: tree.range.file, first..<first + 1)
    let all = keys + optional
    let known = all.filter { key in !members.contains { $0.key.value == key } }
    var missing = keys.filter { value($0) == nil }
    for member in members where !all.contains(member.key.value) {
      if member.hasUnreadableKey {
        // It may be any of them; why it cannot be read has been reported.
        missing = []
        continue
      }
      findings.append(
        MalformedVocabulary.unknownKey(
          member.key.value,
          known: known.isEmpty ? all : known,
          at: member.key.range
        )
      )
      let meant = Suggestion.nearest(to: member.key.value, among: missing)
      missing.removeAll { $0 == meant }
    }
    for key in missing { findings.append(MalformedVocabulary.missingKey(key, at: start)) }
  }

  func value(_ key: String) -> JSONTree? { members.first { $0.key.value == key }?.value }

  /// Whether there is nothing in the list or object under a key that may be missing.
  func isEmpty(_ key: String) -> Bool {
    switch value(key)?.content {
    case nil: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }

  /// The elements of the list under a key.
  func elements(_ key: String, _ findings: inout [Finding]) -> [JSONTree] {
    value(key).flatMap { Self.elements($0, "`\(key)`", &findings) } ?? []
  }

  /// The objects of the list under a key.
  func rows(
    _ key: String,
    keys: [String],
    optional: [String] = [],
    _ findings: inout [Finding]
  ) -> [VocabularyRecord] {
    elements(key, &findings).compactMap {
      VocabularyRecord($0, "a row of `\(key)`", keys: keys, optional: optional, &findings)
    }
  }

  /// The whole number under a key, as written.
  func number(_ key: String, _ findings: inout [Finding]) -> (text: String, range: SourceRange)? {
    guard let value = value(key) else { return nil }
    guard case .number(let text) = value.content, Int(text) != nil else {
      Self.report("`\(key)`", "a whole number", value, &findings)
      return nil
    }
    return (text, value.range)
  }

  static func text(_ value: JSONTree, _ what: String, _ findings: inout [Finding]) -> String? {
    guard case .string(let text) = value.content else {
      report(what, "a text in quotation marks", value, &findings)
      return nil
    }
    return text
  }

  static func elements(_ value: JSONTree, _ what: String, _ findings: inout [Finding]) -> [JSONTree]? {
    guard case .array(let elements) = value.content else {
      report(what, "a list in square brackets", value, &findings)
      return nil
    }
    return elements
  }

  static func members(_ value: JSONTree, _ what: String, _ findings: inout [Finding]) -> [JSONTree.Member]? {
    guard case .object(let members) = value.content else {
      report(what, "an object in curly brackets", value, &findings)
      return nil
    }
    return members
  }

  /// The JSON reader has reported what it could not read.
  private static func report(
    _ what: String,
    _ expected: String,
    _ value: JSONTree,
    _ findings: inout [Finding]
  ) {
    if case .unreadable = value.content { return }
    findings.append(MalformedVocabulary.wrongType(what, expected: expected, at: value.range))
  }
}
