import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A JSON value has the wrong type.
///
/// ## What it does
/// Checks the type of every value.
/// ## Why it matters
/// Tools read a number in quotes as a text. `null` is not allowed: omit a key that has no value.
/// ## Example
/// `"id": "8"`
/// ## How to fix it
/// Do what the message says.
enum WrongType: RuleDescription {
  static let id: RuleID = "VO04"
  static let name = "wrong-type"
  static let severity = Severity.error
  static let isEssential = true

  /// - Parameter fileKinds: The allowed types.
  static func finding(
    _ name: String,
    expected: String,
    found: RawValue,
    fileKinds: [RawValue.Kind]
  ) -> Finding {
    if found.kind == .null {
      return Finding(Self.self, "`\(name)` is null; omit a key that has no value", at: found.range)
    }
    if name == "surah", found.kind == .string, Int(looseSpelling: found.text) == nil,
      let surah = CitationParser.surah(named: found.text)
    {
      return Finding(
        Self.self,
        "\(found.text.quoted()) is not a number for `surah`; write `\(surah)`, without quotation marks",
        at: found.range,
        fixIts: [FixIt("write `\(surah)`", FixIt.Edit(withQuotes(found.range), String(surah)))]
      )
    }
    var finding = finding(name, expected: expected, found: found.kind, at: found.range)
    if let (edit, replacement) = requoted(found, fileKinds) {
      finding.fixIts = [FixIt("write `\(replacement)`", .safe, [.init(edit, replacement)])]
    }
    return finding
  }

  /// Reported at the value.
  static func finding(_ name: String, expected: String, found: RawValue.Kind, at range: SourceRange)
    -> Finding
  {
    Finding(Self.self, "`\(name)` is \(found.description); it must be \(expected)", at: range)
  }

  /// A text where an object is needed: a citation as a reader writes it, or the name of a dua.
  static func notAnObject(_ name: String, found: RawValue) -> Finding {
    var finding = finding(name, expected: "an object", found: found, fileKinds: [.object])
    guard let (object, isComplete) = object(name, for: found) else { return finding }
    finding.message += "; write `\(object)`"
    if isComplete {
      finding.fixIts = [FixIt("write `\(object)`", .unsafe, [.init(withQuotes(found.range), object)])]
    }
    return finding
  }

  /// Something else where an array is needed. Reported at the value.
  static func notAnArray(_ field: FieldSchema, found: RawValue) -> Finding {
    guard case .record = field.content, found.kind == .string else {
      return finding(field.name, expected: "an array", found: found, fileKinds: [.array])
    }
    var finding = finding(field.name, expected: "an array of objects", found: found, fileKinds: [.array])
    guard let (object, isComplete) = object(field.name, for: found) else { return finding }
    finding.message += "; write `[\(object)]`"
    if isComplete {
      finding.fixIts = [
        FixIt("write `[\(object)]`", .unsafe, [.init(withQuotes(found.range), "[\(object)]")])
      ]
    }
    return finding
  }

  /// The object that says what a text says, and whether nothing is left to fill in.
  private static func object(_ name: String, for value: RawValue) -> (String, isComplete: Bool)? {
    guard value.kind == .string else { return nil }
    switch name {
    case SourceFormat.citation.schema.name:
      return CitationElement(value.text).map { ($0.object, $0.isComplete) }
    case "step": return Slug(value.text).map { ("{\"dua\": \"\($0)\", \"slot\": \"…\"}", false) }
    default: return nil
    }
  }

  /// A single object where an array is needed. Reported at the object; the reader adds the fix-it at its end.
  static func notInArray(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "`\(name)` must be an array, even of one object; put `[` and `]` around it", at: range)
  }

  /// Removes or adds quotes.
  private static func requoted(_ value: RawValue, _ kinds: [RawValue.Kind]) -> (SourceRange, String)? {
    switch value.kind {
    case .string where kinds == [.number]:
      guard let number = Int(looseSpelling: value.text) else { return nil }
      return (withQuotes(value.range), String(number))
    case .string where kinds == [.boolean]:
      guard value.text == "true" || value.text == "false" else { return nil }
      return (withQuotes(value.range), value.text)
    case .number where kinds == [.string]: return (value.range, "\"\(value.text)\"")
    default: return nil
    }
  }

  /// The range of a JSON string together with its quotation marks.
  private static func withQuotes(_ range: SourceRange) -> SourceRange {
    SourceRange(file: range.file, range.bytes.lowerBound - 1..<range.bytes.upperBound + 1)
  }
}

extension RawValue.Kind {
  /// With its article, for a message.
  var description: String {
    switch self {
    case .untyped, .string: "a text"
    case .number: "a number"
    case .boolean: "`true` or `false`"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    case .unreadable: "unreadable"
    }
  }
}

/// A value is not one of the words of its field.
///
/// ## What it does
/// Compares the value with the list, case-sensitively.
/// ## Why it matters
/// Apps would drop an unknown word.
/// ## Example
/// `difficulty="Beginner"`
/// ## How to fix it
/// Write one of the listed words.
enum UnknownValue: RuleDescription {
  static let id: RuleID = "VO06"
  static let name = "unknown-value"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the value.
  static func finding(_ raw: RawValue, _ name: String, allowed: [String]) -> Finding {
    let grades = grades(in: raw.text, among: allowed)
    let suggestion =
      grades.isEmpty
      ? synonyms[raw.text.lowercased()].flatMap { allowed.contains($0) ? $0 : nil }
        ?? Suggestion.nearest(to: raw.text, among: allowed)
      : grades.count == 1 ? grades[0] : nil
    let advice =
      grades.count > 1
      ? "it names \(grades.count) grades; write the one that the grader decided on, \(grades.alternatives), and the words in `note`"
      : "write one of \(allowed.listed)"
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is unknown for `\(name)`; "
        + (suggestion.map { "did you mean `\($0)`?" } ?? advice),
      at: raw.range,
      fixIts: suggestion.map { [FixIt("write `\($0)`", .init(raw.range, $0))] } ?? []
    )
  }
}

extension UnknownValue {
  /// Other words for values.
  private static let synonyms = [
    "yes": "true", "on": "true", "1": "true", "no": "false", "off": "false", "0": "false",
    "easy": "beginner", "medium": "intermediate", "hard": "advanced", "difficult": "advanced",
  ]

  /// The greatest length of a text that is read as grades, in bytes.
  private static let longestGrade = 100

  /// The different grades of a hadith that the words of a text name, in Arabic or English; none if the field has no such values.
  private static func grades(in text: String, among allowed: [String]) -> [String] {
    guard allowed.contains("sahih"), text.utf8.count <= longestGrade else { return [] }
    let letters = text.lowercased().unicodeScalars.filter { !(0x064B...0x0652).contains($0.value) }
    return letters.split { !$0.properties.isAlphabetic }.reduce(into: []) { grades, word in
      let word = String(word)
      let named = Self.grades[word] ?? (allowed.contains(word) ? word : nil)
      guard let grade = named ?? Suggestion.nearest(to: word, among: allowed), allowed.contains(grade),
        !grades.contains(grade)
      else { return }
      grades.append(grade)
    }
  }

  /// The terms of hadith scholars and their usual translations (Ibn al-Salah, Muqaddimah, kinds 1 to 3 and 21).
  private static let grades: [String: String] = [
    "صحيح": "sahih", "حسن": "hasan", "ضعيف": "daif", "موضوع": "mawdu", "authentic": "sahih", "sound": "sahih",
    "good": "hasan", "fair": "hasan", "weak": "daif", "fabricated": "mawdu", "forged": "mawdu",
  ]
}

extension [String] {
  /// The words between backquotes, with commas.
  var listed: String { map { "`\($0)`" }.joined(separator: ", ") }

  /// The words between backquotes, with `or`.
  fileprivate var alternatives: String { map { "`\($0)`" }.joined(separator: " or ") }
}

/// A slug has characters that are not allowed.
///
/// ## What it does
/// Checks that a slug has 1 to 100 characters, all `a` to `z`, `0` to `9` or `-`, and does not start with a hyphen.
/// ## Why it matters
/// Slugs are parts of URLs and file names, and must mean the same in every tool.
/// ## Example
/// `slug="Sayyid al-Istighfar"`
/// ## How to fix it
/// Write lower-case ASCII letters, digits and hyphens: `sayyid-al-istighfar`.
enum MalformedSlug: RuleDescription {
  static let id: RuleID = "VO07"
  static let name = "malformed-slug"
  static let severity = Severity.error
  static let isEssential = true

  /// What a slug names. A corrected spelling is offered only for a new name and for the name of a known work, because the reader does
  /// not know which records exist.
  enum Use {
    case ofItself, ofAnother, ofWork
  }

  static func finding(_ raw: RawValue, _ name: String, _ use: Use) -> Finding {
    let meant =
      switch use {
      case .ofItself: corrected(raw.text)
      case .ofAnother: Slug?.none
      case .ofWork: work(named: raw.text)
      }
    let isWork = use == .ofWork
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a slug for `\(name)`\(reason(raw.text))"
        + (meant.map { isWork ? "; did you mean `\($0)`?" : "; write `\($0)`" }
          ?? "; use only a-z, 0-9 and `-`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0.rawValue))] } ?? []
    )
  }

  private static func reason(_ text: String) -> String {
    if text.isEmpty { return ": it is empty" }
    if text.utf8.count > Slug.maximumLength { return ": it is longer than \(Slug.maximumLength) bytes" }
    let offending = text.unicodeScalars.first { Slug(String($0)) == nil && $0 != "-" }
    return offending.map { ": it contains \($0.codePointAndName)" } ?? ": it starts with a hyphen"
  }

  /// The only work that a text names, as `Sahih Muslim`.
  private static func work(named text: String) -> Slug? {
    guard text.utf8.count <= CitationParser.lengthLimit else { return nil }
    let works = CitationParser.works(namedIn: text)
    return works.count == 1 ? works.first.flatMap { Slug($0.rawValue) } : nil
  }

  private static func corrected(_ text: String) -> Slug? {
    guard text.utf8.count <= 2 * Slug.maximumLength else { return nil }
    let words = text.lowercased().unicodeScalars
      .filter { $0.isWhiteSpace || !$0.isBlank }
      .split {
        $0.isWhiteSpace || $0 == "_" || $0 == "." || $0.properties.generalCategory == .dashPunctuation
      }
      .map { String($0) }
    return Slug(words.joined(separator: "-"))
  }
}

/// A text has more than one line.
///
/// ## What it does
/// Looks for line breaks inside texts, and for tabs in XML attributes, which XML reads as spaces. White space around the
/// text of an element does not count.
/// ## Why it matters
/// A line break that only wraps the source would be shown in the app. Texts are never rewritten, so it is not removed
/// silently.
/// ## Example
/// A translation that was wrapped at 80 columns.
/// ## How to fix it
/// Write the text on one line.
enum LineBreakInText: RuleDescription {
  static let id: RuleID = "VO17"
  static let name = "line-break-in-text"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the tab.
  static func tab(_ name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "tab inside the attribute `\(name)`, which XML reads as a space; write a space",
      at: range,
      fixIts: [FixIt("write a space", .safe, [.init(range, " ")])]
    )
  }

  /// - Parameter edits: Join the lines.
  static func finding(_ name: String, at range: SourceRange, edits: [FixIt.Edit]) -> Finding {
    Finding(
      Self.self,
      "line break inside the text of `\(name)`; write the text on one line",
      at: range,
      fixIts: edits.isEmpty ? [] : [FixIt("join the lines with a space", .unsafe, edits)]
    )
  }
}
