import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation

extension SearchVocabulary {
  /// Reads all files of the vocabulary of a content folder, so that one can be tried without a build. Prints the first findings.
  init(inContent folder: String) throws {
    var reader = VocabularyReader()
    for path in Self.paths {
      reader.read(
        path,
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))),
        file: FileID(0)
      )
    }
    reader.checkTextNames(against: reader.vocabulary.texts)
    for finding in reader.findings.prefix(20) { print("\(finding.rule) \(finding.message)") }
    self = reader.vocabulary
  }
}
