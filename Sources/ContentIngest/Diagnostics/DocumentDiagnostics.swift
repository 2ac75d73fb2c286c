import ContentDraft
import Diagnostics
import UnicodeText

/// The file is not in the source format.
///
/// ## What it does
/// Checks the root element, or the keys of the root object. A copy of `ids.json` or `library.json` under another name, or in
/// another folder, is reported as such, and nothing else in it.
/// ## Why it matters
/// The root is the kind of content: `duas`, `texts` or `journeys`. Without it nothing can be read.
/// ## Example
/// `<prayers>…</prayers>`
/// ## How to fix it
/// Write one of these roots, import the file, or move it out of the content folder. Delete a copy; give
/// the only `ids.json` or `library.json` its name.
enum UnknownRoot: RuleDescription {
  static let id: RuleID = "VO03"
  static let name = "unknown-root"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  private static let names = DocumentKind.allCases.map(\.rootName)

  /// Reported at the name of the root element.
  static func finding(_ name: String, at range: SourceRange) -> Finding {
    let advice = Suggestion.nearest(to: name, among: names).map { "did you mean `\($0)`?" }
    return Finding(
      Self.self,
      "unknown root element \(name.quoted()); \(advice ?? "the root of a content file is one of \(names.listed)")",
      at: range
    )
  }

  /// A JSON file with another value. Reported at the value.
  static func notAnObject(_ value: RawValue, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file is \(value.kind.description); "
        + "a content file is an object: `{\"version\": 1, \"duas\": […]}`",
      at: range
    )
  }

  /// A JSON object without a kind of content. Reported at the object.
  static func withoutRecords(at range: SourceRange) -> Finding {
    Finding(Self.self, "the object has no content; it must have one of the keys \(names.listed)", at: range)
  }

  /// A copy of a file that a library has once. Reported at its opening brace.
  ///
  /// - Parameter original: The path of that file: `ids.json`.
  static func readsAs(_ original: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file reads as `\(original)`, of which a library has one, directly in the content folder: "
        + "if this is a copy, delete it or move it out of the content folder; if not, give it that name",
      at: range
    )
  }
}

/// The file is in another version of the format, or does not state its version.
///
/// ## What it does
/// Checks `version` of the root. Nothing else is checked in a file of another version.
/// ## Why it matters
/// In another version every name may have another meaning.
/// ## Example
/// `<duas version="3">`
/// ## How to fix it
/// Use the tool for that version, or migrate the file to version 1.
enum FormatVersion: RuleDescription {
  static let id: RuleID = "VO13"
  static let name = "format-version"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Another version. Reported at the number.
  static func finding(_ version: Int, at range: SourceRange) -> Finding {
    let advice = version > SourceFormat.version ? "use a newer tool" : "migrate the file"
    return Finding(
      Self.self,
      "the file is in version \(version) of the format, but this tool reads version \(SourceFormat.version); \(advice)",
      at: range
    )
  }

  /// Reported at the value.
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

  /// Reported at the root.
  static func missing(at range: SourceRange, fixIt: FixIt) -> Finding {
    Finding(
      Self.self,
      "the file does not state its version; this tool reads version \(SourceFormat.version)",
      at: range,
      fixIts: [fixIt]
    )
  }
}

/// The file is empty.
///
/// ## What it does
/// Looks for files that contain only white space and comments.
/// ## Why it matters
/// An empty file was usually not saved, or truncated. Reading it as a file without duas would silently lose them.
/// ## Example
/// A file of 0 bytes.
/// ## How to fix it
/// Restore the content, or remove the file.
enum NoContent: RuleDescription {
  static let id: RuleID = "VO14"
  static let name = "no-content"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the whole file.
  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "the file is empty; restore its content, or remove the file", at: range)
  }
}

/// A layer does not state its kind.
///
/// ## What it does
/// Looks for `kind` on the root `texts`.
/// ## Why it matters
/// It is unclear whether the texts are Arabic, transliterations or translations, so none of them is used.
/// ## Example
/// `<texts version="1" xml:lang="ur">`
/// ## How to fix it
/// Write `kind="arabic"`, `kind="transliteration"` or `kind="translation"`.
enum LayerWithoutKind: RuleDescription {
  static let id: RuleID = "VO20"
  static let name = "layer-without-kind"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the root.
  static func finding(at range: SourceRange) -> Finding {
    let kinds = TextFragment.Kind.allCases.map(\.rawValue)
    return Finding(
      Self.self,
      "the layer does not state its kind; set `kind` to one of \(kinds.listed)",
      at: range
    )
  }
}

/// The file name has neither the extension of XML nor that of JSON.
///
/// ## What it does
/// Checks the extension of the file name.
/// ## Why it matters
/// The extension decides how the file is read.
/// ## Example
/// `duas.txt`
/// ## How to fix it
/// Rename the file to end in `.xml` or `.json`, or move it out of the content folder.
enum UnknownForm: RuleDescription {
  static let id: RuleID = "VO21"
  static let name = "unknown-form"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the start of the file.
  static func finding(path: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(path.quoted()) ends in neither `.xml` nor `.json`; rename it", at: range)
  }
}
