import ArgumentParser
import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation
import SearchIndexing

/// Generates what `rizq` includes of the search vocabulary of the content.
struct SearchVocabularyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search-vocabulary",
    abstract: "Generate the included search vocabulary, and its tables, from content/search."
  )

  @OptionGroup var options: GenerationOptions

  func run() throws {
    try requirePackageFolder()
    var digests: [String: [UInt8]] = [:]
    var reader = VocabularyReader()
    for path in SearchVocabulary.paths {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "content/\(path)")))
      digests[path] = Self.sha256(of: bytes)
      reader.read(path, bytes, file: FileID(0))
    }
    reader.checkTextNames(against: reader.vocabulary.texts)
    guard reader.findings.isEmpty else {
      throw Failure("content/search has findings, which `rizq validate` shows; fix them first")
    }
    let vocabulary = reader.vocabulary
    let files = [
      ("vocabulary.bin", StandardVocabulary.bytes(of: vocabulary, digests: digests)),
      ("tables.bin", PreparedVocabulary(vocabulary).tables),
    ]
    try options.finish(
      files.map { OutputFile(path: "Sources/CSearchVocabulary/\($0)", contents: Data($1)) },
      command: "search-vocabulary"
    )
  }

  private static func sha256(of bytes: [UInt8]) -> [UInt8] {
    var checksum = Checksum()
    checksum.update(bytes)
    return checksum.digest()
  }
}
