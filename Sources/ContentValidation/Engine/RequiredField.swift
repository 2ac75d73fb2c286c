import ContentDraft
import Diagnostics
import DuaLibrary

/// A field that a record must have, for the rules about incomplete records.
struct RequiredField {
  let name: String
  let isMissing: Bool
  /// What to write, as the end of a message.
  let hint: String

  init<Value>(_ name: String, _ field: Field<Value>, _ hint: String) {
    self.name = "`\(name)`"
    isMissing = field.isMissing
    self.hint = hint
  }

  /// A text in one language.
  init(_ name: String, _ texts: [LocalizedField], in language: LanguageTag, _ hint: String) {
    self.name = "`\(name)` in `\(language)`"
    isMissing = texts.field(in: language).isMissing
    self.hint = hint
  }

  init(_ name: String, isMissing: Bool, _ hint: String) {
    self.name = name
    self.isMissing = isMissing
    self.hint = hint
  }
}

extension Rule {
  /// One finding for each missing field.
  static func missing(_ fields: [RequiredField], in owner: String, at range: SourceRange) -> [Finding] {
    fields.filter(\.isMissing).map { finding("\(owner) has no \($0.name): \($0.hint)", at: range) }
  }
}
