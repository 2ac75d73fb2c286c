import ContentDraft
import Diagnostics
import UnicodeText

/// The file is no content of this format.
///
/// ## What it does
/// Looks at the root element, or at the keys of the root object.
/// ## Why it matters
/// The root says what the file holds: `duas`, `texts` or `journeys`. Without it nothing can be read.
/// ## Example
/// `<prayers>…</prayers>`
/// ## How to fix it
/// Write the root that the format asks for, import the file, or move it out of the content folder.
public enum UnknownRoot: RuleDescription {
  public static let id: RuleID = "VO03"
  public static let name = "unknown-root"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  private static let names = DocumentKind.allCases.map(\.rootName)

  static func finding(_ name: String, at range: SourceRange) -> Finding {
    let advice = Suggestion.nearest(to: name, among: names).map { "did you mean `\($0)`?" }
    return Finding(
      Self.self,
      "unknown root element \(name.quoted()); \(advice ?? "a content file starts with \(names.listed)")",
      at: range
    )
  }

  static func notAnObject(_ value: RawValue, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file is \(value.kind.description); "
        + "a content file is an object: `{\"version\": 1, \"duas\": […]}`",
      at: range
    )
  }

  static func withoutRecords(at range: SourceRange) -> Finding {
    Finding(Self.self, "the object holds no content; it must have one of the keys \(names.listed)", at: range)
  }
}

/// The file is made for another version of the format, or does not say for which.
///
/// ## What it does
/// Looks at `version` of the root. Of a file of another version nothing else is checked.
/// ## Why it matters
/// Another version may give every name another meaning.
/// ## Example
/// `<duas version="3">`
/// ## How to fix it
/// Use the tool that goes with the file, or migrate the file to version 1.
public enum FormatVersion: RuleDescription {
  public static let id: RuleID = "VO13"
  public static let name = "format-version"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(_ version: Int, at range: SourceRange) -> Finding {
    let advice = version > SourceFormat.version ? "use a newer tool" : "migrate the file"
    return Finding(
      Self.self,
      "made for version \(version), this tool reads version \(SourceFormat.version); \(advice)",
      at: range
    )
  }

  static func unreadable(_ raw: RawValue) -> Finding {
    Finding(
      Self.self,
      "\(raw.text.quoted()) is not a version; this tool reads version \(SourceFormat.version)",
      at: raw.range,
      fixIts: [
        FixIt("write `\(SourceFormat.version)`", .init(raw.range, String(SourceFormat.version)))
      ]
    )
  }

  static func missing(at range: SourceRange, fixIt: FixIt) -> Finding {
    Finding(
      Self.self,
      "the file does not say for which version it is made; "
        + "this tool reads version \(SourceFormat.version)",
      at: range,
      fixIts: [fixIt]
    )
  }
}

/// The file is empty.
///
/// ## What it does
/// Looks for files with nothing in them but white space and comments.
/// ## Why it matters
/// An empty file is most often one that was not saved, or was cut off; taking it for content without duas
/// would lose them without a word.
/// ## Example
/// A file of 0 bytes.
/// ## How to fix it
/// Put the content back, or remove the file.
public enum NoContent: RuleDescription {
  public static let id: RuleID = "VO14"
  public static let name = "no-content"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "no content in this file; put it back, or remove the file", at: range)
  }
}

/// A layer does not say what its texts are.
///
/// ## What it does
/// Looks for `kind` on the root `texts`.
/// ## Why it matters
/// Nobody can say whether the texts are Arabic, transliterations or translations, so none of them is used.
/// ## Example
/// `<texts version="1" xml:lang="ur">`
/// ## How to fix it
/// Write `kind="arabic"`, `kind="transliteration"` or `kind="translation"`.
public enum LayerWithoutKind: RuleDescription {
  public static let id: RuleID = "VO20"
  public static let name = "layer-without-kind"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(at range: SourceRange) -> Finding {
    let kinds = TextFragment.Kind.allCases.map(\.rawValue)
    return Finding(
      Self.self,
      "the layer does not say its kind; write `kind` as one of \(kinds.listed)",
      at: range
    )
  }
}

/// The file is neither XML nor JSON by its name.
///
/// ## What it does
/// Looks at the ending of the file's name.
/// ## Why it matters
/// The ending says how the file is read.
/// ## Example
/// `duas.txt`
/// ## How to fix it
/// Rename the file to end in `.xml` or `.json`, or move it out of the content folder.
public enum UnknownForm: RuleDescription {
  public static let id: RuleID = "VO21"
  public static let name = "unknown-form"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(path: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(path.quoted()) ends in neither `.xml` nor `.json`", at: range)
  }
}
