import ContentIngest
import Diagnostics
import DuaLibrary
import DuaRecognition
import Foundation
import QuranText
import UnicodeText

@testable import ContentImport

/// Runs imports of texts.
enum Importing {
  /// Knows the names of this project, and the Quran.
  static let identifier = Result { () throws -> TextIdentifier in
    TextIdentifier(.standard(), QuranLocator(fingerprints: try .shipped()))
  }

  static func run(
    _ format: ForeignFormat,
    _ files: [(path: String, text: String)],
    columns: [TableField: String] = [:],
    language: LanguageTag = .english
  ) throws -> ImportResult {
    try run(format, bytes: files.map { ($0.path, Array($0.text.utf8)) }, columns: columns, language: language)
  }

  static func run(
    _ format: ForeignFormat,
    bytes: [(path: String, bytes: [UInt8])],
    columns: [TableField: String] = [:],
    language: LanguageTag = .english
  ) throws -> ImportResult {
    try ContentImport.run(
      format,
      files: bytes.enumerated().map { index, file in
        ForeignFile(path: file.path, file: FileID(index), bytes: file.bytes)
      },
      options: ImportOptions(language: language, columns: columns)
    )
  }
}

extension ImportResult {
  /// The ids of the rules with findings, sorted, each once.
  var rules: [String] { Set(findings.map(\.rule.rawValue)).sorted() }

  /// The messages of a rule's findings.
  func messages(_ rule: RuleID) -> [String] { findings.filter { $0.rule == rule }.map(\.message) }

  /// The rows of a written file, as JSON.
  func rows(_ kind: String) throws -> [[String: Any]] {
    try files.filter { $0.path.hasPrefix("\(kind)/") }.flatMap { file in
      let object = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
      return object?[kind] as? [[String: Any]] ?? []
    }
  }

  var declaration: [String: Any] {
    get throws {
      let file = files.first { $0.path == "library.json" }
      return try JSONSerialization.jsonObject(with: Data(file?.bytes ?? [])) as? [String: Any] ?? [:]
    }
  }
}
