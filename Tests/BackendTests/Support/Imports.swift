import ContentDraft
import ContentImport
import ContentIngest
import Diagnostics
import DuaLibrary
import Testing

@testable import LibraryCompiler

/// Imports files, and builds the library of the sources that are written.
enum Imports {
  static func run(_ format: ForeignFormat, _ files: [(path: String, bytes: [UInt8])]) throws -> ImportResult {
    try ContentImport.run(
      format,
      files: files.enumerated().map { index, file in
        ForeignFile(path: file.path, file: FileID(index), bytes: file.bytes)
      }
    )
  }

  static func run(_ format: ForeignFormat, _ text: String) throws -> ImportResult {
    try run(format, [("file", Array(text.utf8))])
  }

  /// The library of the sources of an import without errors.
  static func library(_ result: ImportResult) throws -> Library {
    let errors = result.findings.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors.map(\.message))")
    let ingested = result.files.enumerated().map { index, file in
      ContentIngest.ingest(file.bytes, file: FileID(index), path: file.path)
    }
    for file in ingested {
      let errors = file.findings.filter { $0.severity == .error }
      try #require(errors.isEmpty, "\(file.path): \(errors.map(\.message))")
    }
    return try Library(resolving: LibraryDraft(files: ingested))
  }
}

extension ImportResult {
  /// The ids of the rules with findings, sorted, each once.
  var rules: [String] { Set(findings.map(\.rule.rawValue)).sorted() }

  func messages(_ rule: RuleID) -> [String] { findings.filter { $0.rule == rule }.map(\.message) }
}
