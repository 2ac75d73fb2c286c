import CitationText
import Diagnostics
import DuaLibrary
import DuaRecognition
import UnicodeText

/// A title or a source was proposed for a text that is known.
///
/// ## What it does
/// Recognizes well-known supplications, surahs and verses by their words. A text without a title gets the name by which it is
/// known, and one without a source the verses that it is or the sources of a dua that is the same. Nothing that the file states is
/// replaced.
/// ## Why it matters
/// The file does not say it: an editor should confirm what was proposed.
/// ## Example
/// A text `"اللَّهُمَّ بِاسْمِكَ أَمُوتُ وَأَحْيَا"` without a title.
/// ## How to fix it
/// Compare the text with what was proposed. Correct the title or the source if it is another one. `--no-recognize` turns proposals off.
enum ProposedValue: RuleDescription {
  static let id: RuleID = "IM22"
  static let name = "proposed-value"
  static let severity = Severity.information

  /// Reported at the text.
  static func title(_ name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the text is known as \(name.quoted()), which is proposed as its title, because the file states none",
      at: range
    )
  }

  /// Reported at the text.
  static func verses(_ verses: [QuranReference], at range: SourceRange) -> Finding {
    let list = verses.map(\.description).joined(separator: ", ")
    return Finding(
      Self.self,
      "the text is that of Quran \(list), which is proposed as its source, because the file states none",
      at: range
    )
  }

  /// The sources of the same dua. Reported at the text.
  static func sources(_ sources: [WrittenCitation], of name: String, at range: SourceRange) -> Finding {
    let list = sources.map(\.name).joined(separator: ", ")
    return Finding(
      Self.self,
      "the text is that of \(name), whose source \(list) is proposed, because the file states none",
      at: range
    )
  }
}
