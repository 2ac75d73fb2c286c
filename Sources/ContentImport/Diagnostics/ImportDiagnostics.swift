import Diagnostics
import DuaLibrary
import UnicodeText

/// Something in a foreign file is not imported.
///
/// ## What it does
/// Reports every key, element, attribute and column that is not imported, once each, with a count.
/// ## Why it matters
/// It is lost to the library. Someone should decide whether that matters.
/// ## Example
/// The key `filename` of a JSON file, which names a recording that is not part of the collection.
/// ## How to fix it
/// Nothing, if the library does not need it. Otherwise rename the key to one that the importer knows.
public enum NotImported: RuleDescription {
  public static let id: RuleID = "IM01"
  public static let name = "not-imported"
  public static let severity = Severity.warning

  /// Reported where it first occurs.
  static func finding(_ kind: String, _ name: String, count: Int, at range: SourceRange) -> Finding {
    let times = count == 1 ? "once" : "\(count) times"
    return Finding(
      Self.self,
      "\(kind) \(name) is not imported (it occurs \(times)); the source format has no field for it",
      at: range
    )
  }

  /// Tables of a database to which no field is mapped. Reported at the file.
  static func tables(_ names: [String], at range: SourceRange) -> Finding {
    let list = names.prefix(12).map { $0.quoted() }.joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    let what = names.count == 1 ? "the table \(list) is" : "\(names.count) tables are"
    return Finding(
      Self.self,
      "\(what) not imported\(names.count == 1 ? "" : ": \(list)"); "
        + "if the library needs one, map a field to one of its columns, and join it",
      at: range
    )
  }
}

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
public enum TrimmedText: RuleDescription {
  public static let id: RuleID = "IM02"
  public static let name = "trimmed-text"
  public static let severity = Severity.information

  /// Reported at the text.
  static func finding(_ name: String, scalars: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "removed \(scalars.counted("character")) of white space around \(name)",
      at: range
    )
  }
}

/// A text of a foreign file is empty.
///
/// ## What it does
/// Looks for empty texts, which are omitted, and for duas without Arabic, transliteration and translation.
/// ## Why it matters
/// An empty translation usually means that someone meant to write one.
/// ## Example
/// `"translation": ""`
/// ## How to fix it
/// Write the text, or remove the key. A dua without a text is imported; a lenient build omits it.
public enum EmptyImport: RuleDescription {
  public static let id: RuleID = "IM03"
  public static let name = "empty-import"
  public static let severity = Severity.warning

  /// A text that is empty or only white space. Reported at the text.
  static func finding(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name) is empty and is omitted; write it, or remove it", at: range)
  }

  /// A dua without any text. Reported at its start.
  static func dua(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this dua has no Arabic, transliteration or translation; write one of them, or remove the dua",
      at: range
    )
  }
}

/// An imported text contains HTML.
///
/// ## What it does
/// Looks for references such as `&nbsp;` and tags such as `<br>` in texts, after the escapes of the file's own format are
/// resolved. Tags of HTML are removed; one that separates lines becomes a space. References become their character,
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
public enum HTMLInText: RuleDescription {
  public static let id: RuleID = "IM04"
  public static let name = "html-in-text"
  public static let severity = Severity.warning

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
/// Reports elements inside a text of a foreign XML file. Their text is imported without the tags.
/// ## Why it matters
/// Emphasis is lost: texts of the source format have no markup.
/// ## Example
/// `<reference>See <em>Fath al-Bari</em></reference>`
/// ## How to fix it
/// Nothing needs to be done if the emphasis does not matter.
public enum MarkupInText: RuleDescription {
  public static let id: RuleID = "IM05"
  public static let name = "markup-in-text"
  public static let severity = Severity.information

  /// Reported at the start tag of the element.
  static func finding(_ element: String, in name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the tags of `\(element)` in \(name) are omitted; its text is kept", at: range)
  }
}

/// A citation in free text could not be read completely.
///
/// ## What it does
/// Reads the sources of foreign files as verses of the Quran and numbers of hadith collections. If part of the text is not
/// understood, the whole text is also kept as a source of type `other`.
/// ## Why it matters
/// A source that is only text cannot be checked, linked or looked up.
/// ## Example
/// `Bukhari & Muslim` names two works and no number.
/// ## How to fix it
/// Write a number for each work: `Sahih al-Bukhari 6405, Sahih Muslim 2691`.
public enum UnparsedCitation: RuleDescription {
  public static let id: RuleID = "IM06"
  public static let name = "unparsed-citation"
  public static let severity = Severity.warning

  /// Reported at the text of the source.
  ///
  /// - Parameter understood: The number of citations that were read from it.
  static func finding(_ text: String, understood: Int, at range: SourceRange) -> Finding {
    let kept = "its text is kept as a source of type `other`"
    return Finding(
      Self.self,
      understood == 0
        ? "no verse of the Quran and no hadith number could be read from \(text.quoted()); \(kept)"
        : "not all of \(text.quoted()) could be read as citations; \(kept) next to the \(understood) that could",
      at: range
    )
  }
}

/// Two imported duas have the same Arabic text.
///
/// ## What it does
/// Compares the Arabic texts of a collection, scalar for scalar. Both duas are imported.
/// ## Why it matters
/// Readers would find the same dua twice. Collections often repeat duas in the chapters for morning and evening.
/// ## Example
/// Two entries with the text `سُبْحَانَ اللَّهِ وَبِحَمْدِهِ`.
/// ## How to fix it
/// After the import, remove one or mark it with `variant-of`.
public enum DuplicateImport: RuleDescription {
  public static let id: RuleID = "IM07"
  public static let name = "duplicate-import"
  public static let severity = Severity.warning

  /// Reports each text that an earlier dua has, with a note at the earlier one.
  static func check(_ duas: [ImportedDua], _ log: ImportLog) {
    var ranges: [[UInt8]: SourceRange] = [:]
    for arabic in duas.compactMap(\.arabic) {
      let bytes = Array(arabic.value.utf8)
      guard let first = ranges[bytes] else {
        ranges[bytes] = arabic.range
        continue
      }
      log.report(
        Finding(
          Self.self,
          "\(arabic.value.quoted()) is the text of an earlier dua; both duas are imported",
          at: arabic.range,
          notes: [.init("first given here", at: first)]
        )
      )
    }
  }
}

/// The ids of a foreign file cannot be used.
///
/// ## What it does
/// Keeps the ids of a foreign file if none is missing and all are positive and unique. Otherwise everything is numbered
/// from 1 in the order of the file.
/// ## Why it matters
/// Ids never change once a library is published. Some collections start over at 1 in every chapter.
/// ## Example
/// A table with the id 7 in two rows.
/// ## How to fix it
/// Give every row an id of its own.
public enum IDsNotImported: RuleDescription {
  public static let id: RuleID = "IM08"
  public static let name = "ids-not-imported"
  public static let severity = Severity.warning

  /// An entry has no id, though others have one. Reported at the first id.
  static func missing(_ kind: String, number: Int, at range: SourceRange) -> Finding {
    finding("\(kind) \(number) has no id", kind, at: range)
  }

  /// Reported at the id.
  static func unusable(_ kind: String, _ id: Int, at range: SourceRange) -> Finding {
    finding("the id \(id) is not a number from 1 to 2147483647", kind, at: range)
  }

  /// Reported at the second id, with a note at the first.
  static func repeated(_ kind: String, _ id: Int, at range: SourceRange, first: SourceRange) -> Finding {
    finding("the id \(id) is given twice", kind, at: range, notes: [.init("first given here", at: first)])
  }

  private static func finding(
    _ message: String,
    _ kind: String,
    at range: SourceRange,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      Self.self,
      "\(message), so no \(kind) keeps its id: all are numbered from 1 in the order of the file",
      at: range,
      notes: notes
    )
  }
}

/// A slug of a foreign file cannot be used.
///
/// ## What it does
/// Replaces a slug of a foreign file that is malformed or taken by one that is derived from the title.
/// ## Why it matters
/// Links that use the old slug will be broken.
/// ## Example
/// `"slug": "Morning Dua"`
/// ## How to fix it
/// Use only `a` to `z`, `0` to `9` and hyphens, and each slug once.
public enum SlugNotImported: RuleDescription {
  public static let id: RuleID = "IM09"
  public static let name = "slug-not-imported"
  public static let severity = Severity.warning

  /// Reported at the slug.
  static func malformed(_ slug: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(slug.quoted()) is not a slug (`a` to `z`, `0` to `9` and hyphens); one is derived from the title",
      at: range
    )
  }

  /// Reported at the second slug.
  static func repeated(_ slug: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the slug `\(slug)` is taken; another one is derived from the title", at: range)
  }
}

/// A value of a foreign file is not valid for its field.
///
/// ## What it does
/// Reads counts, points, difficulties, slots and paths. An invalid value is omitted; the dua is imported without it.
/// ## Why it matters
/// Without the value, a build supplies a default or reports that it is missing.
/// ## Example
/// `"repetitions": "three"`
/// ## How to fix it
/// Write a value as the message says.
public enum ValueNotImported: RuleDescription {
  public static let id: RuleID = "IM10"
  public static let name = "value-not-imported"
  public static let severity = Severity.warning

  /// Reported at the value.
  ///
  /// - Parameter name: The value in a message: `the count`.
  static func finding(_ name: String, _ text: String, expected: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name) is \(text.quoted()), which is not \(expected), and is omitted",
      at: range
    )
  }
}

/// A value was read from prose.
///
/// ## What it does
/// Reports counts that were read from notes such as `Read 3x`, which are imported as well, and from counts such as `x3` and `thrice`.
/// ## Why it matters
/// Prose is ambiguous: `1x or 10x` gives 1.
/// ## Example
/// `"notes": "Read 100x a day"`
/// ## How to fix it
/// Check the number after the import.
public enum ReadFromProse: RuleDescription {
  public static let id: RuleID = "IM15"
  public static let name = "read-from-prose"
  public static let severity = Severity.information

  /// Reported at the text with the count.
  static func repetitions(_ count: Int, _ text: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(count) repetitions were read from \(text.quoted())", at: range)
  }

  /// Reported at the file.
  static func language(_ language: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file name is not a language tag, so its texts are assumed to be in `\(language)`",
      at: range
    )
  }
}

/// A foreign file refers to something that it does not contain.
///
/// ## What it does
/// Looks up the categories, collections and duas that rows refer to by number. A reference to a missing one is omitted.
/// ## Why it matters
/// A step needs a dua.
/// ## Example
/// `"categoryId": 12` in a file with 8 categories.
/// ## How to fix it
/// Correct the number, or add the missing row.
public enum UnknownReference: RuleDescription {
  public static let id: RuleID = "IM16"
  public static let name = "unknown-reference"
  public static let severity = Severity.warning

  /// Reported at the row or the value that refers to it.
  ///
  /// - Parameter what: What is missing: `the dua 7`.
  static func finding(_ what: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(what) is not in the file; the reference is omitted", at: range)
  }
}

/// The lines of a wrapped text were joined.
///
/// ## What it does
/// Joins the lines of a text with spaces if they end only because the file was wrapped at a width: no line is longer, each would
/// be longer with the next word, and so are nine of ten lines of the file, at least sixteen. Words and marks stay scalar for scalar.
/// ## Why it matters
/// An app would show the line breaks of the foreign file. The import never changes a text silently.
/// ## Example
/// A translation that a formatter of XML wrapped at 100 characters.
/// ## How to fix it
/// Nothing needs to be done.
public enum JoinedLines: RuleDescription {
  public static let id: RuleID = "IM20"
  public static let name = "joined-lines"
  public static let severity = Severity.information

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
public enum KeptLineBreak: RuleDescription {
  public static let id: RuleID = "IM21"
  public static let name = "kept-line-break"
  public static let severity = Severity.warning

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
