import ArabicText
import UnicodeText

/// The output about one text, as text and as JSON. A page is pure: the same text gives the same page.
package protocol TextPage: Sendable {
  /// Lines for a terminal, ending in a newline. The text cannot control the terminal or reorder a line.
  var human: String { get }
  /// One JSON document with sorted keys, ending in a newline: `docs/text-commands.md` describes it.
  var json: String { get }
}

/// The JSON form that all pages share.
package enum TextPageForm {
  /// Increased when a member changes its meaning or is removed, not when one is added.
  package static let version = 1

  /// The document with these members and those common to all pages.
  static func document(_ members: [String: JSONValue?]) -> String {
    let common: [String: JSONValue?] = [
      "version": .integer(version), "foldVersion": .integer(ArabicFold.version),
    ]
    return JSONValue.sortedObject(common.merging(members) { $1 }).text + "\n"
  }
}
