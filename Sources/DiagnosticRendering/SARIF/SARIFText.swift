import Diagnostics
import UnicodeText

/// The texts of messages in SARIF: content in them cannot become a link or a placeholder, and what is invisible is escaped.
enum SARIFText {
  /// The message of a diagnostic, and a line for each note. Those with a location link to it by its number.
  static func text(of diagnostic: Diagnostic) -> String {
    let cell = diagnostic.location?.cell.map { $0.phrase + ": " } ?? ""
    var lines = [plain((cell + diagnostic.message).displayed)]
    var number = 0
    for note in diagnostic.notes {
      guard note.location != nil else {
        lines.append("note: " + plain(note.message.displayed))
        continue
      }
      number += 1
      lines.append("note: [\(linked(note.message.displayed))](\(number))")
    }
    return lines.joined(separator: "\n")
  }

  /// A text as a message.
  static func message(_ text: String) -> JSONValue { .sortedObject(["text": .string(plain(text.displayed))]) }

  /// A page of our own, with its lines and links.
  static func page(_ text: String) -> String { inserting(in: text) { $0 == "{" || $0 == "}" ? $0 : nil } }

  /// Brackets that would make a link are separated by a space: outside of a link, they cannot be escaped.
  private static func plain(_ text: String) -> String {
    var isAfterBracket = false
    return page(
      text.unicodeScalars.reduce(into: "") { text, scalar in
        if isAfterBracket, scalar == "(" { text.unicodeScalars.append(" ") }
        text.unicodeScalars.append(scalar)
        isAfterBracket = scalar == "]"
      }
    )
  }

  /// The text of a link.
  private static func linked(_ text: String) -> String {
    page(inserting(in: text) { $0 == "[" || $0 == "]" || $0 == "\\" ? "\\" : nil })
  }

  /// The text with a scalar inserted before some of its scalars.
  private static func inserting(in text: String, before: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      if let inserted = before(scalar) { text.unicodeScalars.append(inserted) }
      text.unicodeScalars.append(scalar)
    }
  }
}
