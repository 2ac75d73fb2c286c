import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation

extension SearchVocabulary {
  /// Reads all files of the vocabulary of a content folder, so that one can be tried without a build. Prints the first findings.
  init(inContent folder: String) throws {
    func bytes(_ path: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")))
    }
    var reader = VocabularyReader()
    reader.readSynonyms(try bytes(Self.synonymsPath), file: FileID(0))
    reader.readAliases(try bytes(Self.aliasesPath), file: FileID(0))
    reader.readTopics(try bytes(Self.topicsPath), file: FileID(0))
    reader.readKeywords(try bytes(Self.keywordsPath), file: FileID(0))
    reader.checkTextNames(against: reader.vocabulary.texts)
    for finding in reader.findings.prefix(20) { print("\(finding.rule) \(finding.message)") }
    self = reader.vocabulary
  }
}
