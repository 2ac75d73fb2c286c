import ContentIngest
import Diagnostics
import DuaLibrary
import SearchIndexing

/// Classifies the names of files in a content folder.
enum FileNames {
  /// A source: XML or JSON.
  static func isSource(_ name: String) -> Bool { sourceEndings.contains { name.hasSuffix($0) } }

  private static let sourceEndings = [".xml", ".json"]

  /// `core.xml` for `core.xml.txt` and `core.XML`: a name with another extension after that of a source, or with that of a source
  /// in capitals. Nil for other names.
  static func sourceName(for name: String) -> String? {
    withLowercasedEnding(name)
      ?? name.lastIndex(of: ".").flatMap { withLowercasedEnding(String(name[..<$0])) }
  }

  /// A name with the extension of a source, in small letters; nil for other names.
  private static func withLowercasedEnding(_ name: String) -> String? {
    let lowercased = name.lowercased()
    return sourceEndings.first { lowercased.hasSuffix($0) }.map { String(name.dropLast($0.count)) + $0 }
  }

  /// The temporary name of the new version of a file until it replaces the old one; short, however long the name of the file
  /// is.
  static func temporaryName(for file: FileID) -> String { "\(temporaryPrefix)\(file.rawValue)" }

  /// Whether a file was left by a run that did not finish; see ``temporaryName(for:)``.
  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryPrefix) && UInt32(name.dropFirst(temporaryPrefix.count)) != nil
  }

  private static let temporaryPrefix = ".rizq-new-"

  /// The search vocabulary, which has a reader of its own.
  static func isSearchVocabulary(_ path: String) -> Bool {
    SearchVocabulary.paths.contains(path)
  }

  /// Files of version control, editors and operating systems. Word processors begin the names of lock files with `~$`.
  static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("~$") || name.hasSuffix("~")
      || name.hasPrefix("#") && name.hasSuffix("#")
      || [".swp", ".swo", ".tmp", ".bak", ".orig", ".rej"].contains(where: name.hasSuffix)
      || ["Thumbs.db", "desktop.ini"].contains(name)
  }

  /// Files that accompany sources: recordings, pictures, notes to readers.
  static func isAsset(_ name: String) -> Bool {
    [".m4a", ".mp3", ".aac", ".opus", ".wav", ".png", ".jpg", ".svg", ".md", ".txt"].contains(
      where: name.hasSuffix
    )
      || ["LICENSE", "NOTICE"].contains(name)
  }
}
