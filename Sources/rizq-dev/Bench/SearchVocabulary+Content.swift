import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation

extension SearchVocabulary {
  /// Reads all files of the vocabulary of a content folder, so that one can be tried without a build. Prints the first findings.
  init(inContent folder: String) throws {
    let reader = VocabularyReader(of: try Self.files(inContent: folder))
    for finding in reader.findings.prefix(20) { print("\(finding.rule) \(finding.message)") }
    self = reader.vocabulary
  }

  /// The bytes of the files of a content folder, by ``paths``.
  static func files(inContent folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in paths {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
        throw Failure("\(folder)/\(path) cannot be read")
      }
      files[path] = Array(data)
    }
    return files
  }
}

extension VocabularyReader {
  /// Reads all files of a vocabulary, and compares them with each other.
  init(of files: [String: [UInt8]]) {
    self.init()
    for path in SearchVocabulary.paths { read(path, files[path] ?? [], file: FileID(0)) }
    checkTextNames(against: vocabulary.texts)
  }
}
