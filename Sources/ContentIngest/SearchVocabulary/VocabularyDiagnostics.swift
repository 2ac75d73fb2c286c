import Diagnostics
import DuaLibrary
import UnicodeText

/// A file of the search vocabulary cannot be read.
///
/// ## What it does
/// Reads `search/synonyms.json` and `search/aliases.json` strictly: every key is known and there, every group has two phrases
/// or more, every name holds a letter and is in one script, every surah and verse exists.
///
/// ## Why it matters
/// A synonym that is not read is a search that finds nothing, and nobody would notice.
///
/// ## Example
/// `{"sura": 115, "names": ["al-Baqarah"]}`
///
/// ## How to fix it
/// Write what the message asks for; `docs/search-index.md` describes both files.
public enum MalformedVocabulary: RuleDescription {
  public static let id: RuleID = "SE01"
  public static let name = "malformed-vocabulary"
  public static let severity = Severity.error
  public static let isEssential = true

  static func wrongType(_ what: String, expected: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(what) must be \(expected)", at: range)
  }

  static func unknownKey(_ key: String, known: [String], at range: SourceRange) -> Finding {
    let suggestion = Suggestion.phrase(for: key, among: known)
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return Finding(
      Self.self,
      "\(key.quoted()) is not a key that is read here"
        + (suggestion.isEmpty ? "; known are \(list)" : suggestion),
      at: range
    )
  }

  static func missingKey(_ key: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the key `\(key)` is missing; add it", at: range)
  }

  static func version(_ version: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "version \(version) is not known; write \(SearchVocabulary.version)", at: range)
  }

  static func smallGroup(at range: SourceRange) -> Finding {
    Finding(Self.self, "a group needs two phrases or more; add one, or take the group out", at: range)
  }

  static func noNames(at range: SourceRange) -> Finding {
    Finding(Self.self, "this list is empty; add a name", at: range)
  }

  static func noLetter(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name.quoted()) holds no letter; write a word", at: range)
  }

  static func mixedScripts(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name.quoted()) mixes Arabic and other letters; write two names", at: range)
  }

  static func noSurah(_ surah: String, last: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "there is no surah \(surah); surahs are 1 to \(last)", at: range)
  }

  static func noVerse(_ text: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(text.quoted()) is no verse of the Quran; write `2:255` or `113:1-5`", at: range)
  }

  static func noSlug(_ text: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(text.quoted()) is no slug; write the slug of a work of `library.json`", at: range)
  }
}

/// A phrase of the search vocabulary stands for two things.
///
/// ## What it does
/// Reports a synonym that stands in two groups, and a name of two surahs, verses or works. Spellings that the search folds
/// together are one.
///
/// ## Why it matters
/// Only the first would ever be found.
///
/// ## Example
/// `[["wudu", "ablution"], ["ghusl", "Ablution"]]`
///
/// ## How to fix it
/// Keep the phrase where it belongs, or make one group of both.
public enum AmbiguousVocabulary: RuleDescription {
  public static let id: RuleID = "SE02"
  public static let name = "ambiguous-vocabulary"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ phrase: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(phrase.quoted()) stands for something else already; keep it in one place",
      at: range,
      notes: [Finding.Note("it stands here first", at: first)]
    )
  }
}
