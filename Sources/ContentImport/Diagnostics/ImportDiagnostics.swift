import Diagnostics
import DuaLibrary
import UnicodeText

/// Something in a foreign file has no place here.
///
/// ## What it does
/// Names every key, element, attribute and column that the import leaves out, once a kind, with a count.
/// ## Why it matters
/// What is left out is lost to the library. Somebody should know that, and decide whether it matters.
/// ## Example
/// The key `filename` of a JSON file, which names a recording that is not there.
/// ## How to fix it
/// Nothing, where the library does not need it. Else rename the key to one that the importer knows.
public enum NotImported: RuleDescription {
  public static let id: RuleID = "IM01"
  public static let name = "not-imported"
  public static let severity = Severity.warning

  static func finding(_ kind: String, _ name: String, count: Int, at range: SourceRange) -> Finding {
    let times = count == 1 ? "once" : "\(count) times"
    return Finding(
      Self.self,
      "\(kind) \(name) is not imported (it is there \(times)); nothing here holds what it says",
      at: range
    )
  }
}

/// White space around an imported text was taken away.
///
/// ## What it does
/// Tells of every text that had white space before or behind it. The text itself is taken scalar for scalar.
/// ## Why it matters
/// The import changes no text in silence, even where the change cannot be seen.
/// ## Example
/// `"arabic": " سُبْحَانَ اللَّهِ "`
/// ## How to fix it
/// Nothing needs to be done.
public enum TrimmedText: RuleDescription {
  public static let id: RuleID = "IM02"
  public static let name = "trimmed-text"
  public static let severity = Severity.information

  static func finding(_ name: String, scalars: Int, at range: SourceRange) -> Finding {
    let characters = scalars == 1 ? "1 character" : "\(scalars) characters"
    return Finding(Self.self, "\(characters) of white space around \(name) left out", at: range)
  }
}

/// A text of a foreign file is empty.
///
/// ## What it does
/// Looks for texts that are there and say nothing, which are left out, as if nobody had written them; and for duas
/// without Arabic, transliteration and translation.
/// ## Why it matters
/// An empty translation usually means that somebody meant to write one.
/// ## Example
/// `"translation": ""`
/// ## How to fix it
/// Write the text, or remove the key. A dua without a text is imported, and a lenient build leaves it out.
public enum EmptyImport: RuleDescription {
  public static let id: RuleID = "IM03"
  public static let name = "empty-import"
  public static let severity = Severity.warning

  static func finding(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name) is empty and left out; write it, or remove it", at: range)
  }

  static func dua(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this dua has no Arabic, no transliteration and no translation; write one of them, or remove the dua",
      at: range
    )
  }
}

/// An imported text holds markup of web pages.
///
/// ## What it does
/// Looks for references such as `&nbsp;` and tags such as `<br>` in texts, once the escapes of the file's own format are
/// resolved. The text is taken as it is written.
/// ## Why it matters
/// The app shows texts as they are: a reader would see the markup.
/// ## Example
/// `"translation": "Glory be to Allah &amp; praise"`
/// ## How to fix it
/// Write the character that is meant, in the foreign file or after the import.
public enum HTMLInText: RuleDescription {
  public static let id: RuleID = "IM04"
  public static let name = "html-in-text"
  public static let severity = Severity.warning

  static func finding(_ name: String, _ markup: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(markup.quoted()) in \(name) is markup of a web page and is kept as it is written; write what it stands for",
      at: range
    )
  }
}

/// An imported text holds elements.
///
/// ## What it does
/// Tells of elements inside a text of a foreign XML file. Their text is taken, their tags are left out.
/// ## Why it matters
/// Emphasis is lost; texts here have no markup.
/// ## Example
/// `<reference>See <em>Fath al-Bari</em></reference>`
/// ## How to fix it
/// Nothing needs to be done where the emphasis does not matter.
public enum MarkupInText: RuleDescription {
  public static let id: RuleID = "IM05"
  public static let name = "markup-in-text"
  public static let severity = Severity.information

  static func finding(_ element: String, in name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the tags of `\(element)` in \(name) are left out, its text is kept", at: range)
  }
}

/// A citation in free text could not be read whole.
///
/// ## What it does
/// Reads the sources of foreign files as places in the Quran and numbers of hadith collections. Where something is left
/// over, the whole text is kept as a source of type `other`, beside what was understood.
/// ## Why it matters
/// A source that is only text cannot be checked, linked or looked up by its number.
/// ## Example
/// `Bukhari & Muslim` names two works and no number.
/// ## How to fix it
/// Write a number for each work: `Sahih al-Bukhari 6405, Sahih Muslim 2691`.
public enum UnparsedCitation: RuleDescription {
  public static let id: RuleID = "IM06"
  public static let name = "unparsed-citation"
  public static let severity = Severity.warning

  static func finding(_ text: String, understood: Int, at range: SourceRange) -> Finding {
    let kept = "its text is kept as a source of type `other`"
    return Finding(
      Self.self,
      understood == 0
        ? "no place in the Quran and no number of a hadith could be read from \(text.quoted()); \(kept)"
        : "not all of \(text.quoted()) could be read as citations; \(kept) beside the \(understood) that could",
      at: range
    )
  }
}

/// Two imported duas have the same Arabic text.
///
/// ## What it does
/// Compares the Arabic texts of a collection, scalar for scalar. Both duas are imported.
/// ## Why it matters
/// A reader would find the same dua twice. Collections repeat duas in the chapters of the morning and the evening.
/// ## Example
/// Two entries with the text `سُبْحَانَ اللَّهِ وَبِحَمْدِهِ`.
/// ## How to fix it
/// Remove one, or declare it with `variant-of` after the import.
public enum DuplicateImport: RuleDescription {
  public static let id: RuleID = "IM07"
  public static let name = "duplicate-import"
  public static let severity = Severity.warning

  static func check(_ duas: [ImportedDua], _ log: ImportLog) {
    var places: [[UInt8]: SourceRange] = [:]
    for arabic in duas.compactMap(\.arabic) {
      let bytes = Array(arabic.value.utf8)
      guard let first = places[bytes] else {
        places[bytes] = arabic.range
        continue
      }
      log.report(
        Finding(
          Self.self,
          "\(arabic.value.quoted()) is there already; both duas are imported",
          at: arabic.range,
          notes: [.init("the first is here", at: first)]
        )
      )
    }
  }
}

/// The ids of a foreign file cannot be ids here.
///
/// ## What it does
/// Looks at the ids that a foreign file states. They are taken when every one is there, positive and different from all
/// others; else everything is numbered from 1 in the order of the file.
/// ## Why it matters
/// Ids never change once a library is published. Some collections begin again at 1 in every chapter.
/// ## Example
/// A table with the id 7 in two rows.
/// ## How to fix it
/// Give every row an id of its own.
public enum IDsNotTaken: RuleDescription {
  public static let id: RuleID = "IM08"
  public static let name = "ids-not-taken"
  public static let severity = Severity.warning

  static func missing(_ kind: String, number: Int, at range: SourceRange) -> Finding {
    finding("\(kind) \(number) has no id", kind, at: range)
  }

  static func unusable(_ kind: String, _ id: Int, at range: SourceRange) -> Finding {
    finding("the id \(id) is not a number from 1 to 2147483647", kind, at: range)
  }

  static func repeated(_ kind: String, _ id: Int, at range: SourceRange, first: SourceRange) -> Finding {
    finding("the id \(id) is there twice", kind, at: range, notes: [.init("the first is here", at: first)])
  }

  private static func finding(
    _ message: String,
    _ kind: String,
    at range: SourceRange,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      Self.self,
      "\(message), so no \(kind) keeps its id: they are numbered from 1 in the order of the file",
      at: range,
      notes: notes
    )
  }
}

/// A slug of a foreign file cannot be a slug here.
///
/// ## What it does
/// Looks at the slugs that a foreign file states. One that is malformed or taken is replaced by a slug made of the title.
/// ## Why it matters
/// Links that used the old slug lead nowhere.
/// ## Example
/// `"slug": "Morning Dua"`
/// ## How to fix it
/// Use `a` to `z`, `0` to `9` and hyphens, and every slug once.
public enum SlugNotTaken: RuleDescription {
  public static let id: RuleID = "IM09"
  public static let name = "slug-not-taken"
  public static let severity = Severity.warning

  static func malformed(_ slug: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(slug.quoted()) is not a slug, which is `a` to `z`, `0` to `9` and hyphens; one is made of the title",
      at: range
    )
  }

  static func repeated(_ slug: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the slug `\(slug)` is taken; another is made of the title", at: range)
  }
}

/// A value of a foreign file is not what its field holds.
///
/// ## What it does
/// Reads counts, points, difficulties, slots and paths. What cannot be read is left out; the dua is imported without it.
/// ## Why it matters
/// Without the value, a build supplies a default, or asks for one.
/// ## Example
/// `"repetitions": "three"`
/// ## How to fix it
/// Write what the message asks for.
public enum ValueNotTaken: RuleDescription {
  public static let id: RuleID = "IM10"
  public static let name = "value-not-taken"
  public static let severity = Severity.warning

  static func finding(_ name: String, _ text: String, expected: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name) is \(text.quoted()), which is not \(expected), and is left out",
      at: range
    )
  }
}

/// A value was read from a text that is meant for people.
///
/// ## What it does
/// Tells of counts that were taken from notes such as `Read 3x`. The note is imported as well.
/// ## Why it matters
/// Prose has more than one reading: `1x or 10x` gives 1.
/// ## Example
/// `"notes": "Read 100x a day"`
/// ## How to fix it
/// Look at the number after the import.
public enum ReadFromProse: RuleDescription {
  public static let id: RuleID = "IM15"
  public static let name = "read-from-prose"
  public static let severity = Severity.information

  static func repetitions(_ count: Int, _ text: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(count) repetitions were read from \(text.quoted())", at: range)
  }

  static func language(_ language: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the name of the file is no language tag, so its texts are taken to be in `\(language)`",
      at: range
    )
  }
}

/// A foreign file refers to something that it does not hold.
///
/// ## What it does
/// Looks up the categories, collections and duas that rows name by number. What is not there is left out.
/// ## Why it matters
/// A step without a dua is no step.
/// ## Example
/// `"categoryId": 12` in a file with 8 categories.
/// ## How to fix it
/// Correct the number, or add what it names.
public enum UnknownReference: RuleDescription {
  public static let id: RuleID = "IM16"
  public static let name = "unknown-reference"
  public static let severity = Severity.warning

  static func finding(_ what: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(what) is not in the file; the reference is left out", at: range)
  }
}
