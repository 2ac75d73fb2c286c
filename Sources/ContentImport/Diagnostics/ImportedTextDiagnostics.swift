import Diagnostics
import UnicodeText

/// White space around an imported text was removed.
///
/// ## What it does
/// Reports every text that had white space around it. The text itself is imported scalar for scalar.
/// ## Why it matters
/// The import never changes a text silently, even if the change is invisible.
/// ## Example
/// `"arabic": " سُبْحَانَ اللَّهِ "`
/// ## How to fix it
/// Nothing needs to be done.
enum TrimmedText: RuleDescription {
  static let id: RuleID = "IM02"
  static let name = "trimmed-text"
  static let severity = Severity.information

  /// Reported at the text.
  static func finding(_ name: String, scalars: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "removed \(scalars.counted("character")) of white space around \(name)", at: range)
  }
}

/// An imported text contains HTML.
///
/// ## What it does
/// Looks for references such as `&nbsp;` and tags such as `<br>` in texts, after the escapes of the file's own format are
/// resolved. Tags and comments of HTML are removed; a tag that separates lines becomes a space. References become their character,
/// `&nbsp;` an ordinary space. Unknown tags and references are kept.
///
/// ## Why it matters
/// The app shows texts as they are: readers would see the markup. Every text from which something was removed is reported,
/// so that it can be compared.
///
/// ## Example
/// `"translation": "Glory be to Allah &amp; praise<br>"`
///
/// ## How to fix it
/// Compare the imported text with that of the foreign file. Write the character that is meant for what was kept.
enum HTMLInText: RuleDescription {
  static let id: RuleID = "IM04"
  static let name = "html-in-text"
  static let severity = Severity.warning

  /// Markup that is replaced. Reported at the text.
  ///
  /// - Parameter count: The number of tags and references, of which `markup` is the first.
  static func removed(_ markup: String, count: Int, from name: String, at range: SourceRange) -> Finding {
    let others = count == 1 ? "" : " and \(count - 1) more"
    return Finding(
      Self.self,
      "\(markup.quoted())\(others) in \(name) is HTML and was replaced by what it stands for: compare the texts",
      at: range
    )
  }

  /// The first unknown tag or reference of a text. Reported at the text.
  static func kept(_ markup: String, in name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(markup.quoted()) in \(name) looks like HTML, but is unknown and was kept: write the character that is meant",
      at: range
    )
  }
}

/// An imported text contains elements.
///
/// ## What it does
/// Reports elements inside a text of a foreign XML file. Their text is imported without the tags. Where HTML begins a line, as with
/// `<br/>`, a space separates the words.
/// ## Why it matters
/// Emphasis is lost: texts of the source format have no markup.
/// ## Example
/// `<reference>See <em>Fath al-Bari</em></reference>`
/// ## How to fix it
/// Nothing needs to be done if the emphasis does not matter.
enum MarkupInText: RuleDescription {
  static let id: RuleID = "IM05"
  static let name = "markup-in-text"
  static let severity = Severity.information

  /// Reported at the start tag of the element.
  static func finding(_ element: String, in name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the tags of `\(element)` in \(name) are omitted; its text is kept", at: range)
  }
}

/// The lines of a wrapped text were joined.
///
/// ## What it does
/// Joins the lines of a text with spaces if they end only because the file was wrapped at a width. That is so if no line is
/// longer than the width, each would be longer with the next word, and this width agrees with nine of ten line breaks of the
/// file, of which there are at least sixteen. Words and marks stay scalar for scalar.
///
/// ## Why it matters
/// An app would show the line breaks of the foreign file. The import never changes a text silently.
/// ## Example
/// A translation that a formatter of XML wrapped at 100 characters.
/// ## How to fix it
/// Nothing needs to be done.
enum JoinedLines: RuleDescription {
  static let id: RuleID = "IM20"
  static let name = "joined-lines"
  static let severity = Severity.information

  /// Reported at the text.
  static func finding(_ name: String, lines: Int, width: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "joined \(lines) lines of \(name) with spaces, because the file is wrapped at \(width) characters",
      at: range
    )
  }
}

/// A line break in a text was kept, because it may have a meaning.
///
/// ## What it does
/// Reports a text with a line break that the width of the file does not explain: after a short line, between paragraphs, before a
/// number or a bullet, in a text with `xml:space="preserve"`, or in a file with few lines. The text is imported with its line
/// breaks.
/// ## Why it matters
/// A line may be a verse of a poem or an item of a list. Texts of the source format have one line.
/// ## Example
/// Two verses, each on its own line.
/// ## How to fix it
/// Join the lines, or write each as a text of its own.
enum KeptLineBreak: RuleDescription {
  static let id: RuleID = "IM21"
  static let name = "kept-line-break"
  static let severity = Severity.warning

  /// Reported at the first line break that has no other explanation.
  static func finding(_ name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the line break in \(name) may separate verses or the items of a list, and is kept; "
        + "join the lines, or write each as a text of its own",
      at: range
    )
  }
}
