import ContentDraft
import Diagnostics
import DuaLibrary

/// A field that a record must have, for the rules about incomplete records.
struct RequiredField {
  /// The name of the element or key.
  let field: String
  /// The name in messages.
  let name: String
  let isMissing: Bool
  /// What to write, as the end of a message.
  let hint: String

  init<Value>(_ name: String, _ field: Field<Value>, _ hint: String) {
    self.field = name
    self.name = "`\(name)`"
    isMissing = field.isMissing
    self.hint = hint
  }

  /// A text in one language. A text in the same language of a region, or of another one, is named.
  init(_ name: String, _ texts: [LocalizedField], in language: LanguageTag, _ hint: String) {
    field = name
    self.name = "`\(name)` in `\(language)`"
    isMissing = texts.field(in: language).isMissing
    let other =
      isMissing
      ? texts.first { $0.language.language == language.language && $0.language.script == language.script }
      : nil
    self.hint =
      other.map { "write `\(language)` instead of `\($0.language)`, or add a text in `\(language)`" } ?? hint
  }

  /// - Parameter shownAs: The name in messages; the name between backquotes if nil.
  init(_ name: String, shownAs: String? = nil, isMissing: Bool, _ hint: String) {
    field = name
    self.name = shownAs ?? "`\(name)`"
    self.isMissing = isMissing
    self.hint = hint
  }
}

extension Rule {
  /// One finding for each missing field of a record that is not written with a mistake that has been reported.
  ///
  /// - Parameter range: The range of the record.
  static func missing(
    _ fields: [RequiredField],
    in owner: String,
    at range: SourceRange,
    of draft: IndexedDraft
  ) -> [Finding] {
    fields.filter { $0.isMissing && !draft.isUnread($0.field, at: range) }
      .map { finding("\(owner) has no \($0.name): \($0.hint)", at: range) }
  }
}
