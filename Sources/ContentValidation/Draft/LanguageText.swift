import ContentDraft
import Diagnostics
import DuaLibrary

/// A text in one language that could be read.
struct LanguageText: Equatable, Sendable {
  let language: LanguageTag
  let text: Located<String>
}

extension [LocalizedField] {
  /// The texts that could be read; the others have been reported.
  var readable: [LanguageText] {
    compactMap { field in
      field.text.located.map { LanguageText(language: field.language, text: $0) }
    }
  }
}
