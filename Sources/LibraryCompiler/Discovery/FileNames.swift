import ContentIngest
import DuaLibrary

import Diagnostics
import SearchIndexing

/// Which names in a content folder mean what.
enum FileNames {
  /// A file that a reader of ours reads.
  static func isSource(_ name: String) -> Bool { name.hasSuffix(".xml") || name.hasSuffix(".json") }

  /// How the new state of a file is called until it takes the place of the old: short, whatever the file is called.
  static func temporaryName(for file: FileID) -> String { "\(temporaryPrefix)\(file.rawValue)" }

  /// What a run that did not end well has left of ``temporaryName(for:)``.
  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryPrefix) && UInt32(name.dropFirst(temporaryPrefix.count)) != nil
  }

  private static let temporaryPrefix = ".rizq-new-"

  /// What the search index is made with; it has a reader of its own.
  static func isSearchVocabulary(_ path: String) -> Bool {
    path == SearchVocabulary.synonymsPath || path == SearchVocabulary.aliasesPath
  }

  /// What version control, editors and operating systems leave behind.
  static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") && name.hasSuffix("#")
      || [".swp", ".swo", ".tmp", ".bak", ".orig", ".rej"].contains(where: name.hasSuffix)
      || ["Thumbs.db", "desktop.ini"].contains(name)
  }

  /// What belongs beside sources and is not one: recordings, pictures, a note to readers.
  static func isAsset(_ name: String) -> Bool {
    [".m4a", ".mp3", ".aac", ".opus", ".wav", ".png", ".jpg", ".svg", ".md", ".txt"].contains(
      where: name.hasSuffix
    )
      || ["LICENSE", "NOTICE"].contains(name)
  }
}
