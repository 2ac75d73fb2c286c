import ContentDraft
import Diagnostics

@testable import ContentValidation

extension DraftText {
  /// A text that is in no file.
  convenience init(_ text: String, _ role: Role) {
    self.init(
      owner: "it",
      field: "text",
      role: role,
      text: Located(text, at: SourceRange(file: FileID(0), 0..<text.utf8.count))
    )
  }
}
