import Diagnostics
import DuaLibrary
import SearchEngine
import UnicodeText

/// A file of the search vocabulary cannot be read.
///
/// ## What it does
/// Reads `search/synonyms.json`, `search/aliases.json`, `search/topics.json` and `search/keywords.json` strictly. All keys must
/// be known, and none may be missing. Every group has at least two phrases, and each entry under `near` is a single word. Every
/// name has a letter and is in one script. Every surah, verse, topic and text that is named must exist. Keywords belong to
/// verses or to a text.
///
/// ## Why it matters
/// A synonym that is not read makes searches fail silently.
///
/// ## Example
/// `{"sura": 115, "names": ["al-Baqarah"]}`
///
/// ## How to fix it
/// Do what the message says; `docs/search-index.md` describes the files.
enum MalformedVocabulary: RuleDescription {
  static let id: RuleID = "SE01"
  static let name = "malformed-vocabulary"
  static let severity = Severity.error
  static let isEssential = true

  static func wrongType(_ what: String, expected: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(what) must be \(expected)", at: range)
  }

  static func unknownKey(_ key: String, known: [String], at range: SourceRange) -> Finding {
    let suggestion = Suggestion.phrase(for: key, among: known)
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return Finding(
      Self.self,
      "\(key.quoted()) is not a known key"
        + (suggestion.isEmpty ? "; known keys are \(list)" : suggestion),
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
    Finding(Self.self, "a group needs at least two phrases; add one, or remove the group", at: range)
  }

  static func severalWords(_ phrase: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(phrase.quoted()) is more than one word; write single words under `near`, and phrases under `groups`",
      at: range
    )
  }

  static func noNames(at range: SourceRange) -> Finding {
    Finding(Self.self, "this list is empty; add a name", at: range)
  }

  static func noLetter(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name.quoted()) has no letters; write a word", at: range)
  }

  static func mixedScripts(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name.quoted()) mixes Arabic with other letters; write two names", at: range)
  }

  static func noSurah(_ surah: String, last: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "there is no surah \(surah); surahs are 1 to \(last)", at: range)
  }

  static func noVerse(_ text: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(text.quoted()) is not a verse of the Quran; write one such as `2:255` or `113:1-5`",
      at: range
    )
  }

  static func noFingerprint(_ text: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(text.quoted()) is not the fingerprint of a phrase; write what `rizq-dev phrase-fingerprint` prints for it",
      at: range
    )
  }

  static func noKeywordText(at range: SourceRange) -> Finding {
    Finding(Self.self, "these words have no text; add `verses`, or the `fingerprints` of a text", at: range)
  }

  static func noKeywords(at range: SourceRange) -> Finding {
    Finding(Self.self, "this row has no words; add some under a language, such as `en`", at: range)
  }

  static func repeatedWord(_ word: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(word.quoted()) is listed twice, perhaps in another inflection; remove one",
      at: range
    )
  }

  static func noTopicName(_ text: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(text.quoted()) is not the name of a topic; write lowercase letters, digits and hyphens, such as `night-prayer`",
      at: range
    )
  }

  static func noTopic(_ topic: Slug, known: [Slug], at range: SourceRange) -> Finding {
    let suggestion = Suggestion.phrase(for: topic.rawValue, among: known.map(\.rawValue))
    return Finding(
      Self.self,
      "there is no topic `\(topic)`" + (suggestion.isEmpty ? "; add it, or remove the name" : suggestion),
      at: range
    )
  }

  static func ownTopic(_ topic: Slug, at range: SourceRange) -> Finding {
    Finding(Self.self, "the topic `\(topic)` refers to itself; remove the name", at: range)
  }

  static func cyclicTopic(_ topic: Slug, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the topic `\(topic)` is broader than itself through others; remove one of the names under `broader`",
      at: range
    )
  }

  static func noText(_ name: String, known: [String], at range: SourceRange) -> Finding {
    let suggestion = Suggestion.phrase(for: name, among: known)
    return Finding(
      Self.self,
      "no text in `\(SearchVocabulary.aliasesPath)` has the name \(name.quoted())"
        + (suggestion.isEmpty ? "; write one of their names" : suggestion),
      at: range
    )
  }

  static func noLanguage(_ tag: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(tag.quoted()) is not a language tag; write one such as `en` or `pt-BR`",
      at: range
    )
  }

  static func emptyPhrase(_ phrase: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(phrase.quoted()) has only words that join others, and is never found; add a word that says what it is about",
      at: range
    )
  }

  static func longPhrase(_ phrase: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(phrase.quoted()) has more than \(PhraseKey.maximumWords) words that matter, and is never found; shorten it",
      at: range
    )
  }

  static func noSlug(_ text: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(text.quoted()) is not a slug; write the slug of a work in `library.json`",
      at: range
    )
  }
}

/// A phrase of the search vocabulary is ambiguous.
///
/// ## What it does
/// Reports synonyms and near words that are in two groups, names of two surahs, verses or works, and topics of one name.
/// Spellings that the search does not distinguish count as one.
///
/// ## Why it matters
/// Only the first would be found.
///
/// ## Example
/// `[["wudu", "ablution"], ["ghusl", "Ablution"]]`
///
/// ## How to fix it
/// Keep the phrase in one place, or merge the groups.
enum AmbiguousVocabulary: RuleDescription {
  static let id: RuleID = "SE02"
  static let name = "ambiguous-vocabulary"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(_ phrase: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(phrase.quoted()) already has another meaning; keep it in one place",
      at: range,
      notes: [Finding.Note("first given here", at: first)]
    )
  }
}
