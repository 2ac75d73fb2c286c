import Diagnostics
import UnicodeText

// What is reported about the files of the content folder before any of them is read, and about the library as a whole.

/// A file in the content folder cannot be read.
///
/// ## What it does
/// Reports a file that cannot be opened or read, or that disappears while the build runs. The file is skipped; all others
/// are checked.
/// ## Why it matters
/// A library without one of its files is incomplete. Nothing is published.
/// ## Example
/// `duas/core.xml` belongs to another user, and only that user may read it.
/// ## How to fix it
/// Fix what the message names: the permissions of the file, or the link without a target.
enum UnreadableFile: RuleDescription {
  static let id: RuleID = "FI01"
  static let name = "unreadable-file"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the file.
  static func finding(_ cause: FileFailure.Cause, at range: SourceRange) -> Finding {
    Finding(Self.self, "the file cannot be read: \(cause.description)", at: range)
  }

  /// Reported at a symbolic link without a target.
  static func brokenLink(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the symbolic link leads nowhere, because its target does not exist; restore the target, or remove the link",
      at: range
    )
  }
}

/// Something other than a file is in the content folder.
///
/// ## What it does
/// Reports a named pipe, a socket or a device. It is never opened.
/// ## Why it matters
/// Reading a pipe can block forever, and the output of a device is not content.
/// ## Example
/// `mkfifo content/duas/x.xml`
/// ## How to fix it
/// Remove it from the content folder.
enum NotARegularFile: RuleDescription {
  static let id: RuleID = "FI02"
  static let name = "not-a-regular-file"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the file.
  ///
  /// - Parameter kind: What it is: `a named pipe`.
  static func finding(kind: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "this is \(kind), not a regular file; remove it from the content folder", at: range)
  }
}

/// A symbolic link leads out of the content folder.
///
/// ## What it does
/// Reports a symbolic link whose target is not below the content root. It is not followed.
/// ## Why it matters
/// A build must depend on its content folder alone, and must publish nothing from elsewhere.
/// ## Example
/// `content/duas/extra.xml -> /etc/passwd`
/// ## How to fix it
/// Copy the file into the content folder.
enum LinkOutside: RuleDescription {
  static let id: RuleID = "FI03"
  static let name = "link-outside"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the link.
  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the symbolic link leads out of the content folder; replace it with a copy of the file",
      at: range
    )
  }
}

/// A symbolic link leads to another file of the content folder.
///
/// ## What it does
/// Reports a symbolic link whose target is below the content root. It is not followed: the target is read under its own
/// name.
/// ## Why it matters
/// Following it would read one file twice, and every id in it would be a duplicate.
/// ## Example
/// `content/duas/alias.xml -> core.xml`
/// ## How to fix it
/// Remove the link.
enum LinkInside: RuleDescription {
  static let id: RuleID = "FI04"
  static let name = "link-inside"
  static let severity = Severity.warning

  /// Reported at the link.
  static func finding(target: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the symbolic link is not followed: its target \(target.quoted()) is read under its own name",
      at: range
    )
  }
}

/// A file in the content folder is of an unknown kind.
///
/// ## What it does
/// Reports a file that is neither `.xml` nor `.json`, nor a recording, a picture or a note (`.md`, `.txt`). It is not read.
/// ## Why it matters
/// A misspelled extension would silently leave duas out of the library.
/// ## Example
/// `duas/core.xlm`
/// ## How to fix it
/// Give the file the extension `.xml` or `.json`, or move it out of the content folder.
enum UnknownFileKind: RuleDescription {
  static let id: RuleID = "FI05"
  static let name = "unknown-file-kind"
  static let severity = Severity.warning

  /// Reported at the file.
  static func finding(name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name.quoted()) is not read: sources end in `.xml` or `.json`", at: range)
  }
}

/// A source has another extension after its own, or its own in capitals.
///
/// ## What it does
/// Reports files such as `core.xml.txt` and `core.XML`. They are not read, and rules about the library as a whole wait until they
/// are.
/// ## Why it matters
/// Some editors add `.txt` to the name of a file, and some programs write extensions in capitals. Its duas would be missing then.
/// ## Example
/// `duas/core.xml.txt`
/// ## How to fix it
/// Rename the file as the message says, or move it out of the content folder.
enum MisnamedSource: RuleDescription {
  static let id: RuleID = "FI08"
  static let name = "misnamed-source"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(name: String, meant: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name.quoted()) is not read: rename it to \(meant.quoted()), or move it out of the content folder",
      at: range
    )
  }
}

/// The name of a file or folder is not readable text.
///
/// ## What it does
/// Reports the name of a file or folder that is not UTF-8 or contains a control character. The file is not read, nor what is in the
/// folder.
/// ## Why it matters
/// Such a name cannot be shown or typed, and other systems cannot store it.
/// ## Example
/// A name that contains a line feed.
/// ## How to fix it
/// Rename it; ASCII letters, digits and hyphens are safe everywhere.
enum UnreadableName: RuleDescription {
  static let id: RuleID = "FI06"
  static let name = "unreadable-name"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the file or folder.
  static func finding(name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the name \(name.quoted()) is not UTF-8 or contains a control character; "
        + "write it with ASCII letters, digits and hyphens",
      at: range
    )
  }
}

/// Two paths in the content folder are the same on some systems.
///
/// ## What it does
/// Reports paths that are equal apart from letter case and the composition of accents.
/// ## Why it matters
/// The file systems of macOS and Windows treat them as one file: a checkout there would lose one of the two.
/// ## Example
/// `duas/Core.xml` and `duas/core.xml`
/// ## How to fix it
/// Rename one of the files.
enum NamesDifferByCase: RuleDescription {
  static let id: RuleID = "FI07"
  static let name = "names-differ-by-case"
  static let severity = Severity.error

  /// `paths` are in the order of their file ids. Equality of `String` is canonical equivalence, which is what such file
  /// systems compare.
  static func findings(in paths: [String]) -> [Finding] {
    var first: [String: Int] = [:]
    return paths.indices.compactMap { index in
      guard let earlier = first.updateValue(index, forKey: paths[index].lowercased()) else { return nil }
      let note = Finding.Note("the other name", at: SourceRange(file: FileID(earlier), 0..<0))
      return Finding(
        Self.self,
        "\(paths[index].quoted()) and \(paths[earlier].quoted()) are one file on systems that "
          + "\(cause(paths[index], paths[earlier])); rename one",
        at: SourceRange(file: FileID(index), 0..<0),
        notes: [note]
      )
    }
  }

  /// What such systems do, as the end of a message. Names that differ in the composition of accents look the same.
  private static func cause(_ path: String, _ other: String) -> String {
    guard path == other else { return "ignore letter case" }
    let (scalars, others) = (Array(path.unicodeScalars), Array(other.unicodeScalars))
    let start = zip(scalars, others).prefix { $0.0 == $0.1 }.count
    return
      "compose accents: the first has \(letter(scalars[start...])), the second \(letter(others[start...]))"
  }

  /// The names of a letter and the marks on it.
  private static func letter(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let marks = scalars.dropFirst().prefix { $0.properties.canonicalCombiningClass != .notReordered }
    return (scalars.prefix(1) + marks.prefix(3)).map(\.codePointAndName).joined(separator: ", ")
  }
}

/// The sources pass the checks but do not form a library.
///
/// ## What it does
/// Reports why a draft cannot be resolved into a library although it passed all applicable rules.
/// ## Why it matters
/// A bundle contains everything that editors wrote, or is not written. A dua without an id has no row, a reference without a
/// target has no number, and a partly read file may contain more. Other rules report these problems first; this one is the last
/// check.
///
/// ## Example
/// A dua whose `audio` cannot be read, where no other rule reports it.
/// ## How to fix it
/// Fix what the message names. If no other rule reported it, that is a bug in this tool: please report it.
enum NotALibrary: RuleDescription {
  static let id: RuleID = "LB01"
  static let name = "not-a-library"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the record that cannot be resolved; without a place if the library as a whole cannot.
  static func finding(_ message: String, at range: SourceRange?) -> Finding {
    Finding(Self.self, message + "; the sources do not form a library", at: range)
  }
}
